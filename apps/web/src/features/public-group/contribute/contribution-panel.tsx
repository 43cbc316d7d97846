import type { ShownGroup } from '@giftwell/contracts/payments/group-purchases';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { useUser } from '../../../data/use-user.js';
import { errorMessage } from '../../../ui/feedback/app-error.js';
import { toast } from '../../../ui/feedback/toasts.js';
import { inDollars } from '../../../ui/fields/gift-money.js';
import { comeBackText, endedText, noContributionsText } from '../../../ui/money/group-words.js';
import { panelStyles } from '../../../ui/theme/panel.styles.js';
import { useCancelOrder, useOrder, usePledge, type OrderInput } from '../public-group.api.js';
import { Confirmation } from './confirmation.js';
import { ContributionForm } from './contribution-form.js';
import { noValues, type ContributionInput, type ContributionValues } from './contribution-values.js';
import {
  endPendingPayment,
  storePendingPayment,
  pendingPaymentOf,
  unfinishedPayment,
  type PendingPayment,
} from './pending-payment.js';
import { PaymentStep } from './payment-step.js';
import { PledgePayment } from './pledge-payment.js';

export interface ContributionPanelProps {
  gift: ShownGroup;
  /** The order with which PayPal sent the visitor back. */
  orderId: string | null;
  isCancelled: boolean;
  /** The code of a pledge to pay. */
  pledge: string | null;
  /** It stays open from now on, also once a payment that was begun before is over. */
  onShown: () => void;
  /** The order wasn't paid, which a reload needn't find out again. */
  onSettled: () => void;
  /** Everything is done, or the visitor leaves. */
  onDone: () => void;
}

type Stage =
  | { kind: 'form'; values: ContributionValues | null; note?: string }
  | { kind: 'pay'; paying: PendingPayment }
  | { kind: 'confirm'; orderId: string };

const cancelled = 'The payment was canceled. Nothing was charged.';

function firstStage({ orderId, isCancelled }: ContributionPanelProps, begun: PendingPayment | null): Stage {
  if (begun && begun.orderId !== orderId) return { kind: 'pay', paying: begun };
  if (orderId === null) return { kind: 'form', values: null };
  if (isCancelled) return { kind: 'form', values: begun?.values ?? null, note: cancelled };
  return { kind: 'confirm', orderId };
}

/** The steps of a contribution: the form, the payment, and the result. */
export function ContributionPanel(props: ContributionPanelProps) {
  const { gift, onShown, onSettled, onDone } = props;
  const { user } = useUser();
  const { begun, pledge } = useBegun(props);
  const [stage, setStage] = useState(() => firstStage(props, begun));
  const order = useOrder(gift.shareCode);
  const cancel = useGiveUp(gift.shareCode);
  useEffect(onShown, [onShown]);
  useCancelled(props, cancel);
  const pledging = usePledging(gift.shareCode, onDone);

  const pay = (input: OrderInput, values: ContributionValues | null) =>
    order.mutate(input, {
      onSuccess: ({ id, approveUrl, expiresAt }) => {
        const { amount, pledge: paid = null } = input;
        const { shareCode } = gift;
        const paying: PendingPayment = {
          ...{ shareCode, orderId: id, approveUrl, expiresAt },
          ...{ amount, values, pledge: paid },
        };
        storePendingPayment(paying);
        setStage({ kind: 'pay', paying });
      },
      onError: failed('Contribution failed'),
    });
  const submit = (input: ContributionInput, values: ContributionValues) => {
    if (gift.acceptsMoney) pay(input, values);
    else pledging.promise(input);
  };
  const back = (values: ContributionValues | null, note?: string) =>
    setStage({ kind: 'form', values, ...(note && { note }) });
  if (stage.kind === 'pay')
    return (
      <Panel key="pay" title={completing}>
        <PaymentStep
          paying={stage.paying}
          onApproved={(id) => setStage({ kind: 'confirm', orderId: id })}
          onChange={() => {
            cancel(stage.paying.orderId);
            back(stage.paying.values);
          }}
        />
      </Panel>
    );
  if (stage.kind === 'confirm')
    return (
      <Panel key="confirm" title={completing}>
        <Confirmation
          shareCode={gift.shareCode}
          orderId={stage.orderId}
          onDone={() => {
            endPendingPayment(stage.orderId);
            onDone();
          }}
          onBack={(note) => {
            cancel(stage.orderId);
            onSettled();
            back(pendingPaymentOf(stage.orderId)?.values ?? null, note);
          }}
        />
      </Panel>
    );
  if (!gift.acceptsMoney && !gift.acceptsPledges) return <NotNow gift={gift} note={stage.note} />;
  return (
    <Panel key="form" title="Contribute">
      {stage.note && <NotPaid>{stage.note}</NotPaid>}
      <Retrying isPending={order.isPending} failures={order.failureCount} />
      {pledge ? (
        <PledgePayment
          gift={gift}
          code={pledge}
          isPending={order.isPending}
          onPay={(input) => pay(input, null)}
          onClose={onDone}
        />
      ) : (
        <ContributionForm
          gift={gift}
          values={stage.values ?? { ...noValues, contributorName: user?.username ?? '' }}
          isPending={order.isPending || pledging.isPending}
          onSubmit={submit}
          onClose={onDone}
        />
      )}
    </Panel>
  );
}

/**
 * What was begun before, and the pledge that is paid: PayPal sends the visitor back without its code. The address may
 * still have an order that was canceled, after which another one was begun.
 */
function useBegun({ gift, orderId, pledge }: ContributionPanelProps) {
  const [begun] = useState(() => {
    const unfinished = unfinishedPayment(gift);
    if (unfinished && (pledge === null || unfinished.pledge === pledge)) return unfinished;
    return orderId === null ? null : pendingPaymentOf(orderId);
  });
  return { begun, pledge: pledge ?? begun?.pledge ?? null };
}

/** Ends a payment that was canceled on PayPal's page. */
function useCancelled(
  { orderId, isCancelled, onSettled }: ContributionPanelProps,
  cancel: (orderId: string) => void,
) {
  const settle = useEffectEvent(onSettled);
  useEffect(() => {
    if (!orderId || !isCancelled) return;
    cancel(orderId);
    settle();
  }, [orderId, isCancelled, cancel]);
}

/** Ends an unfinished payment, so that its amount is free again. */
function useGiveUp(shareCode: string) {
  const { mutate } = useCancelOrder(shareCode);
  return useCallback(
    (orderId: string) => {
      endPendingPayment(orderId);
      mutate(orderId);
    },
    [mutate],
  );
}

/** What became of a payment. */
const NotPaid = ({ children }: { children: ReactNode }) => (
  <Box role="alert" sx={{ p: 2, borderRadius: '12px', bgcolor: 'blush.main', color: 'blush.contrastText' }}>
    {children}
  </Box>
);

/** Instead of the form, for those who come back from PayPal or by the link of a pledge: it is over, or payments are off. */
const NotNow = ({ gift: { status }, note }: { gift: ShownGroup; note: string | undefined }) => (
  <Panel title="Contribute">
    {note && <NotPaid>{note}</NotPaid>}
    <Typography>{status === 'active' ? `${noContributionsText} ${comeBackText}` : endedText}</Typography>
  </Panel>
);

/** That an order is repeated. */
const Retrying = ({ isPending, failures }: { isPending: boolean; failures: number }) =>
  isPending && failures > 0 ? (
    <Typography role="status">
      This is taking longer than usual. We’re trying again. You won’t be charged twice.
    </Typography>
  ) : null;
const completing = 'Complete Your Contribution';

const failed = (title: string) => (error: Error) =>
  void toast({ variant: 'destructive', title, description: errorMessage(error, 'Please try again.') });

function usePledging(shareCode: string, onDone: () => void) {
  const pledge = usePledge(shareCode);
  return {
    isPending: pledge.isPending,
    promise: ({ contributorEmail, ...input }: ContributionInput) =>
      pledge.mutate(
        { ...input, contributorEmail: contributorEmail! },
        {
          onSuccess: ({ amount }) => {
            toast({ title: 'Thank you!', description: `You promised ${inDollars(amount)}.` });
            onDone();
          },
          onError: failed('Contribution failed'),
        },
      ),
  };
}

/** Each step is shown from its top, with the focus on its title. */
function Panel({ title, children }: { title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Box component="section" aria-label={title} sx={{ ...panelStyles, gap: 2.5 }}>
      <Typography ref={heading} variant="h3" component="h2" tabIndex={-1} sx={{ scrollMarginTop: 88 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

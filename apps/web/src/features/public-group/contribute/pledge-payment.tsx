import type { ShownGroup } from '@giftwell/contracts/payments/group-purchases';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { LoadError } from '../../../ui/feedback/load-error.js';
import { inDollars } from '../../../ui/fields/gift-money.js';
import { contributionQuery, type OrderInput } from '../public-group.api.js';

interface PledgePaymentProps {
  gift: ShownGroup;
  /** The secret code of the pledge. */
  code: string;
  isPending: boolean;
  onPay: (input: OrderInput) => void;
  onClose: () => void;
}

/** Asks to pay what was promised. */
export function PledgePayment({ gift, code, isPending, onPay, onClose }: PledgePaymentProps) {
  const { data, error, isFetching, refetch } = useQuery(contributionQuery(gift.shareCode, code));
  if (error)
    return (
      <LoadError error={error} what="your promise" retrying={isFetching} onRetry={() => void refetch()} />
    );
  if (!data) return <Typography role="status">Looking for your promise…</Typography>;
  const { contributorName, amount, state } = data;
  const isOpen = state === 'pledged' && gift.acceptsMoney;
  return (
    <>
      <Typography>
        {isOpen && `You promised ${inDollars(amount)}, and the promises cover the goal. It’s time to pay.`}
        {state === 'pledged' && !isOpen && 'You’ll be asked to pay once the promises cover the goal.'}
        {state !== 'pledged' && 'This promise is paid already. Thank you!'}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {isOpen && (
          <Button
            variant="contained"
            disabled={isPending}
            aria-busy={isPending}
            onClick={() => onPay({ contributorName, amount, pledge: code })}
          >
            Pay {inDollars(amount)}
          </Button>
        )}
        <Button variant="text" color="inherit" onClick={onClose}>
          Not now
        </Button>
      </Box>
    </>
  );
}

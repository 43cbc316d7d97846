import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect, useRef } from 'react';
import { errorCode, errorKind, errorMessage } from '../../../ui/feedback/app-error.js';
import { toast } from '../../../ui/feedback/toasts.js';
import { inDollars } from '../../../ui/fields/gift-money.js';
import { useCapture } from '../public-group.api.js';
import { backLabel, pendingPaymentOf } from './pending-payment.js';

interface ConfirmationProps {
  shareCode: string;
  orderId: string;
  onDone: () => void;
  /** Back to the form; `note` says why. */
  onBack: (note?: string) => void;
}

const declined = 'Your payment was declined. Nothing was charged. Please try another way to pay.';
const refused = 'There was an issue processing your payment. Please try again.';

/** Takes the approved payment, and says what became of it. */
export function Confirmation({ shareCode, orderId, onDone, onBack }: ConfirmationProps) {
  const { mutate, error, isPending } = useCapture(shareCode);
  const begun = useRef(false);
  const confirm = useCallback(
    () =>
      mutate(orderId, {
        onSuccess: ({ status, isTest }) => {
          if (status === 'DECLINED') {
            // Giving the order up closes error messages.
            onBack(declined);
            return void toast({ variant: 'destructive', title: 'Payment Failed', description: refused });
          }
          toast(status === 'PENDING' ? pending : successOf(orderId, isTest));
          onDone();
        },
        onError: (failure) =>
          void toast({
            variant: 'destructive',
            title: 'Payment Failed',
            description: errorMessage(failure, refused),
          }),
      }),
    [mutate, orderId, onBack, onDone],
  );
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    confirm();
  }, [confirm]);
  if (!error || isPending) return <Typography role="status">Confirming your payment…</Typography>;
  const isUnknown = errorKind(error) === 'unavailable' || errorKind(error) === 'internal';
  const approveUrl = errorCode(error) === 'order_not_approved' && pendingPaymentOf(orderId)?.approveUrl;
  return (
    <>
      <Typography>
        {isUnknown
          ? 'We don’t know yet whether your payment went through. Trying again never charges you twice.'
          : errorMessage(error, refused)}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {isUnknown && (
          <Button variant="contained" onClick={confirm}>
            Try again
          </Button>
        )}
        {approveUrl && (
          <Button variant="contained" onClick={() => window.location.assign(approveUrl)}>
            Continue to payment
          </Button>
        )}
        <Button variant="outlined" onClick={isUnknown ? onDone : () => onBack()}>
          {isUnknown ? 'Not now' : backLabel(pendingPaymentOf(orderId))}
        </Button>
      </Box>
    </>
  );
}

const pending = {
  title: 'Almost there',
  description: 'PayPal is still checking your payment. It counts once it’s done.',
};

function successOf(orderId: string, isTest: boolean) {
  const amount = pendingPaymentOf(orderId)?.amount;
  const thanks = amount ? `Thank you for your ${inDollars(amount)}.` : 'Thank you!';
  return {
    title: 'Contribution Successful!',
    description: isTest ? `${thanks} Test mode: no money moved.` : thanks,
  };
}

import type { PaymentMode } from '@giftwell/contracts/payments/paypal';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadError } from '../../../ui/feedback/load-error.js';
import { inDollars } from '../../../ui/fields/gift-money.js';
import { setupQuery } from '../public-group.api.js';
import { backLabel, type PendingPayment } from './pending-payment.js';
import { PaypalButtons } from './paypal-buttons.js';

interface PaymentStepProps {
  paying: PendingPayment;
  onApproved: (orderId: string) => void;
  onChange: () => void;
}

const timeFormat = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });

/** Pays the reserved amount at PayPal. */
export function PaymentStep({ paying, onApproved, onChange }: PaymentStepProps) {
  const setup = useQuery(setupQuery);
  // A blocker or a network may refuse PayPal's script, but not its page.
  const [isMissing, setMissing] = useState(false);
  const { amount, expiresAt, approveUrl, orderId, pledge } = paying;
  return (
    <>
      <Typography>
        You’re paying <b>{inDollars(amount)}</b>
        {pledge !== null && ', as you promised,'} with PayPal or a card. We hold this amount for you until{' '}
        {timeFormat.format(new Date(expiresAt))}.
      </Typography>
      {setup.data && <ModeHint mode={setup.data.mode} />}
      {setup.error && (
        <LoadError
          error={setup.error}
          what="the payment"
          retrying={setup.isFetching}
          onRetry={() => void setup.refetch()}
        />
      )}
      {isMissing && (
        <Typography role="alert">
          We couldn’t show PayPal’s buttons here. You can pay on PayPal’s page instead.
        </Typography>
      )}
      {setup.data?.clientId && !isMissing && (
        <PaypalButtons
          clientId={setup.data.clientId}
          orderId={orderId}
          onApproved={onApproved}
          onMissing={() => setMissing(true)}
        />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {(isMissing || setup.data?.mode === 'test') && (
          <Button variant="contained" onClick={() => window.location.assign(approveUrl)}>
            Continue to payment
          </Button>
        )}
        <Button variant="outlined" onClick={onChange}>
          {backLabel(paying)}
        </Button>
      </Box>
    </>
  );
}

const hints: Partial<Record<PaymentMode, string>> = {
  test: 'No money moves. The next page stands in for PayPal. You don’t need a card.',
  sandbox:
    'This is PayPal’s test site: no money moves. Use the test card 4111 1111 1111 1111 with any future date and any code.',
};

const ModeHint = ({ mode }: { mode: PaymentMode }) =>
  hints[mode] ? (
    <Box role="note" sx={{ p: 2, borderRadius: '12px', bgcolor: 'blush.main', color: 'blush.contrastText' }}>
      <b>Test mode.</b> {hints[mode]}
    </Box>
  ) : null;

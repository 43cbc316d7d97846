import { loadScript } from '@paypal/paypal-js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { toast } from '../../../ui/feedback/toasts.js';

interface PaypalButtonsProps {
  clientId: string;
  orderId: string;
  onApproved: (orderId: string) => void;
}

/** PayPal's own buttons, from its site. */
export function PaypalButtons({ clientId, orderId, onApproved }: PaypalButtonsProps) {
  const place = useRef<HTMLDivElement>(null);
  const approved = useRef(onApproved);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    approved.current = onApproved;
  });
  useEffect(() => {
    let isCurrent = true;
    let close: (() => unknown) | undefined;
    const show = async () => {
      const paypal = await loadScript({
        clientId,
        currency: 'USD',
        intent: 'capture',
        components: 'buttons',
      });
      const buttons = paypal?.Buttons?.({
        createOrder: () => Promise.resolve(orderId),
        onApprove: () => Promise.resolve(approved.current(orderId)),
        onError: () =>
          void toast({
            variant: 'destructive',
            title: 'Payment Failed',
            description: 'There was an issue processing your payment. Please try again.',
          }),
      });
      if (!buttons) throw new Error('PayPal has no buttons');
      if (!isCurrent || !place.current) return;
      close = () => buttons.close();
      await buttons.render(place.current);
    };
    show().catch(() => isCurrent && setMissing(true));
    return () => {
      isCurrent = false;
      close?.();
    };
  }, [clientId, orderId]);
  return (
    <>
      <Box ref={place} sx={{ minHeight: 48 }} />
      {isMissing && (
        <Typography role="alert">
          We couldn’t reach PayPal. Please check your connection and try again.
        </Typography>
      )}
    </>
  );
}

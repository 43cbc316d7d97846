import { loadScript } from '@paypal/paypal-js';
import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { toast } from '../../../ui/feedback/toasts.js';

interface PaypalButtonsProps {
  clientId: string;
  orderId: string;
  onApproved: (orderId: string) => void;
  /** They couldn't be loaded. */
  onMissing: () => void;
}

/** PayPal's own buttons, from its site. */
export function PaypalButtons({ clientId, orderId, onApproved, onMissing }: PaypalButtonsProps) {
  const place = useRef<HTMLDivElement>(null);
  const handlers = useRef({ onApproved, onMissing });
  useEffect(() => {
    handlers.current = { onApproved, onMissing };
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
        onApprove: () => Promise.resolve(handlers.current.onApproved(orderId)),
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
    show().catch(() => isCurrent && handlers.current.onMissing());
    return () => {
      isCurrent = false;
      close?.();
    };
  }, [clientId, orderId]);
  return <Box ref={place} sx={{ minHeight: 48 }} />;
}

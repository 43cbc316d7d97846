import type { ShownGroup } from '@giftwell/contracts/payments/group-purchases';
import { useLocation, useNavigate } from 'react-router-dom';
import { useUser } from '../../data/use-user.js';
import { unfinishedPayment } from './contribute/pending-payment.js';

interface Arrival {
  /** The order with which PayPal sent the visitor back. */
  orderId: string | null;
  isCancelled: boolean;
  /** The code of a pledge to pay, from a mail. */
  pledge: string | null;
  /** A payment was begun in this tab and can be continued. */
  isPaying: boolean;
  /** Removes it from the address. */
  forget: () => void;
}

/** What the address and this tab say besides the group gift. Nothing in the first render, which is the same for everyone. */
export function useGroupArrival(gift: ShownGroup): Arrival {
  const { status } = useUser();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(status === 'unknown' ? '' : search);
  return {
    orderId: query.get('token'),
    isCancelled: query.get('cancelled') !== null,
    pledge: query.get('pledge'),
    isPaying: status !== 'unknown' && unfinishedPayment(gift) !== null,
    forget: () => {
      if (search) void navigate(pathname, { replace: true });
    },
  };
}

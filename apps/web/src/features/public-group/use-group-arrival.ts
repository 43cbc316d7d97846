import { useLocation, useNavigate } from 'react-router-dom';
import { useUser } from '../../data/use-user.js';

interface Arrival {
  /** The order with which PayPal sent the visitor back. */
  orderId: string | null;
  isCancelled: boolean;
  /** The code of a pledge to pay, from a mail. */
  pledge: string | null;
  /** Removes it from the address. */
  forget: () => void;
}

/** What the address says besides the group gift. Nothing in the first render, which is the same for everyone. */
export function useGroupArrival(): Arrival {
  const { status } = useUser();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(status === 'unknown' ? '' : search);
  return {
    orderId: query.get('token'),
    isCancelled: query.get('cancelled') !== null,
    pledge: query.get('pledge'),
    forget: () => {
      if (search) void navigate(pathname, { replace: true });
    },
  };
}

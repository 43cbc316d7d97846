import type { ShownGroup } from '@giftwell/contracts/payments/group-purchases';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useUser } from '../../data/use-user.js';
import { unfinishedPayment } from './contribute/pending-payment.js';

/** What the address says. */
interface Said {
  /** The order with which PayPal sent the visitor back. */
  orderId: string | null;
  isCancelled: boolean;
  /** The code of a pledge to pay, from a mail. */
  pledge: string | null;
}

interface Arrival extends Said {
  /** A payment was begun in this tab and can be continued. */
  isPaying: boolean;
  /** Removes it from the address, so that a reload doesn't repeat it. The page still shows what came of it. */
  settle: () => void;
  /** Forgets it altogether. */
  forget: () => void;
}

const nothing: Said = { orderId: null, isCancelled: false, pledge: null };

function saidIn(search: string): Said | null {
  const query = new URLSearchParams(search);
  const [orderId, pledge] = [query.get('token'), query.get('pledge')];
  if (orderId === null && pledge === null) return null;
  return { orderId, isCancelled: query.get('cancelled') !== null, pledge };
}

/** What the address and this tab say besides the group gift. Nothing in the first render, which is the same for everyone. */
export function useGroupArrival(gift: ShownGroup): Arrival {
  const { status } = useUser();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [settled, setSettled] = useState<Said | null>(null);
  const said = (status === 'unknown' ? null : saidIn(search)) ?? settled;
  const leave = (rest: Said | null) => {
    setSettled(rest);
    if (search) void navigate(pathname, { replace: true });
  };
  return {
    ...(said ?? nothing),
    isPaying: status !== 'unknown' && unfinishedPayment(gift) !== null,
    settle: () => leave(said),
    forget: () => leave(null),
  };
}

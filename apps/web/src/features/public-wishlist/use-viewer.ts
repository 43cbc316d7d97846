import type { HeldReservation } from '@giftwell/contracts/planning/reservations';
import type { ShownItem } from '@giftwell/contracts/planning/wishlists';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { isKnownAsOwn, rememberOwn } from '../../data/stores/own-wishlists.js';
import { useUser } from '../../data/use-user.js';
import { useLocalReservations } from './local-reservations.js';
import { takenQuery } from './public-wishlist.api.js';

export interface Viewer {
  /** `owner-here`: of another account or of a guest, but made in this browser. Unknown until the server has answered. */
  role: 'unknown' | 'guest' | 'owner' | 'owner-here';
  /** How many pieces are left, as far as this viewer may know. */
  leftOf: (item: Pick<ShownItem, 'id' | 'quantity'>) => number;
  /** The same array for every item without one. */
  heldOf: (itemId: number) => readonly HeldReservation[];
  /** Says that this browser is used by someone other than the owner. */
  notTheOwner: () => void;
}

/** It couldn't be loaded what is taken. */
export interface TakenProblem {
  /** Null during a retry. */
  error: Error | null;
  retrying: boolean;
  onRetry: () => void;
}

const none: readonly HeldReservation[] = [];

/** Who looks at a shared list, and what they may know. */
export function useViewer(shareCode: string): Viewer & { problem: TakenProblem | null } {
  const { user, status } = useUser();
  const [denied, setDenied] = useState(false);
  const isKnown = status !== 'unknown';
  const asOwner = isKnown && !denied && isKnownAsOwn(shareCode);
  const query = useQuery({ ...takenQuery(shareCode, user?.id ?? null, asOwner), enabled: isKnown });
  const { data } = query;
  const heldHere = useLocalReservations();
  const isOwn = data?.isOwn ?? false;
  useEffect(() => {
    if (isOwn) rememberOwn([{ shareCode }]);
  }, [isOwn, shareCode]);
  const viewer = useMemo((): Viewer => {
    const taken = new Map(data?.items.map((item) => [item.id, item.taken]));
    const held = [...(data?.mine ?? []), ...heldHere];
    const others = asOwner ? 'owner-here' : 'guest';
    return {
      role: !data ? 'unknown' : isOwn ? 'owner' : others,
      leftOf: ({ id, quantity }) => Math.max(0, quantity - (taken.get(id) ?? 0)),
      heldOf(itemId) {
        if (isOwn || asOwner) return none;
        const found = held.filter((each) => each.itemId === itemId);
        return found.length > 0 ? found : none;
      },
      notTheOwner: () => setDenied(true),
    };
  }, [data, heldHere, isOwn, asOwner]);
  return { ...viewer, problem: problemOf(query) };
}

function problemOf({
  data,
  error,
  errorUpdateCount,
  isFetching,
  refetch,
}: UseQueryResult): TakenProblem | null {
  if (data !== undefined || errorUpdateCount === 0) return null;
  return { error, retrying: isFetching, onRetry: () => void refetch() };
}

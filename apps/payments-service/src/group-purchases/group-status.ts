import type { GroupStatus } from '@giftwell/contracts/payments/group-purchases';
import type { GroupPurchaseEntity } from './group-purchase.entity.js';

type Relevant = Pick<GroupPurchaseEntity, 'bookedCents' | 'targetCents' | 'endsAt' | 'closedAt'>;

/** The only place that decides the status of a group. */
export function statusOf({ bookedCents, targetCents, endsAt, closedAt }: Relevant, now: Date): GroupStatus {
  if (closedAt) return 'closed';
  if (bookedCents >= targetCents) return 'completed';
  return endsAt && endsAt <= now ? 'expired' : 'active';
}

type Collecting = Relevant & Pick<GroupPurchaseEntity, 'collects' | 'coveredAt'>;

/** Promises first: money only once the promises cover the target. */
const isCollectingMoney = ({ collects, coveredAt }: Collecting) => collects === 'money' || coveredAt !== null;

export const acceptsMoney = (group: Collecting, now: Date): boolean =>
  statusOf(group, now) === 'active' && isCollectingMoney(group);
export const acceptsPledges = (group: Collecting, now: Date): boolean =>
  statusOf(group, now) === 'active' && !isCollectingMoney(group);

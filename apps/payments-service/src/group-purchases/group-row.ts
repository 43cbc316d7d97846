import type { EventData } from '@giftwell/contracts/core/event';
import { toDollars } from '@giftwell/contracts/core/money';
import type { groupGiftChanged } from '@giftwell/contracts/payments/events';
import type { GroupPurchase, ShownGroup } from '@giftwell/contracts/payments/group-purchases';
import type { GroupPurchaseEntity } from './group-purchase.entity.js';
import { acceptsMoney, acceptsPledges, statusOf } from './group-status.js';

/** A group as the statements return it, with money in cents. */
export interface GroupRow extends Omit<
  GroupPurchaseEntity,
  | ('status' | 'deletedAt' | 'timeZone' | 'voteEndedAt' | 'organizerNamedAt')
  | ('version' | 'wishlistCode' | 'wishlistItemId' | 'endingToldOf' | 'remindedOf')
> {
  pledgedCents: number;
  contributorCount: number;
}

/** The same without its sums. */
export type StoredGroup = Omit<GroupRow, 'pledgedCents' | 'contributorCount'>;

/** SQL: whether a payment of the pledge with this alias holds a reservation. */
export const isBeingPaidSql = (pledge: string): string => `EXISTS (SELECT FROM contributions paying
  WHERE paying."pledgeId" = ${pledge}.id AND paying.state IN ('created', 'reserved', 'capturing', 'pending'))`;

/** Columns of a group `g` without its sums. */
export const storedColumns = `g.id, g."organizerId", g."organizerName", g.title, g.description, g."targetCents",
  g."bookedCents", g."reservedCents", g."shareCode", g."recipientId", g."recipientName", g."occasionType",
  g.deadline::text AS deadline, g."endsAt", g.collects, g."ifShort", g."hiddenFrom", g."hiddenUserId", g.picture, g.thanks,
  g."thanksPhoto", g."closedAt", g."coveredAt", g."boughtAt", g."refundsAllAt",
  g."refundsAfter"::text AS "refundsAfter", g."createdAt"`;

/** Columns of a group `g` with its sums. */
export const groupColumns = `${storedColumns}, p."pledgedCents", p."contributorCount"`;

/** The sums of each group `g`. A pledge that is being paid counts as reserved, not as promised. */
export const groupSums = `CROSS JOIN LATERAL (
  SELECT coalesce(sum(c."amountCents") FILTER (WHERE c.state = 'pledged' AND NOT ${isBeingPaidSql('c')}), 0)::int
      AS "pledgedCents",
    count(*) FILTER (WHERE c.state IN ('pledged', 'completed'))::int AS "contributorCount"
  FROM contributions c WHERE c."groupPurchaseId" = g.id) p`;

/**
 * The organizer of the group `g`, and its contributors with an account: their browsers are told of changes. Who recorded
 * cash is the organizer.
 */
export const peopleSql = (id: string): string => `SELECT g."organizerId" AS "userId" UNION
  SELECT "userId" FROM contributions
  WHERE "groupPurchaseId" = ${id} AND "userId" IS NOT NULL AND kind <> 'manual'`;

/**
 * SQL: whether a group accepts money at this time, and still does when these cents are booked, so that nothing but its
 * total changes. False if a stored status is out of date.
 */
export const staysOpenSql = (cents: string, now: string): string =>
  `status = 'active' AND "closedAt" IS NULL AND ("endsAt" IS NULL OR "endsAt" > ${now})
   AND (collects = 'money' OR "coveredAt" IS NOT NULL) AND "bookedCents" + "reservedCents" + ${cents} < "targetCents"`;

/** What is neither collected nor being paid at the moment. */
const missingCents = ({ targetCents, bookedCents, reservedCents }: GroupRow) =>
  Math.max(0, targetCents - bookedCents - reservedCents);

/** Whether it ended before its goal with money that is neither spent nor being refunded. */
function endedShort(row: GroupRow, now: Date): boolean {
  const { bookedCents, targetCents, boughtAt, refundsAllAt } = row;
  const isHeld = bookedCents > 0 && bookedCents < targetCents && boughtAt === null && refundsAllAt === null;
  return isHeld && statusOf(row, now) !== 'active';
}

export function shownGroup(row: GroupRow, now: Date): ShownGroup {
  const { targetCents, bookedCents, pledgedCents, createdAt, endsAt, boughtAt } = row;
  const takesMoney = acceptsMoney(row, now);
  const takesPledges = acceptsPledges(row, now);
  // What others promised is kept for them.
  const remaining = Math.max(0, missingCents(row) - pledgedCents);
  return {
    ...pick(row, ['id', 'title', 'description', 'collects', 'ifShort', 'deadline', 'recipientName']),
    ...pick(row, ['occasionType', 'picture', 'contributorCount', 'thanks', 'thanksPhoto', 'shareCode']),
    status: statusOf(row, now),
    targetAmount: toDollars(targetCents),
    currentAmount: toDollars(bookedCents),
    pledgedAmount: toDollars(pledgedCents),
    remainingAmount: toDollars(takesMoney || takesPledges ? remaining : 0),
    acceptsMoney: takesMoney,
    acceptsPledges: takesPledges,
    endsAt: endsAt?.toISOString() ?? null,
    boughtAt: boughtAt?.toISOString() ?? null,
    refundsAfter: endedShort(row, now) ? row.refundsAfter : null,
    createdAt: createdAt.toISOString(),
  };
}

export const ownGroup = (row: GroupRow, now: Date): GroupPurchase => ({
  ...shownGroup(row, now),
  ...pick(row, ['recipientId', 'hiddenFrom']),
  refundsAll: row.refundsAllAt !== null,
  // Cash may be from somebody who promised it.
  ...(acceptsMoney(row, now) && { remainingAmount: toDollars(missingCents(row)) }),
});

const pick = <T extends object, K extends keyof T>(from: T, keys: K[]): Pick<T, K> =>
  Object.fromEntries(keys.map((key) => [key, from[key]])) as Pick<T, K>;

/** Somebody in whose gift record a group is. */
export interface GiftRecordOwner {
  userId: number;
  recipientId: number | null;
  /** What they contribute, promises included, without cash; null for nothing. */
  ownCents: number | null;
}

/** The organizer `$2` of the group `$1` with their recipient `$3`, and contributors who keep it in their records. */
export const giftRecordOwnersStatement = `SELECT k."userId", k."recipientId",
    (SELECT nullif(sum(c."amountCents" - c."refundedCents"), 0)::int FROM contributions c
     WHERE c."groupPurchaseId" = $1 AND c."userId" = k."userId" AND c.kind <> 'manual'
       AND c.state IN ('pledged', 'completed')) AS "ownCents"
  FROM (SELECT $2::int AS "userId", $3::int AS "recipientId"
    UNION ALL SELECT "userId", "recipientId" FROM gift_records WHERE "groupPurchaseId" = $1) k`;

/** What other services are told of a group that has an organizer, for one of those who keep it. */
export function groupGiftEvent(
  row: GroupPurchaseEntity,
  { userId, recipientId, ownCents }: GiftRecordOwner,
  isDeleted: boolean,
): EventData<typeof groupGiftChanged> {
  const { id, organizerName, wishlistCode, wishlistItemId, bookedCents, targetCents } = row;
  const isOrganizer = userId === row.organizerId;
  const isFromList = isOrganizer && wishlistCode !== null && wishlistItemId !== null;
  return {
    ...pick(row, ['occasionType', 'title', 'picture', 'version']),
    ...{ userId, organizerName: organizerName ?? '', groupPurchaseId: id, ownCents },
    // Who got everything back contributes no longer.
    recipientId: isOrganizer || ownCents !== null ? recipientId : null,
    photo: isOrganizer ? row.thanksPhoto : null,
    status: isDeleted || row.deletedAt ? 'deleted' : row.status,
    funded: bookedCents >= targetCents,
    bought: row.boughtAt !== null,
    wishlistItem: isFromList ? { shareCode: wishlistCode, itemId: wishlistItemId } : null,
  };
}

/** The ideas of the group `$1` with the votes of those who contribute, most votes first. */
export const ideasStatement = `SELECT i.id, i.title, i.url, i.price, i.picture,
    (SELECT count(*)::int FROM idea_votes v JOIN contributions c ON c.id = v."contributionId"
     WHERE v."ideaId" = i.id AND c.state IN ('pledged', 'pending', 'completed')) AS votes
  FROM group_ideas i WHERE i."groupPurchaseId" = $1 ORDER BY votes DESC, i.id`;

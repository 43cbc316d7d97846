import { refundDays } from '@giftwell/contracts/payments/group-purchases';

const daysByRule = Object.entries(refundDays)
  .map(([rule, days]) => `WHEN '${rule}' THEN ${days}`)
  .join(' ');

/** SQL: whether a group ended before its goal with money that is neither spent nor being refunded. */
export const endedShort = `status IN ('expired', 'closed') AND "bookedCents" > 0 AND "bookedCents" < "targetCents"
  AND "refundsAllAt" IS NULL AND "boughtAt" IS NULL AND "deletedAt" IS NULL`;

/** SQL: the day in the time zone of the group at this time. */
export const dayAt = (now: string): string => `(${now}::timestamptz AT TIME ZONE "timeZone")::date`;

/**
 * SQL: the last day before everyone is refunded. Who learns late that the group has ended, for example after an outage,
 * has as many days.
 */
export const lastDayAt = (now: string): string => `greatest(
    CASE WHEN "closedAt" IS NULL THEN deadline ELSE ${dayAt('"closedAt"')} END, ${dayAt(now)} - 1)
  + CASE "ifShort" ${daysByRule} END`;

import { toDollars } from '@giftwell/contracts/core/money';
import { giftStates, type Gift, type GiftMoney, type GiftState } from '@giftwell/contracts/planning/gifts';

/** A gift as the statements below return it, with money in cents. */
export type GiftRow = Omit<Gift, 'price' | 'estimate'> & {
  priceCents: number | null;
  estimateMinCents: number | null;
  estimateMaxCents: number | null;
};

const instantSql = (column: string) =>
  `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** An occasion that now belongs to another recipient isn't shown. */
const occasionSql = `CASE WHEN o.id IS NOT NULL THEN
  json_build_object('id', o.id, 'type', o.type, 'feast', o.feast, 'customType', o."customType") END`;

export const giftColumns = `g.id, g."recipientId", r.name AS "recipientName", ${occasionSql} AS occasion,
  g."inYear" AS year, g.title, g.note, g."priceCents", g."estimateMinCents", g."estimateMaxCents", g.link, g.picture,
  g.photo, g.source, g."suggestionId", g.state, json_build_object('decided', g."decidedOn", 'bought', g."boughtOn",
    'ready', g."readyOn", 'given', g."givenOn", 'thanked', g."thankedOn") AS dates, g.outcome,
  ${instantSql('g."createdAt"')} AS "createdAt", g.version`;

/** Joins that `giftColumns` needs besides `g`: a gift is hidden with its recipient. */
export const aroundGift = `JOIN recipients r
    ON r.id = g."recipientId" AND r."userId" = g."userId" AND r."deletedAt" IS NULL
  LEFT JOIN occasions o ON o.id = g."occasionId" AND o."recipientId" = g."recipientId" AND o."deletedAt" IS NULL`;

/** The visible gifts of user `$1`. */
export const visibleGifts = `gifts g ${aroundGift} WHERE g."userId" = $1 AND g."deletedAt" IS NULL`;

const isBought = `g.state IN ('bought', 'ready', 'given', 'thanked')`;

/** Sums over rows of `g`, in cents. */
export const moneyColumns = `
  coalesce(sum(coalesce(g."priceCents", g."estimateMaxCents")) FILTER (WHERE g.state <> 'idea'), 0) AS planned,
  coalesce(sum(g."priceCents") FILTER (WHERE ${isBought}), 0) AS spent,
  count(*) FILTER (WHERE ${isBought} AND g."priceCents" IS NULL) AS "withoutPrice"`;

export function shownGift({ priceCents, estimateMinCents, estimateMaxCents, ...row }: GiftRow): Gift {
  const estimate =
    estimateMinCents === null || estimateMaxCents === null
      ? null
      : { least: toDollars(estimateMinCents), most: toDollars(estimateMaxCents) };
  return { ...row, price: toDollars(priceCents), estimate };
}

/** Sums in cents, converted for an answer. */
export const shownMoney = <T extends GiftMoney>(row: T): T => ({
  ...row,
  budget: toDollars(row.budget),
  planned: toDollars(row.planned),
  spent: toDollars(row.spent),
});

/** Whether a gift in `state` has reached `step`. */
export const hasReached = (state: GiftState, step: GiftState): boolean =>
  giftStates.indexOf(state) >= giftStates.indexOf(step);

/** The title of a gift that was told as a link alone, until its page is read. */
export const linkTitle = (link: string): string => new URL(link).hostname.replace(/^www\./, '');

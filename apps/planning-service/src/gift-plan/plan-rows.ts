import type { GiftMoney } from '@giftwell/contracts/planning/gifts';
import type { PlanRow } from '@giftwell/contracts/planning/gift-plan';
import { yearOf, type CalendarDate } from '../calendar/occurrences.service.js';
import { compareText } from '../compare-text.js';
import type { OccasionRow } from '../occasions/occasion-row.js';
import { hasReached, type GiftRow } from '../gifts/gift-row.js';
import { giftStateFor } from '../gifts/occasion-gift-row.js';

export type DayOfOccasion = OccasionRow & { day: CalendarDate | null };

/** A row of the plan, with money in cents. */
export type PlannedRow = Omit<PlanRow, keyof GiftMoney | 'gifts'> & GiftMoney & { gifts: GiftRow[] };

const monthOf = (day: CalendarDate) => Number(day.slice(5, 7));

/** The month of a gift without an occasion: when it was given, or else bought or decided. */
function monthIn(year: number, { dates }: GiftRow): number | null {
  const day = dates.given ?? dates.ready ?? dates.bought ?? dates.decided ?? dates.thanked;
  return day && yearOf(day) === year ? monthOf(day) : null;
}

/** Sums of these gifts, in cents. */
function moneyOf(gifts: readonly GiftRow[], budget: number | null): GiftMoney {
  const money = { budget, planned: 0, spent: 0, withoutPrice: 0 };
  for (const { state, priceCents, estimateMaxCents } of gifts) {
    if (state === 'idea') continue;
    money.planned += priceCents ?? estimateMaxCents ?? 0;
    if (!hasReached(state, 'bought')) continue;
    money.spent += priceCents ?? 0;
    if (priceCents === null) money.withoutPrice += 1;
  }
  return money;
}

/** By day. A row with only a month comes at its end, one without at the end of the year. */
const orderOf = ({ date, month }: PlannedRow) =>
  date ? date.slice(5) : month ? `${String(month).padStart(2, '0')}-99` : '99';

function inOrder(one: PlannedRow, other: PlannedRow): number {
  return (
    compareText(orderOf(one), orderOf(other)) ||
    compareText(one.recipientName, other.recipientName) ||
    (one.occasion?.id ?? 0) - (other.occasion?.id ?? 0) ||
    one.recipientId - other.recipientId
  );
}

/** The rows of a year: each occasion in it, and all other gifts by recipient and month. */
export function planRows(
  year: number,
  occasions: readonly DayOfOccasion[],
  gifts: readonly GiftRow[],
): PlannedRow[] {
  const rows = new Map<string, PlannedRow>();
  const budgets = new Map(occasions.map(({ id, giftBudgetCents }) => [id, giftBudgetCents]));
  const rowOf = (key: string, base: Omit<PlannedRow, keyof GiftMoney | 'gifts' | 'giftState'>) => {
    const row: PlannedRow = rows.get(key) ?? { ...base, ...moneyOf([], null), giftState: 'none', gifts: [] };
    rows.set(key, row);
    return row;
  };
  for (const { id, type, feast, customType, recipientId, recipientName, day } of occasions) {
    if (!day) continue;
    const occasion = { id, type, feast, customType };
    rowOf(`occasion ${id}`, { date: day, month: monthOf(day), recipientId, recipientName, occasion });
  }
  for (const gift of gifts) {
    const { recipientId, recipientName, occasion } = gift;
    const month = occasion ? null : monthIn(year, gift);
    const key = occasion ? `occasion ${occasion.id}` : `recipient ${recipientId} ${month}`;
    rowOf(key, { date: null, month, recipientId, recipientName, occasion }).gifts.push(gift);
  }
  for (const row of rows.values()) {
    const reached = row.gifts.filter(({ state }) => state !== 'idea');
    const budget = row.occasion ? (budgets.get(row.occasion.id) ?? null) : null;
    Object.assign(row, moneyOf(row.gifts, budget), { giftState: giftStateFor(reached, null) });
  }
  return [...rows.values()].sort(inOrder);
}

/** Sums of the whole year, in cents. A recipient's budget replaces those of their occasions. */
export function moneyOfYear(
  rows: readonly PlannedRow[],
  budgets: readonly { recipientId: number; cents: number }[],
): GiftMoney {
  const ofRecipient = new Map(budgets.map(({ recipientId, cents }) => [recipientId, cents]));
  const ofOthers = rows.flatMap(({ recipientId, budget }) =>
    budget === null || ofRecipient.has(recipientId) ? [] : budget,
  );
  const all = [...ofRecipient.values(), ...ofOthers];
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return {
    budget: all.length > 0 ? sum(all) : null,
    planned: sum(rows.map(({ planned }) => planned)),
    spent: sum(rows.map(({ spent }) => spent)),
    withoutPrice: sum(rows.map(({ withoutPrice }) => withoutPrice)),
  };
}

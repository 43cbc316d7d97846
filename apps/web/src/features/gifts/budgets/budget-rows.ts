import type { GiftMoney } from '@giftwell/contracts/planning/gifts';
import type { Occasion } from '@giftwell/contracts/planning/occasions';
import { occasionName } from '../../../ui/fields/occasion-words.js';

/** The sums of a gift record, by year and by occasion. */
export interface RecordMoney {
  years: readonly (GiftMoney & { year: number })[];
  occasions: readonly (GiftMoney & { occasionId: number; year: number | null })[];
}

export interface MoneyRow {
  key: string;
  label: string;
  money: GiftMoney;
}

const nothing: Omit<GiftMoney, 'budget'> = { planned: 0, spent: 0, withoutPrice: 0 };
const isWorthShowing = ({ budget, planned, spent, withoutPrice }: GiftMoney) =>
  budget !== null || planned > 0 || spent > 0 || withoutPrice > 0;

/** The year of the next date of an occasion, or else of the last one. */
const yearOf = ({ nextDate, previousDate }: Occasion): number | null => {
  const day = nextDate ?? previousDate;
  return day === null ? null : Number(day.slice(0, 4));
};

/** Each year with sums, latest first, then the next date of each occasion that has a budget. */
export function moneyRows(
  { years, occasions: spent }: RecordMoney,
  occasions: readonly Occasion[],
): MoneyRow[] {
  const byYear = years
    .filter(isWorthShowing)
    .map((money) => ({ key: `year-${money.year}`, label: String(money.year), money }));
  const byOccasion = occasions.flatMap((occasion) => {
    if (occasion.giftBudget === null) return [];
    const year = yearOf(occasion);
    const found = spent.find((money) => money.occasionId === occasion.id && money.year === year);
    const label = [occasionName(occasion), year].filter(Boolean).join(' ');
    const money = { ...nothing, ...found, budget: occasion.giftBudget };
    return [{ key: `occasion-${occasion.id}`, label, money }];
  });
  return [...byYear, ...byOccasion];
}

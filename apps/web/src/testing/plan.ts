import type { PlanRow } from '@giftwell/contracts/planning/gift-plan';

/** Anna's birthday in a plan, without gifts. */
export const planRow = (date: string | null, rest: Partial<PlanRow> = {}): PlanRow => ({
  date,
  month: date === null ? null : Number(date.slice(5, 7)),
  recipientId: 1,
  recipientName: 'Anna',
  occasion: date === null ? null : { id: 5, type: 'birthday', feast: null, customType: null },
  giftState: 'none',
  gifts: [],
  budget: null,
  planned: 0,
  spent: 0,
  withoutPrice: 0,
  ...rest,
});

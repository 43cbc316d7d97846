import { dates } from '../../../testing/two-people.js';
import { moneyRows } from './budget-rows.js';
import { budgetProblems, budgetTexts, changedBudgets } from './budget-values.js';

const money = { budget: null, planned: 80, spent: 45, withoutPrice: 0 };
const [anniversary, birthday] = dates;

describe('the money of a record', () => {
  it('is that of each year, and of each occasion that has a budget', () => {
    const rows = moneyRows(
      {
        years: [
          { ...money, year: 2026, budget: 60 },
          { ...money, year: 2025, planned: 0, spent: 0 },
        ],
        occasions: [
          { ...money, occasionId: 2, year: 2025 },
          { ...money, occasionId: 2, year: 2026, planned: 30, spent: 30 },
        ],
      },
      [{ ...birthday!, giftBudget: 40 }, { ...anniversary!, giftBudget: 20 }, dates[2]!],
    );
    expect(rows.map(({ label, money: { budget, spent } }) => [label, budget, spent])).toEqual([
      ['2026', 60, 45],
      ['Birthday 2026', 40, 30],
      ['Anniversary 2027', 20, 0],
    ]);
  });
});

describe('the fields of budgets', () => {
  const before = budgetTexts(
    [
      { year: 2026, budget: 60 },
      { year: 2027, budget: null },
    ],
    [{ id: 2, giftBudget: 12.5 }],
  );

  it('hold them as they are, and send those that differ', () => {
    expect(before).toEqual({ 2026: '60', 2027: '', o2: '12.50' });
    expect(changedBudgets(before, { ...before, 2026: '60.00' })).toEqual([]);
    expect(changedBudgets(before, { 2026: '$75', 2027: '', o2: ' ' })).toEqual([
      { of: { year: 2026 }, amount: 75 },
      { of: { occasionId: 2 }, amount: null },
    ]);
  });

  it('take amounts only', () => {
    expect(budgetProblems({ 2026: 'much', 2027: '80', o2: '' })).toEqual({
      2026: 'Enter an amount such as 25 or 25.50',
    });
  });
});

import { planRow } from '../../testing/plan.js';
import { monthsOf } from './plan-months.js';

describe('the months of a plan', () => {
  it('keep the order of the rows; what has no day comes under its own title', () => {
    const rows = [
      planRow('2026-01-10'),
      planRow('2026-12-01'),
      planRow('2026-12-25'),
      planRow(null, { recipientId: 2 }),
    ];
    expect(monthsOf(rows).map(({ title, rows: those }) => [title, those.length])).toEqual([
      ['January', 1],
      ['December', 2],
      ['No date yet', 1],
    ]);
  });
});

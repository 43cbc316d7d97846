import { compareSums, type Moved, type Recorded } from './sums.ts';

const capture: Moved = { kind: 'capture', orderId: 'A', cents: 2_000 };
const booked: Recorded = { id: 1, orderId: 'A', name: 'Ben', state: 'completed', ledgerCents: 2_000 };

it('finds nothing wrong where every cent is booked or paid back', () => {
  const refund: Moved = { kind: 'refund', orderId: 'A', cents: 500 };
  expect(compareSums([capture, refund], [{ ...booked, ledgerCents: 1_500 }])).toEqual({
    ...{ captured: 2_000, booked: 1_500, paidBack: 500, difference: 0, second: 0, differing: [] },
  });
});

it('finds a capture that nobody knows', () => {
  expect(compareSums([capture], [])).toMatchObject({
    difference: 2_000,
    differing: ['order A without a contribution: 2000 cents'],
  });
});

it('finds contributions that are wrong while the total is right', () => {
  const other: Recorded = { ...booked, id: 2, orderId: 'B', name: 'Eve' };
  const { difference, differing } = compareSums([capture], [{ ...booked, ledgerCents: 0 }, other]);
  expect(difference).toBe(0);
  expect(differing).toEqual([
    'contribution 1 (completed): ledger 0, provider 2000',
    'contribution 2 (completed): ledger 2000, provider 0',
  ]);
});

it.each([
  ['of an order', [booked], 'A'],
  ['of a payer by a second order', [booked, { ...booked, id: 2, orderId: 'B' }], 'B'],
])('counts a second capture %s', (_what, recorded, orderId) => {
  expect(compareSums([capture, { ...capture, orderId }], recorded).second).toBe(1);
});

import { acceptsMoney, acceptsPledges, statusOf } from './group-status.js';

const now = new Date('2026-06-15T12:00:00Z');
const group = {
  ...{ bookedCents: 0, targetCents: 10_000, endsAt: null, closedAt: null, coveredAt: null },
  collects: 'money' as 'money' | 'pledges',
};
const later = new Date(now.getTime() + 1);

it.each([
  ['active', {}],
  ['active', { endsAt: later }],
  ['active', { bookedCents: 9_999 }],
  ['completed', { bookedCents: 10_000 }],
  ['completed', { bookedCents: 10_000, endsAt: now }],
  ['expired', { endsAt: now }],
  ['expired', { endsAt: now, bookedCents: 9_999 }],
  ['closed', { closedAt: now }],
  ['closed', { closedAt: now, bookedCents: 10_000 }],
])('is %s with %j', (status, fields) => {
  expect(statusOf({ ...group, ...fields }, now)).toBe(status);
});

it.each([
  [true, false, {}],
  [false, true, { collects: 'pledges' as const }],
  [true, false, { collects: 'pledges' as const, coveredAt: now }],
  [false, false, { closedAt: now }],
  [false, false, { collects: 'pledges' as const, endsAt: now }],
])('accepts money: %s, pledges: %s, with %j', (money, pledges, fields) => {
  expect([acceptsMoney({ ...group, ...fields }, now), acceptsPledges({ ...group, ...fields }, now)]).toEqual([
    money,
    pledges,
  ]);
});

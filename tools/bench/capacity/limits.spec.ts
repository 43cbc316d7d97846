import { limitsOf, loadOf, replicasFor, type Cost, type Costs } from './limits.ts';
import {
  actionNames,
  actionsPerSecond,
  busiestHour,
  perVisit,
  remindersAtOnce,
  requestsPerSecond,
  shareOfHour,
  type ActionName,
} from './mix.ts';

/** Each action costs the gateway a millisecond and Postgres two. */
const even = (cost: Cost) =>
  Object.fromEntries(actionNames.map((name) => [name, cost])) as Record<ActionName, Cost>;
const costs: Costs = {
  actions: even({ gateway: 0.001, postgres: 0.002 }),
  reminder: { 'planning-service': 0.01 },
  remindersPerSecond: 50,
};
const machine = { cores: 4, mailsPerMinute: 1_200 };
/** All actions of one visit. */
const visit = Object.values(perVisit).reduce((sum, value) => sum + value, 0);

it('has a day of 24 hours, with all of its visits', () => {
  expect(shareOfHour).toHaveLength(24);
  expect(shareOfHour.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
  expect(busiestHour).toBe(20);
});

it('brings a tenth of the users on a day, five times as many in December, a fifth of them in the busiest hour', () => {
  const visits = (36_000 * 0.1 * 5 * 0.2) / 3_600;
  expect(actionsPerSecond(36_000, busiestHour).ideas).toBeCloseTo(visits * 2);
  expect(requestsPerSecond(36_000, busiestHour)).toBeCloseTo(visits * visit);
});

it('has reminders of four in ten users at the same moment, once in two weeks', () => {
  expect(remindersAtOnce(14_000)).toBeCloseTo(400);
});

it('grows with the number of users', () => {
  const one = loadOf(1_000, costs);
  expect(one['postgres']).toBeCloseTo(2 * one['gateway']!);
  expect(loadOf(3_000, costs)['gateway']).toBeCloseTo(3 * one['gateway']!);
});

it('names what is used up, and at how many users, the first one first', () => {
  const limits = limitsOf(costs, machine);
  const users = Object.fromEntries(limits.map((limit) => [limit.what, limit.users]));
  // Twenty mails a second for half an hour, for four tenths of those with a reminder in two weeks.
  expect(users['MAILS_PER_MINUTE=1200']).toBeCloseTo(20 * 1_800 * 2.5 * 14);
  expect(users['reminders sent in half an hour']).toBeCloseTo(50 * 1_800 * 2.5 * 14);
  const gateway = users['gateway, one core']!;
  expect(loadOf(gateway, costs)['gateway']).toBeCloseTo(1);
  expect(users['postgres, 4 cores']).toBeCloseTo(2 * gateway);
  expect(users['all 4 cores of the machine']).toBeCloseTo((4 / 3) * gateway);
  expect(limits.map(({ what }) => what)).toEqual([
    ...['gateway, one core', 'all 4 cores of the machine', 'postgres, 4 cores'],
    ...['MAILS_PER_MINUTE=1200', 'reminders sent in half an hour'],
  ]);
});

it('keeps each replica at most half busy, and runs everything twice from a hundred thousand users on', () => {
  expect(replicasFor(1_000, costs)).toEqual({
    ...{ gateway: 1, 'postgres cores': 1, 'workers for reminders': 1 },
  });
  expect(replicasFor(100_000, costs)).toMatchObject({ gateway: 2, 'workers for reminders': 2 });
  const many = replicasFor(10_000_000, costs);
  const load = loadOf(10_000_000, costs);
  expect(load['gateway']! / many['gateway']!).toBeLessThanOrEqual(0.5);
  expect(load['gateway']! / (many['gateway']! - 1)).toBeGreaterThan(0.5);
  expect(many['workers for reminders']).toBe(Math.ceil((10_000_000 / 35 / 1_800) * (1 / 50)));
});

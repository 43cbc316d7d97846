/** What users do, as the capacity run assumes it. These are assumptions, written down so that they can be changed. */

/** How often a user who comes on a day does each thing on it. */
export const perVisit = {
  /** The list of recipients, mostly unchanged. */
  lists: 25,
  /** The dates that come next. */
  dates: 15,
  /** A shared idea, opened by somebody without an account. */
  'shared idea': 10,
  'new person': 2,
  rating: 4,
  /** Nine ideas by the wizard, from the catalogue. */
  ideas: 2,
  /** With email and password; sessions last for weeks. */
  'sign-in': 0.1,
} as const;

export type ActionName = keyof typeof perVisit;
export const actionNames = Object.keys(perVisit) as ActionName[];

/** The share of all users who come on a day. */
const comesOnADay = 0.1;
/** How much busier a day in December is. */
const december = 5;

/** The share of a day that falls into each of its hours: a fifth into the one from 8 to 9 in the evening. */
export const shareOfHour: readonly number[] = [
  ...[0.005, 0.005, 0.005, 0.005, 0.005, 0.005, 0.005, 0.02, 0.02],
  ...[0.04, 0.04, 0.04, 0.06, 0.06, 0.045, 0.045, 0.045, 0.045],
  ...[0.0825, 0.0825, 0.2, 0.06, 0.06, 0.02],
];
export const busiestHour = shareOfHour.indexOf(Math.max(...shareOfHour));

/** Everybody gets a reminder in two weeks, at this hour of their own time. */
export const reminderHour = 9;
const remindersADay = 1 / 14;
/** The share of users in the time zone with most of them: their reminders are due at the same moment. */
const inOneZone = 0.4;
/** All of those should be sent within half an hour. */
export const reminderSeconds = 1_800;

/** Actions a second of that many users in an hour of a day in December. */
export function actionsPerSecond(users: number, hour: number): Record<ActionName, number> {
  const visits = (users * comesOnADay * december * (shareOfHour[hour] ?? 0)) / 3_600;
  return Object.fromEntries(actionNames.map((name) => [name, visits * perVisit[name]])) as Record<
    ActionName,
    number
  >;
}

export const requestsPerSecond = (users: number, hour: number): number =>
  Object.values(actionsPerSecond(users, hour)).reduce((sum, value) => sum + value, 0);

/** Reminders of that many users that are due at the same moment. */
export const remindersAtOnce = (users: number): number => users * remindersADay * inOneZone;

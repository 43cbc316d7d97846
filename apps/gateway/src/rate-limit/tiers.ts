import type { LimitTier } from '@giftwell/contracts/core/route';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

export interface Window {
  limit: number;
  ms: number;
}
export interface Tier {
  /** `user` counts the signed-in user, or a guest's address. */
  by: 'user' | 'address';
  user: Window[];
  guest: Window[];
  /**
   * An additional limit for one guest's browser, even if its network address changes; in tiers by address also for a
   * signed-in user.
   */
  session?: Window[];
}

const guestIdeas = [
  { limit: 3, ms: minute },
  { limit: 20, ms: day },
];
const perMinuteAndDay = (inMinute: number, inDay: number): Window[] => [
  { limit: inMinute, ms: minute },
  { limit: inDay, ms: day },
];
/** Limits for the same requests when the embedded engine answers: it is cheap, and each correction is a request. */
export const embeddedIdeas: Tier = {
  by: 'user',
  user: perMinuteAndDay(30, 1_000),
  guest: perMinuteAndDay(150, 2_000),
  session: perMinuteAndDay(15, 200),
};

/** The cost of a request for an unknown share code. */
export const missCost = 5;

const same = (by: Tier['by'], ...windows: Window[]): Tier => ({ by, user: windows, guest: windows });

/** The limits of each tier. Sign-ins are also counted by account, in auth-service. */
export const tiers: Record<LimitTier, Tier> = {
  credentials: same('address', { limit: 30, ms: 10 * minute }),
  ai: {
    by: 'user',
    user: [
      { limit: 10, ms: minute },
      { limit: 100, ms: day },
    ],
    guest: guestIdeas,
    session: guestIdeas,
  },
  // An office or a family shares an address; someone who tries stolen cards may discard the cookie.
  payments: { ...same('address', { limit: 60, ms: hour }), session: [{ limit: 10, ms: minute }] },
  // A list shows up to 500, and a household shares an address.
  photo: same('address', { limit: 1_500, ms: minute }),
  // The provider sends from few addresses, several messages for each payment.
  webhook: same('address', { limit: 600, ms: minute }),
  share_code: same('address', { limit: 60, ms: minute }),
  // Open pages read again what changed, several of them at an address; `share_code` counts the pages themselves.
  live: same('address', { limit: 600, ms: minute }),
  write: {
    by: 'user',
    user: [{ limit: 60, ms: minute }],
    // Guests rarely write, and what they share is stored for months.
    guest: [
      { limit: 60, ms: minute },
      { limit: 600, ms: day },
    ],
  },
  read: same('user', { limit: 300, ms: minute }),
};

/** Computes a value for each tier. */
export const mapTiers = <T>(valueOf: (tier: LimitTier) => T): Record<LimitTier, T> => {
  const names = Object.keys(tiers) as LimitTier[];
  return Object.fromEntries(names.map((tier) => [tier, valueOf(tier)])) as Record<LimitTier, T>;
};

import type { LimitTier } from '@giftwell/contracts/core/route';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

export interface Window {
  limit: number;
  ms: number;
}
interface Tier {
  /** Whom it counts: `user` counts the signed-in user, and the address of a guest. */
  by: 'user' | 'address';
  user: Window[];
  guest: Window[];
}

const same = (by: Tier['by'], ...windows: Window[]): Tier => ({ by, user: windows, guest: windows });

/** The table of S13. Sign-ins are counted by account name besides, in auth-service. */
export const tiers: Record<LimitTier, Tier> = {
  credentials: same('address', { limit: 30, ms: 10 * minute }),
  ai: {
    by: 'user',
    user: [
      { limit: 10, ms: minute },
      { limit: 100, ms: day },
    ],
    guest: [
      { limit: 3, ms: minute },
      { limit: 20, ms: day },
    ],
  },
  payments: same('address', { limit: 10, ms: minute }, { limit: 60, ms: hour }),
  share_code: same('address', { limit: 60, ms: minute }),
  write: same('user', { limit: 60, ms: minute }),
  read: same('user', { limit: 300, ms: minute }),
};

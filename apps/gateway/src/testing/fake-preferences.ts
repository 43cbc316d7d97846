import { notificationRoutes } from '@giftwell/contracts/auth/notifications';
import { notFound } from '@giftwell/contracts/core/error';
import { fakeService } from '@giftwell/server-kit/testing';

export const unsubscribeToken = `7.digest.${'m'.repeat(22)}`;

/** The lists switched off, with the caller. */
export const optOuts: { token: string; userId: number | null }[] = [];

export const FakePreferences = fakeService(notificationRoutes, {
  async oneClick({ token }, { userId }) {
    if (token !== unsubscribeToken) throw notFound('link_unknown', 'This link doesn’t work anymore.');
    optOuts.push({ token, userId });
    return { ok: true as const };
  },
});

import { conflict, notFound } from '@giftwell/contracts/core/error';
import { openGroupRoutes } from '@giftwell/contracts/payments/open-groups';
import { publicGroupRoutes } from '@giftwell/contracts/payments/public-groups';
import { webhookRoutes } from '@giftwell/contracts/payments/webhooks';
import { fakeService } from '@giftwell/server-kit/testing';
import { shareCode } from './fake-state.js';

/** Who must not see the group gift. */
export const recipientOfTheGift = 13;

/** One group gift; user 13 doesn't find it. */
const FakePublicGroups = fakeService(publicGroupRoutes, {
  async get(input, { userId }) {
    if (input.shareCode !== shareCode || userId === recipientOfTheGift)
      throw notFound('group_purchase_not_found', 'There is no such group gift');
    return {
      groupPurchase: {
        ...{ id: 7, title: 'A bike', description: 'She needs one', recipientName: 'Hanna', shareCode },
        ...{ targetAmount: 100, currentAmount: 5, pledgedAmount: 0, remainingAmount: 95 },
        ...{ status: 'active' as const, collects: 'money' as const, ifShort: 'smaller' as const },
        ...{ acceptsMoney: true, acceptsPledges: false, contributorCount: 1, thanks: null, picture: null },
        ...{
          thanksPhoto: null,
          boughtAt: null,
          refundsAfter: null,
          deadline: null,
          endsAt: null,
          occasionType: 'birthday' as const,
        },
        createdAt: '2026-01-01T00:00:00.000Z',
      },
      organizer: { username: 'ada' },
      canPay: true,
      ...{ contributions: [], ideas: [], changes: [] },
    };
  },
});

/** Whose group gifts hold money. */
export const organizerWithMoney = 14;

/** The messages that were passed on. */
export const messages: { headers: Record<string, string>; body: string }[] = [];

export const fakePayments = [
  FakePublicGroups,
  fakeService(openGroupRoutes, {
    async check(_input, { userId }) {
      if (userId === organizerWithMoney) throw conflict('open_group_gifts', 'Refund it first');
      return { ok: true as const };
    },
  }),
  fakeService(webhookRoutes, {
    async receive(message) {
      messages.push(message);
      return { ok: true as const };
    },
  }),
];

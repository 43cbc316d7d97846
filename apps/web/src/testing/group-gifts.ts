import type { User } from '@giftwell/contracts/auth/auth';
import { giftRecordRoutes } from '@giftwell/contracts/payments/gift-records';
import type { GroupIdea } from '@giftwell/contracts/payments/group-ideas';
import type { GroupPurchase } from '@giftwell/contracts/payments/group-purchases';
import { paypalRoutes, type PaymentMode } from '@giftwell/contracts/payments/paypal';
import { publicGroupRoutes, type MyContribution } from '@giftwell/contracts/payments/public-groups';
import { fakeApi } from './fake-api.js';
import { renderApp } from './render-app.js';

/** A group gift in which nobody has taken part yet. */
export const bike: GroupPurchase = {
  ...{ id: 7, title: 'A bike', description: 'She needs one.', recipientName: 'Hanna' },
  ...{ targetAmount: 100, currentAmount: 0, pledgedAmount: 0, remainingAmount: 100, contributorCount: 0 },
  ...{ status: 'active', collects: 'money', acceptsMoney: true, acceptsPledges: false },
  ...{ ifShort: 'smaller', deadline: null, endsAt: null, occasionType: 'birthday', picture: null },
  ...{
    thanks: null,
    thanksPhoto: null,
    shareCode: 'AAAAAAAAAAAAAAAAAAAAAA',
    createdAt: '2026-06-15T12:00:00.000Z',
  },
  ...{ recipientId: null, hiddenFrom: [], boughtAt: null, refundsAll: false, refundsAfter: null },
};

/** The secret code of the visitor's contribution, and the order that pays it. */
export const code = 'BBBBBBBBBBBBBBBBBBBBBB';
export const orderId = 'ORDER12345';
export const mine: MyContribution = {
  ...{ code, kind: 'paypal', state: 'completed', contributorName: 'Bea', amount: 25, refundedAmount: 0 },
  createdAt: '2026-06-16T12:00:00.000Z',
};

interface Scene {
  change?: Partial<GroupPurchase>;
  query?: string;
  canPay?: boolean;
  user?: User;
  own?: MyContribution[];
  ideas?: GroupIdea[];
  /** What the code belongs to. */
  contribution?: MyContribution;
  mode?: PaymentMode;
}

/** Opens the public page of a group gift for a bike. */
export function openGroupPage(scene: Scene = {}): ReturnType<typeof renderApp> {
  const { change = {}, query = '', user, ...rest } = scene;
  const { canPay = true, own = [], ideas = [], contribution = mine, mode = 'test' } = rest;
  const { shareCode } = bike;
  const clientId = mode === 'test' ? null : 'client';
  const api = fakeApi()
    .on(publicGroupRoutes.get, () => ({
      groupPurchase: { ...bike, ...change },
      organizer: { username: 'ada' },
      canPay,
      contributions: [
        {
          contributorName: null,
          amount: 5,
          kind: 'paypal' as const,
          message: 'Yes!',
          createdAt: mine.createdAt,
        },
      ],
      ideas,
      changes: [{ field: 'deadline' as const, from: null, to: '2026-12-24', at: mine.createdAt }],
    }))
    .on(publicGroupRoutes.mine, () => ({ isOrganizer: false, contributions: own }))
    .on(giftRecordRoutes.get, () => ({ recipientId: null }))
    .on(publicGroupRoutes.contribution, () => ({ contribution, shareCode }))
    .on(paypalRoutes.setup, () => ({
      ...{ mode, clientId, clientToken: null, currency: 'USD' as const },
    }))
    .on(paypalRoutes.order, () => ({
      ...{ id: orderId, approveUrl: 'https://pay.example.com/1', code },
      expiresAt: '2026-06-16T12:15:00.000Z',
    }))
    .on(paypalRoutes.cancel, () => ({ ok: true as const }))
    .on(paypalRoutes.capture, () => ({ status: 'COMPLETED' as const }));
  return renderApp({ path: `/group/${shareCode}${query}`, api, ...(user && { user }) });
}

import type { GroupPurchase } from '@giftwell/contracts/payments/group-purchases';

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
  ...{ recipientId: null, hiddenFrom: [] },
};

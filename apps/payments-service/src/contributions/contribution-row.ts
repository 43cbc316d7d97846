import { toDollars } from '@giftwell/contracts/core/money';
import type { OwnContribution } from '@giftwell/contracts/payments/group-purchases';
import type { RefundLine } from '@giftwell/contracts/payments/refund-lines';
import type { MyContribution } from '@giftwell/contracts/payments/public-groups';
import type { ContributionEntity } from './contribution.entity.js';
import type { StoredState } from './contribution-state-row.js';
import type { RefundEntity } from './refund.entity.js';

/** A completed one shows in the contribution itself. */
const shownRefund: Record<RefundEntity['state'], OwnContribution['refund']> = {
  ...{ requested: 'pending', pending: 'pending', failed: 'failed', completed: null },
};

type Row = Pick<
  ContributionEntity,
  'kind' | 'state' | 'contributorName' | 'amountCents' | 'refundedCents' | 'createdAt'
>;

/** What others are told about the states of an unfinished payment. */
const shownState: Record<StoredState, OwnContribution['state']> = {
  ...{ pledged: 'pledged', paid: 'completed', created: 'pending', reserved: 'pending', capturing: 'pending' },
  ...{ pending: 'pending', completed: 'completed', refunded: 'refunded', reversed: 'reversed' },
  ...{ refused: 'refunded', lapsed: 'refunded', cancelled: 'refunded' },
};

/** What only the contributor is told more precisely. */
const withoutMoney: Partial<Record<StoredState, MyContribution['state']>> = {
  ...{ created: 'unpaid', reserved: 'unpaid' },
  ...{ refused: 'unused', lapsed: 'unused', cancelled: 'unused' },
};

const shown = ({ kind, state, contributorName, amountCents, refundedCents, createdAt }: Row) => ({
  ...{ kind, contributorName, state: shownState[state] },
  amount: toDollars(amountCents),
  refundedAmount: toDollars(refundedCents),
  createdAt: createdAt.toISOString(),
});

export const toContributorView = (row: Row & Pick<ContributionEntity, 'code'>): MyContribution => ({
  ...shown(row),
  ...{ code: row.code, state: withoutMoney[row.state] ?? shownState[row.state] },
});

/** `refund` is the state of its newest refund. */
export const toOrganizerView = (
  row: ContributionEntity,
  refund: RefundEntity['state'] | undefined,
): OwnContribution => ({
  ...shown(row),
  refund: refund === undefined ? null : shownRefund[refund],
  ...{ id: row.id, hideName: row.hideName, hideAmount: row.hideAmount, message: row.message },
});

/** A line of a refund's report, with what is left to pay back. */
export const refundLine = (row: ContributionEntity, result: RefundLine['result']): RefundLine => ({
  ...{ contributionId: row.id, contributorName: row.contributorName, result },
  amount: toDollars(row.amountCents - row.refundedCents),
});

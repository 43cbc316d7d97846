import { toDollars } from '@giftwell/contracts/core/money';
import type { OwnContribution } from '@giftwell/contracts/payments/group-purchases';
import type { MyContribution } from '@giftwell/contracts/payments/public-groups';
import type { ContributionEntity } from './contribution.entity.js';
import type { StoredState } from './contribution-state-row.js';

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

const shown = ({ kind, state, contributorName, amountCents, refundedCents, createdAt }: Row) => ({
  ...{ kind, contributorName, state: shownState[state] },
  amount: toDollars(amountCents),
  refundedAmount: toDollars(refundedCents),
  createdAt: createdAt.toISOString(),
});

/** For its contributor. */
export const myContribution = (row: Row & Pick<ContributionEntity, 'code'>): MyContribution => ({
  ...shown(row),
  code: row.code,
});

/** For the organizer. */
export const ownContribution = (row: ContributionEntity): OwnContribution => ({
  ...shown(row),
  ...{ id: row.id, hideName: row.hideName, hideAmount: row.hideAmount, message: row.message },
});

import type { GroupPurchase, OwnContribution } from '@giftwell/contracts/payments/group-purchases';

/** The open dialog about a group gift. */
export type GroupDialog =
  | { kind: 'edit' | 'record' | 'thank' | 'bought' | 'close' | 'delete' | 'refund-all'; group: GroupPurchase }
  | { kind: 'refund' | 'remove-pledge'; group: GroupPurchase; contribution: OwnContribution };

import type { GroupPurchase } from '@giftwell/contracts/payments/group-purchases';
import { copyLink } from '../../ui/links/copy-link.js';

type Shared = Pick<GroupPurchase, 'shareCode'>;

/** The address that the organizer gives to others. */
export const groupLink = ({ shareCode }: Shared): string => `${window.location.origin}/group/${shareCode}`;

export const shareGroup = (group: Shared): void => void copyLink(groupLink(group), 'Link copied!');

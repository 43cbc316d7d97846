import { occasionLabels } from '@giftwell/contracts/gift-ai/vocabulary';
import {
  refundDays,
  shortfallTexts,
  type GroupPurchase,
  type GroupStatus,
  type ShownGroup,
} from '@giftwell/contracts/payments/group-purchases';
import { formatDate } from '../fields/dates.js';
import { counted } from '../text/counted.js';

const statusLabels: Record<GroupStatus, string> = {
  active: 'Active',
  completed: 'Completed',
  expired: 'Expired',
  closed: 'Closed',
};

/** Its status, or that the gift is bought. */
export const statusText = ({ status, boughtAt }: Pick<ShownGroup, 'status' | 'boughtAt'>): string =>
  boughtAt === null ? statusLabels[status] : 'Bought';

type Rule = ShownGroup['ifShort'];

/** What the organizer chooses. */
export const shortfallChoices: Record<Rule, string> = {
  smaller: 'Buy something smaller',
  refund: 'Refund everyone',
  gift_card: 'Give the money as a gift card',
};

/** What the choice means for the organizer. */
export const shortfallHelp = (ifShort: Rule): string =>
  ifShort === 'refund'
    ? `Refunds start ${refundDays.refund} days after it ends.`
    : `You have ${refundDays[ifShort]} days for this. After that, everyone gets a refund.`;

/** What contributors agree to. */
export const rulesOf = ({
  collects,
  ...rest
}: Pick<ShownGroup, 'ifShort' | 'collects' | 'deadline'>): string[] => [
  ...(collects === 'pledges'
    ? ['You promise first. You’re asked to pay only once the promises cover the goal.']
    : []),
  shortfallRule(rest),
  'Nobody can pay more than what’s still needed.',
];

/** It ends at its deadline, or when its organizer closes it. */
const shortfallRule = ({ ifShort, deadline }: Pick<ShownGroup, 'ifShort' | 'deadline'>): string =>
  ifShort === 'refund'
    ? `If it ends before the goal is reached, everyone gets a refund ${refundDays.refund} days later, unless the organizer ${deadline === null ? '' : 'moves the deadline or '}buys the gift before then.`
    : `If it ends before the goal is reached, ${shortfallTexts[ifShort]}. If that doesn’t happen within ${refundDays[ifShort]} days, everyone gets a refund.`;

/** Nothing is missing, but not everything is paid. */
export const allTakenText = 'The rest is promised, or being paid right now.';

export const endedText = 'This group gift has ended.';

/** While payments are off. */
export const noContributionsText = 'Contributions aren’t possible right now.';
export const comeBackText = 'Please come back later.';

export const contributorsText = (count: number): string => counted(count, 'contributor');

export const votesText = (votes: number): string => counted(votes, 'vote');

/** `For Hanna · Birthday`. */
export const forWhomText = ({
  recipientName,
  occasionType,
}: Pick<GroupPurchase, 'recipientName' | 'occasionType'>): string =>
  [`For ${recipientName}`, occasionType !== 'other' && occasionLabels[occasionType]]
    .filter(Boolean)
    .join(' · ');

const dayMs = 86_400_000;

/** Days until it ends, the last one included; 0 if it is over, null without a deadline. */
const daysLeftOf = ({ endsAt }: Pick<ShownGroup, 'endsAt'>, now = Date.now()): number | null =>
  endsAt === null ? null : Math.max(0, Math.ceil((Date.parse(endsAt) - now) / dayMs));

/** `12 days left`, `Last day`, `Expired`; null without a deadline. */
export function timeLeftText(group: Pick<ShownGroup, 'endsAt'>, now?: number): string | null {
  const days = daysLeftOf(group, now);
  if (days === null) return null;
  if (days === 0) return 'Expired';
  return days === 1 ? 'Last day' : `${days} days left`;
}

/** `Until December 24, 2026`; null without a deadline. */
export const deadlineText = ({ deadline }: Pick<ShownGroup, 'deadline'>): string | null =>
  deadline && `Until ${formatDate(deadline)}`;

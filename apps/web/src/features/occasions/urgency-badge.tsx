import { DaysBadge, soonDays, urgentDays } from '../../ui/feedback/days-badge.js';

const upcomingDays = 90;

/** How urgent an occasion is, in a word; nothing if it is far away. */
export function UrgencyBadge({ days }: { days: number }) {
  if (days > upcomingDays) return null;
  const word = days <= urgentDays ? 'Urgent' : days <= soonDays ? 'Soon' : 'Upcoming';
  return <DaysBadge days={days}>{word}</DaysBadge>;
}

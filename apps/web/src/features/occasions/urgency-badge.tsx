import { DaysBadge, soonDays, urgentDays } from '../../ui/feedback/days-badge.js';

const upcomingDays = 90;

/** The urgency of an occasion in a word; nothing if it is far away. */
export function UrgencyBadge({ days, isSettled }: { days: number; isSettled: boolean }) {
  if (days > upcomingDays) return null;
  const word = isSettled ? 'Upcoming' : wordFor(days);
  return (
    <DaysBadge days={days} isSettled={isSettled}>
      {word}
    </DaysBadge>
  );
}

const wordFor = (days: number) => (days <= urgentDays ? 'Urgent' : days <= soonDays ? 'Soon' : 'Upcoming');

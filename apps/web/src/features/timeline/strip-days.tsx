import type { UpcomingOccasion } from '@giftwell/contracts/planning/occasions';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { DaysBadge } from '../../ui/feedback/days-badge.js';
import { occasionName } from '../../ui/fields/occasion-words.js';
import { isSettled, namesOf, type SharedDay } from './shared-days.js';

interface StripDaysProps {
  days: readonly SharedDay[];
  /** Where people are added. */
  people: string;
  /** Where all occasions are. */
  occasions: string;
  onPlan: (occasion: UpcomingOccasion) => void;
}

/** The next days in few lines. A day that several people share leads to the occasions. */
export function StripDays({ days, people, occasions, onPlan }: StripDaysProps) {
  if (days.length === 0)
    return (
      <>
        <p className="quiet">No dates yet. Start with the people you give to.</p>
        <Button variant="outlined" component={Link} to={people} sx={{ mt: 2 }}>
          Add your people
        </Button>
      </>
    );
  return (
    <ul>
      {days.map((day) => {
        const [first, ...more] = day;
        const name = more.length > 0 ? `${occasionName(first)}: ${day.length} people` : first.recipientName;
        return (
          <li key={first.id} className="day">
            <span className="line">
              <b>{name}</b>
              <span className="quiet">{more.length > 0 ? namesOf(day) : occasionName(first)}</span>
            </span>
            <DaysBadge days={first.daysLeft} isSettled={isSettled(day)} />
            {more.length > 0 ? (
              <Button
                size="small"
                variant="outlined"
                component={Link}
                to={occasions}
                aria-label={`See ${name}`}
              >
                See
              </Button>
            ) : (
              <Button
                size="small"
                variant="outlined"
                aria-label={`Plan a gift for ${name}, ${occasionName(first)}`}
                onClick={() => onPlan(first)}
              >
                Plan
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

import { budgetLabels } from '@giftwell/contracts/gift-ai/vocabulary';
import type { Occasion } from '@giftwell/contracts/planning/occasions';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DaysBadge } from '../../ui/feedback/days-badge.js';
import { formatDate } from '../../ui/fields/dates.js';
import { giftStateLabels, isGiftBought, occasionName, yearsText } from '../../ui/fields/occasion-words.js';
import { OccasionIcon } from '../../ui/icons/occasion-icon.js';
import { occasionKind } from '../../ui/theme/occasion-kind.js';
import { Days } from './person.styles.js';

/** The person's dates, next one first. */
export function PersonDays({ occasions }: { occasions: readonly Occasion[] }) {
  return (
    <Box component="section" aria-labelledby="days">
      <Typography id="days" variant="h4" component="h2" sx={{ mb: 2 }}>
        Dates
      </Typography>
      {occasions.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>
          No dates yet. Choose Edit to add their birthday.
        </Typography>
      ) : (
        <Days aria-labelledby="days">
          {occasions.map((occasion) => (
            <li key={occasion.id} data-kind={occasionKind(occasion.type)}>
              <OccasionIcon occasion={occasion.type} size={26} />
              <span className="what">
                <b>{[occasionName(occasion), yearsText(occasion)].filter(Boolean).join(', ')}</b>
                <span className="quiet">{dayText(occasion)}</span>
                {occasion.daysLeft !== null && (
                  <span className="quiet">{giftStateLabels[occasion.giftState]}</span>
                )}
                {occasion.budget && <span className="quiet">Budget {budgetLabels[occasion.budget]}</span>}
              </span>
              {occasion.daysLeft !== null && (
                <DaysBadge days={occasion.daysLeft} isSettled={isGiftBought(occasion.giftState)} />
              )}
            </li>
          ))}
        </Days>
      )}
    </Box>
  );
}

function dayText({ nextDate, previousDate }: Occasion): string {
  if (nextDate) return formatDate(nextDate);
  return previousDate ? `Was ${formatDate(previousDate)}` : 'No date yet';
}

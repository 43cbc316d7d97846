import type { OccasionType } from '@giftwell/contracts/gift-ai/vocabulary';
import {
  calendarDayOf,
  ownDaysOf,
  type Feast,
  type OwnDay,
} from '@giftwell/contracts/planning/calendar-days';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from './api.js';
import { formatDate, formatDayOfYear } from '../ui/fields/dates.js';
import { planningKey } from './query-keys.js';

/** The dates of calendar days; in the user's country unless another is given. */
const holidaysQuery = (country?: string) =>
  queryOptions({
    queryKey: [...planningKey, 'holidays', country],
    queryFn: ({ signal }) => api.calendarSettings.holidays({ country }, { signal }),
  });

interface CalendarDayChoiceProps {
  type: OccasionType;
  feast: Feast | null | undefined;
  /** The day on which they celebrate instead of the calendar's. */
  ownDay: OwnDay | null | undefined;
  onOwnDay: (day: OwnDay | null) => void;
  /** The country that determines the day, if it isn't the user's. */
  country?: string | null | undefined;
  /** The next date of a stored occasion. */
  known?: string | null | undefined;
}

/** Shows when a calendar occasion is; where customs differ, another day can be chosen. */
export function CalendarDayChoice(props: CalendarDayChoiceProps) {
  const { type, feast, ownDay, onOwnDay, country, known } = props;
  const day = calendarDayOf({ type, feast });
  const choices = ownDaysOf({ type, feast });
  const { data } = useQuery({
    ...holidaysQuery(country ?? undefined),
    enabled: day !== null && (!known || choices.length > 0),
  });
  const usual = day ? data?.[day] : undefined;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {textOf(ownDay, ownDay ? undefined : (known ?? usual))}
      </Typography>
      {choices.length > 0 && (
        <TextField
          select
          label="Celebrated on"
          value={ownDay ?? ''}
          onChange={({ target }) => onOwnDay((target.value || null) as OwnDay | null)}
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        >
          <option value="">The usual day{usual && ` (${formatDayOfYear(usual.slice(5))})`}</option>
          {choices.map((each) => (
            <option key={each} value={each}>
              {formatDayOfYear(each)}
            </option>
          ))}
        </TextField>
      )}
    </Box>
  );
}

function textOf(ownDay: OwnDay | null | undefined, next: string | undefined): string {
  if (ownDay) return `Each year on ${formatDayOfYear(ownDay)}. No date needed.`;
  return next
    ? `The next one is on ${formatDate(next)}. No date needed.`
    : 'We know the day, so you don’t need a date.';
}

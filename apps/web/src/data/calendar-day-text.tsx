import type { OccasionType } from '@giftwell/contracts/gift-ai/vocabulary';
import Typography from '@mui/material/Typography';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from './api.js';
import { formatDate } from '../ui/fields/dates.js';
import { planningKey } from './query-keys.js';

/** When the days come that the calendar knows; in the user's country unless another is given. */
const holidaysQuery = (country?: string) =>
  queryOptions({
    queryKey: [...planningKey, 'holidays', country],
    queryFn: ({ signal }) => api.calendarSettings.holidays({ country }, { signal }),
  });

interface CalendarDayTextProps {
  type: OccasionType;
  /** Whose day counts, where it is not the user's own. */
  country?: string | null | undefined;
  /** The next day of an occasion that is kept as it is. */
  known?: string | null | undefined;
}

/** Says of an occasion that the calendar knows when it is. */
export function CalendarDayText({ type, country, known }: CalendarDayTextProps) {
  const { data } = useQuery({ ...holidaysQuery(country ?? undefined), enabled: !known });
  const days: Partial<Record<OccasionType, string>> | undefined = data;
  const next = known ?? days?.[type];
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {next
        ? `The next one is on ${formatDate(next)}. No date needed.`
        : 'The calendar knows the day, so no date is needed.'}
    </Typography>
  );
}

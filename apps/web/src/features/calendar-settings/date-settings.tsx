import type { CalendarSettings } from '@giftwell/contracts/planning/calendar-settings';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { SyntheticEvent } from 'react';
import { calendarSettingsQuery, useFirstCalendarSettings } from '../../data/planning.js';
import { ChoiceField } from '../../ui/fields/choice-field.js';
import { LoadError } from '../../ui/feedback/load-error.js';
import { CalendarFields } from './calendar-fields.js';
import { useCalendarForm } from './use-calendar-form.js';

/** How dates are counted, and when reminders are mailed. */
export function DateSettings() {
  useFirstCalendarSettings();
  const { data: settings, error, isFetching, refetch } = useQuery(calendarSettingsQuery);
  if (settings) return <DateForm settings={settings} />;
  if (!error) return null;
  return <LoadError error={error} what="your dates" retrying={isFetching} onRetry={() => void refetch()} />;
}

const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: clock.format(Date.UTC(2026, 0, 1, hour)),
}));

function DateForm({ settings }: { settings: CalendarSettings }) {
  const { values, isChanged, isSaving, set, reset, save } = useCalendarForm(settings);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    save();
  };
  return (
    <Box component="form" onSubmit={submit} sx={{ display: 'grid', gap: 2.5, maxWidth: '28rem' }}>
      <CalendarFields values={values} onChange={set} />
      <ChoiceField
        label="Time of reminders"
        value={String(values.reminderHour)}
        onChoose={(hour) => set({ reminderHour: Number(hour) })}
        help="Reminder emails go out from this hour on, in your time zone."
      >
        {hours.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </ChoiceField>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button type="submit" variant="contained" disabled={!isChanged || isSaving}>
          {isSaving ? 'Saving…' : 'Save'}
        </Button>
        {isChanged && (
          <Button variant="text" color="inherit" onClick={reset}>
            Cancel
          </Button>
        )}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Prices and budgets are in US dollars.
      </Typography>
    </Box>
  );
}

import type { CalendarSettings } from '@giftwell/contracts/planning/calendar-settings';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState, type SyntheticEvent } from 'react';
import { api } from '../../data/api.js';
import { calendarSettingsQuery, invalidatePlanning } from '../../data/planning.js';
import { toast } from '../../ui/feedback/toasts.js';
import { countries } from '../../ui/fields/countries.js';

interface CalendarSettingsDialogProps {
  open: boolean;
  onClose: () => void;
}

/** The user's time zone, country and leap day. */
export function CalendarSettingsDialog({ open, onClose }: CalendarSettingsDialogProps) {
  const titleId = useId();
  const { data: settings } = useQuery({ ...calendarSettingsQuery, enabled: open });
  return (
    <Dialog open={open} onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Dates and country</DialogTitle>
      {settings && <SettingsForm settings={settings} onClose={onClose} />}
    </Dialog>
  );
}

/** All time zones of the browser, and the stored one. */
const zonesWith = (kept: string): string[] =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), kept])].sort();

const leapDayChoices: Record<CalendarSettings['leapDay'], string> = {
  february_28: 'February 28',
  march_1: 'March 1',
};

function SettingsForm({ settings, onClose }: { settings: CalendarSettings; onClose: () => void }) {
  const queryClient = useQueryClient();
  const [values, setValues] = useState<CalendarSettings>({
    timeZone: settings.timeZone,
    country: settings.country,
    leapDay: settings.leapDay,
  });
  const save = useMutation({
    mutationFn: () => api.calendarSettings.change(values),
    onSuccess: async (changed) => {
      queryClient.setQueryData(calendarSettingsQuery.queryKey, changed);
      onClose();
      toast({ title: 'Saved', description: 'All dates are counted that way now.' });
      await invalidatePlanning(queryClient);
    },
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    save.mutate();
  };
  const set = (part: Partial<CalendarSettings>) => setValues({ ...values, ...part });
  return (
    <form onSubmit={submit} style={{ display: 'contents' }}>
      <DialogContent sx={{ display: 'grid', gap: 2.5, '&&': { pt: 1 } }}>
        <Typography sx={{ color: 'text.secondary' }}>
          They decide when your day begins and when holidays fall.
        </Typography>
        <TextField
          select
          label="Time zone"
          value={values.timeZone}
          onChange={({ target }) => set({ timeZone: target.value })}
          slotProps={{ select: { native: true } }}
        >
          {zonesWith(settings.timeZone).map((zone) => (
            <option key={zone} value={zone}>
              {zone.replaceAll('_', ' ')}
            </option>
          ))}
        </TextField>
        <TextField
          select
          label="Country"
          value={values.country}
          onChange={({ target }) => set({ country: target.value })}
          helperText="You can choose another one for each person."
          slotProps={{ select: { native: true } }}
        >
          {countries().map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </TextField>
        <TextField
          select
          label="Birthdays on February 29"
          value={values.leapDay}
          onChange={({ target }) => set({ leapDay: target.value as CalendarSettings['leapDay'] })}
          helperText="The day in years without a February 29."
          slotProps={{ select: { native: true } }}
        >
          {Object.entries(leapDayChoices).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </TextField>
      </DialogContent>
      <DialogActions>
        <Button variant="text" color="inherit" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" variant="contained" disabled={save.isPending}>
          {save.isPending ? 'Saving…' : 'Save'}
        </Button>
      </DialogActions>
    </form>
  );
}

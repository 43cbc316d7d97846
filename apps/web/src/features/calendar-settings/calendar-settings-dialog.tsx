import type { CalendarSettings } from '@giftwell/contracts/planning/calendar-settings';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useQuery } from '@tanstack/react-query';
import { useId, type SyntheticEvent } from 'react';
import { calendarSettingsQuery } from '../../data/planning.js';
import { useFirstField } from '../../ui/dialogs/use-first-field.js';
import { CalendarFields } from './calendar-fields.js';
import { useCalendarForm } from './use-calendar-form.js';

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

function SettingsForm({ settings, onClose }: { settings: CalendarSettings; onClose: () => void }) {
  const content = useFirstField();
  const { values, isChanged, isSaving, set, save } = useCalendarForm(settings, onClose);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isChanged) save();
    else onClose();
  };
  return (
    <form onSubmit={submit} style={{ display: 'contents' }}>
      <DialogContent ref={content} sx={{ display: 'grid', gap: 2.5, '&&': { pt: 1 } }}>
        <CalendarFields values={values} onChange={set} />
      </DialogContent>
      <DialogActions>
        <Button variant="text" color="inherit" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" variant="contained" disabled={isSaving}>
          {isSaving ? 'Saving…' : 'Save'}
        </Button>
      </DialogActions>
    </form>
  );
}

import Button from '@mui/material/Button';
import { useCallback, useState } from 'react';
import { useLazyModule } from '../../ui/feedback/use-lazy-module.js';

const loadDialog = () => import('./calendar-settings-dialog.js');

/** Opens the choice of time zone, country and leap day. */
export function CalendarSettingsButton() {
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const part = useLazyModule(open, loadDialog, close);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Dates and country
      </Button>
      {part && <part.CalendarSettingsDialog open={open} onClose={close} />}
    </>
  );
}

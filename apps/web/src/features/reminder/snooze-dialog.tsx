import Typography from '@mui/material/Typography';
import { SaveDialog } from '../../data/dialogs/save-dialog.js';
import { useSnooze } from './reminder.api.js';

/** Confirms another reminder in a week. */
export function SnoozeDialog({ code, onClose }: { code: string; onClose: () => void }) {
  const { mutate, isPending } = useSnooze(code);
  return (
    <SaveDialog
      title="Remind me later"
      dirty={false}
      isSaving={isPending}
      onSave={() => mutate(undefined, { onSuccess: onClose })}
      onClose={onClose}
      labels={{ save: 'Remind me', saving: 'Saving…' }}
      small
    >
      <Typography>
        You’ll get another email in a week, or the day before if that’s sooner. Until then we won’t email you
        about this date.
      </Typography>
    </SaveDialog>
  );
}

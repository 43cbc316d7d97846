import type { Reminder } from '@giftwell/contracts/dates/reminders';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { SaveDialog } from '../../data/dialogs/save-dialog.js';
import { useHaveGift } from './reminder.api.js';

interface HaveGiftDialogProps {
  code: string;
  reminder: Reminder;
  onClose: () => void;
}

/** Confirms that there is a gift, and asks what it is. */
export function HaveGiftDialog({ code, reminder, onClose }: HaveGiftDialogProps) {
  const { mutate, isPending } = useHaveGift(code);
  const [title, setTitle] = useState('');
  return (
    <SaveDialog
      title={`A gift for ${reminder.recipientName}`}
      dirty={false}
      isSaving={isPending}
      onSave={() => mutate(title.trim(), { onSuccess: onClose })}
      onClose={onClose}
      labels={{ save: 'I have it', saving: 'Saving…' }}
      small
    >
      <TextField
        label="What is it? (optional)"
        value={title}
        onChange={({ target }) => setTitle(target.value)}
        slotProps={{ htmlInput: { maxLength: 200 } }}
        helperText="We’ll add it to your plan as bought and stop reminding you about this date."
        fullWidth
      />
    </SaveDialog>
  );
}

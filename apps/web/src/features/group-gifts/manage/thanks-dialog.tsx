import type { GroupPurchase } from '@giftwell/contracts/payments/group-purchases';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { PhotoField } from '../../../data/photos/photo-field.js';
import { SaveDialog } from '../../../data/dialogs/save-dialog.js';
import { errorMessage } from '../../../ui/feedback/app-error.js';
import { SaveProblem } from '../../../ui/dialogs/save-problem.js';
import { toast } from '../../../ui/feedback/toasts.js';
import { TextField } from '../../../ui/fields/text-field.js';
import { useThank } from '../group-gifts.api.js';

interface ThanksDialogProps {
  group: GroupPurchase;
  onClose: () => void;
}

/** Thanks all contributors at once, with a photo of the gift. */
export function ThanksDialog({ group, onClose }: ThanksDialogProps) {
  const { title, thanks, thanksPhoto } = group;
  const thank = useThank(group.id);
  const [message, setMessage] = useState(thanks ?? '');
  const [photo, setPhoto] = useState(thanksPhoto);
  const [isMissing, setMissing] = useState(false);
  const send = () => {
    if (!message.trim()) return setMissing(true);
    thank.mutate(
      { message, photo },
      {
        onSuccess: () => {
          toast({ title: 'Thank-you note sent', description: title, durationMs: 3_000 });
          onClose();
        },
      },
    );
  };
  return (
    <SaveDialog
      title="Thank everyone"
      dirty={message.trim() !== (thanks ?? '') || photo !== thanksPhoto}
      isSaving={thank.isPending}
      onSave={send}
      onClose={onClose}
      labels={{ save: 'Send', saving: 'Sending…' }}
    >
      {thank.error && <SaveProblem>{errorMessage(thank.error, 'Please try again.')}</SaveProblem>}
      <Typography>
        Your note appears on the page, and everyone who left an address gets it by email.
      </Typography>
      <PhotoField photo={photo} onChange={setPhoto} />
      <TextField
        label="Your note"
        required
        multiline
        minRows={4}
        value={message}
        onChange={({ target }) => {
          setMessage(target.value);
          setMissing(false);
        }}
        error={isMissing}
        helperText={isMissing ? 'Write a few words' : undefined}
        htmlInput={{ maxLength: 2_000 }}
      />
    </SaveDialog>
  );
}

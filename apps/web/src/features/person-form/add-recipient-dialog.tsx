import { RecipientDialog } from './recipient-dialog.js';
import { SteppedForm } from './steps/stepped-form.js';

interface AddRecipientDialogProps {
  open: boolean;
  onClose: () => void;
  /** A saved recipient to edit step by step. */
  recipientId?: number | undefined;
}

/** The dialog that adds or changes a recipient in five steps. */
export function AddRecipientDialog({ open, onClose, recipientId }: AddRecipientDialogProps) {
  const title = recipientId === undefined ? 'Add Recipient' : 'Edit Recipient';
  return (
    <RecipientDialog open={open} onClose={onClose} recipientId={recipientId} title={title}>
      {(dialog, recipient) => (
        <SteppedForm
          dialog={dialog}
          title={recipient ? 'Edit Recipient' : 'Add Recipient'}
          recipient={recipient}
        />
      )}
    </RecipientDialog>
  );
}

import { RecipientSheet } from './recipient-sheet.js';
import { SteppedForm } from './steps/stepped-form.js';

interface AddRecipientDialogProps {
  open: boolean;
  onClose: () => void;
  /** A saved recipient, to change them step by step. */
  recipientId?: number | undefined;
}

/** The dialog that adds or changes a recipient in five steps. */
export function AddRecipientDialog({ open, onClose, recipientId }: AddRecipientDialogProps) {
  const title = recipientId === undefined ? 'Add Recipient' : 'Edit Recipient';
  return (
    <RecipientSheet open={open} onClose={onClose} recipientId={recipientId} title={title}>
      {(sheet, recipient) => (
        <SteppedForm
          sheet={sheet}
          title={recipient ? 'Edit Recipient' : 'Add Recipient'}
          recipient={recipient}
        />
      )}
    </RecipientSheet>
  );
}

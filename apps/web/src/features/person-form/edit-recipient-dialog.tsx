import type { WizardInput } from '@giftwell/contracts/gift-ai/wizard';
import { showIdeas } from '../../data/stores/wizard-store.js';
import { EditForm } from './edit/edit-form.js';
import { RecipientDialog } from './recipient-dialog.js';

interface EditRecipientDialogProps {
  open: boolean;
  onClose: () => void;
  recipientId: number;
  /** Finds ideas with the facts that were just saved. */
  onGenerate?: (input: WizardInput) => void;
}

/** The dialog that shows everything about a recipient on one page. */
export const EditRecipientDialog = ({
  open,
  onClose,
  recipientId,
  onGenerate = showIdeas,
}: EditRecipientDialogProps) => (
  <RecipientDialog open={open} onClose={onClose} recipientId={recipientId} title="Edit Recipient" wide>
    {(dialog, recipient) =>
      recipient && <EditForm dialog={dialog} recipient={recipient} onGenerate={onGenerate} />
    }
  </RecipientDialog>
);

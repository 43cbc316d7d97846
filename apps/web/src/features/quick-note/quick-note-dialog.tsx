import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import { useId } from 'react';
import { DialogHeader } from '../../ui/dialogs/dialog-header.js';
import { useFirstField } from '../../ui/dialogs/use-first-field.js';
import { QuickNoteForm } from './quick-note-form.js';

interface QuickNoteDialogProps {
  open: boolean;
  onClose: () => void;
  pathOf: (id: number) => string;
  people: string;
}

/** A dialog for a quick note, on any page. */
export function QuickNoteDialog({ open, onClose, pathOf, people }: QuickNoteDialogProps) {
  const titleId = useId();
  const content = useFirstField();
  return (
    <Dialog open={open} onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <DialogHeader titleId={titleId} title="They mentioned…" onLeave={onClose} />
      <DialogContent ref={content} sx={{ pb: 4 }}>
        <QuickNoteForm pathOf={pathOf} people={people} onLeave={onClose} />
      </DialogContent>
    </Dialog>
  );
}

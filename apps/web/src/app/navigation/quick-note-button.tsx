import IconButton from '@mui/material/IconButton';
import { useCallback, useState } from 'react';
import { EditIcon } from '../../ui/icons/icons.js';
import { useLazyModule } from '../../ui/feedback/use-lazy-module.js';
import { loadQuickNote } from '../lazy-parts.js';
import { paths, recipientPath } from '../paths.js';

/** Opens the quick note field from any page. */
export function QuickNoteButton() {
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const part = useLazyModule(open, loadQuickNote, close);
  return (
    <>
      <IconButton
        aria-label="Note something they mentioned"
        title="Note something they mentioned"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <EditIcon />
      </IconButton>
      {part && (
        <part.QuickNoteDialog open={open} onClose={close} pathOf={recipientPath} people={paths.recipients} />
      )}
    </>
  );
}

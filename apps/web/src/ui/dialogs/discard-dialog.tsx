import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useDelayedFocus } from '../feedback/use-delayed-focus.js';

interface DiscardDialogProps {
  open: boolean;
  onStay: () => void;
  onDiscard: () => void;
}

/** Asks before unsaved changes are discarded. */
export function DiscardDialog({ open, onStay, onDiscard }: DiscardDialogProps) {
  const titleId = useId();
  const textId = useId();
  return (
    <Dialog
      open={open}
      onClose={onStay}
      role="alertdialog"
      maxWidth="xs"
      fullWidth
      aria-labelledby={titleId}
      aria-describedby={textId}
    >
      <DialogTitle id={titleId}>Leave without saving?</DialogTitle>
      <DialogContent>
        <Typography id={textId} sx={{ color: 'text.secondary' }}>
          You’ll lose what you entered.
        </Typography>
      </DialogContent>
      <DialogActions disableSpacing sx={{ flexWrap: 'wrap' }}>
        <Button variant="text" color="inherit" onClick={onDiscard}>
          Discard
        </Button>
        <Stay isOpen={open} onClick={onStay} />
      </DialogActions>
    </Dialog>
  );
}

function Stay({ isOpen, onClick }: { isOpen: boolean; onClick: () => void }) {
  const button = useDelayedFocus<HTMLButtonElement>(isOpen);
  return (
    <Button ref={button} variant="contained" onClick={onClick}>
      Keep editing
    </Button>
  );
}

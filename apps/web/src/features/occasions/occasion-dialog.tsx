import type { Occasion } from '@giftwell/contracts/planning/occasions';
import Dialog from '@mui/material/Dialog';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import { OccasionForm } from './occasion-form.js';

interface OccasionDialogProps {
  open: boolean;
  onClose: () => void;
  /** The one that changes; without it a new one is written down. */
  occasion: Occasion | undefined;
}

/** Writes down an occasion, or changes one. */
export function OccasionDialog({ open, onClose, occasion }: OccasionDialogProps) {
  const titleId = useId();
  const onPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  return (
    <Dialog
      open={open}
      onClose={(_event, reason) => {
        // A slip beside the sheet must not throw away what was filled in.
        if (reason === 'escapeKeyDown') onClose();
      }}
      fullScreen={onPhone}
      maxWidth="sm"
      fullWidth
      aria-labelledby={titleId}
    >
      <OccasionForm titleId={titleId} occasion={occasion} onDone={onClose} />
    </Dialog>
  );
}

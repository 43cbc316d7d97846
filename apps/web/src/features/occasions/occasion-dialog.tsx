import type { Occasion } from '@giftwell/contracts/planning/occasions';
import Dialog from '@mui/material/Dialog';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState } from 'react';
import { DiscardDialog } from '../../ui/dialogs/discard-dialog.js';
import { OccasionForm } from './occasion-form.js';
import { useKeptPage } from '../../data/session/use-kept-page.js';

interface OccasionDialogProps {
  open: boolean;
  onClose: () => void;
  /** The occasion to change; without it a new one is added. */
  occasion: Occasion | undefined;
}

/** Adds or changes an occasion; a click outside the dialog discards nothing. */
export function OccasionDialog({ open, onClose, occasion }: OccasionDialogProps) {
  const titleId = useId();
  const onPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const [dirty, setDirty] = useState(false);
  const [asking, setAsking] = useState(false);
  useKeptPage(open && dirty);
  const close = () => {
    setAsking(false);
    onClose();
  };
  const leave = () => (dirty ? setAsking(true) : close());
  return (
    <>
      <Dialog
        open={open}
        onClose={(_event, reason) => {
          // A click outside the dialog must not discard anything.
          if (reason === 'escapeKeyDown') leave();
        }}
        fullScreen={onPhone}
        maxWidth="sm"
        fullWidth
        aria-labelledby={titleId}
      >
        <OccasionForm
          titleId={titleId}
          occasion={occasion}
          onDone={close}
          onLeave={leave}
          onDirty={setDirty}
        />
      </Dialog>
      <DiscardDialog open={asking && open} onStay={() => setAsking(false)} onDiscard={close} />
    </>
  );
}

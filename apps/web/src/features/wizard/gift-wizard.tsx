import type { WizardInput } from '@giftwell/contracts/gift-ai/wizard';
import Dialog from '@mui/material/Dialog';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { closeWizard, useWizard } from '../../data/stores/wizard-store.js';
import { ModeChoice } from './mode-choice.js';
import { HintsDialog } from './hints-dialog.js';
import { OccasionDateDialog } from './occasion-date-dialog.js';
import { WizardForm } from './wizard-form.js';

/** A phone that is held sideways. */
const low = '(max-height: 499.95px)';
const onLow = {
  [`@media ${low}`]: { border: 0, borderRadius: 0, '& .MuiDialogActions-root': { py: 1 } },
};

interface GiftWizardProps {
  onSubmit: (input: WizardInput) => void;
  /** The field for a sentence, above the choice of a mode. */
  describe: ReactNode;
}

/** The gift wizard, as a dialog over any page. Passes the finished input on; the caller closes the wizard. */
export function GiftWizard({ onSubmit, describe }: GiftWizardProps) {
  const titleId = useId();
  const open = useWizard((state) => state.open);
  const mode = useWizard((state) => state.mode);
  const isPrefilled = useWizard((state) => state.prefill !== undefined);
  // The other modes have dialogs of their own.
  const elsewhere = mode === 'voice' || mode === 'sentence' || mode === 'plan';
  const fillsScreen = useMediaQuery<Theme>((theme) => `${theme.breakpoints.down('sm')}, ${low}`, {
    noSsr: true,
  });
  return (
    <>
      <Dialog
        open={open && !elsewhere}
        onClose={(_event, reason) => {
          // A click outside the dialog must not discard the answers.
          if (reason === 'escapeKeyDown') closeWizard();
        }}
        // The opener is behind the other dialog then.
        disableRestoreFocus={elsewhere}
        fullScreen={fillsScreen}
        maxWidth="sm"
        fullWidth
        aria-labelledby={titleId}
        slotProps={{
          paper: {
            sx: [mode === 'text' && !fillsScreen && { height: 'min(760px, calc(100% - 64px))' }, onLow],
          },
        }}
      >
        {mode === 'text' ? (
          <WizardForm titleId={titleId} onSubmit={onSubmit} />
        ) : (
          <ModeChoice titleId={titleId} describe={describe} />
        )}
      </Dialog>
      <OccasionDateDialog />
      {open && !elsewhere && !isPrefilled && <HintsDialog />}
    </>
  );
}

import type { WizardInput } from '@giftwell/contracts/gift-ai/wizard';
import Dialog from '@mui/material/Dialog';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { useId } from 'react';
import { closeWizard, useWizard } from '../../shared/wizard-store.js';
import { ModeChoice } from './mode-choice.js';
import { HintsDialog } from './hints-dialog.js';
import { OccasionDateDialog } from './occasion-date-dialog.js';
import { WizardForm } from './wizard-form.js';

/** The gift wizard, drawn over any page. Gives the finished input; whoever uses it closes the wizard then. */
export function GiftWizard({ onSubmit }: { onSubmit: (input: WizardInput) => void }) {
  const titleId = useId();
  const open = useWizard((state) => state.open);
  const mode = useWizard((state) => state.mode);
  const onPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  return (
    <>
      <Dialog
        open={open && mode !== 'voice'}
        onClose={(_event, reason) => {
          // A slip beside the sheet must not throw away what was filled in.
          if (reason === 'escapeKeyDown') closeWizard();
        }}
        // Whatever opened it is behind the other dialog then.
        disableRestoreFocus={mode === 'voice'}
        fullScreen={onPhone}
        maxWidth="sm"
        fullWidth
        aria-labelledby={titleId}
        slotProps={{
          paper: { sx: mode === 'text' ? { height: { sm: 'min(760px, calc(100% - 64px))' } } : {} },
        }}
      >
        {mode === 'text' ? (
          <WizardForm titleId={titleId} onSubmit={onSubmit} />
        ) : (
          <ModeChoice titleId={titleId} />
        )}
      </Dialog>
      <OccasionDateDialog />
      {open && mode !== 'voice' && <HintsDialog />}
    </>
  );
}

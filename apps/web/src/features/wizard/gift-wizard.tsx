import type { WizardInput } from '@giftwell/contracts/gift-ai/wizard';
import Dialog from '@mui/material/Dialog';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { useId } from 'react';
import { closeWizard, useWizard } from '../../shared/wizard-store.js';
import { HintsDialog } from './hints-dialog.js';
import { OccasionDateDialog } from './occasion-date-dialog.js';
import { WizardForm } from './wizard-form.js';

/** The gift wizard, drawn over any page. Gives the finished input; whoever uses it closes the wizard then. */
export function GiftWizard({ onSubmit }: { onSubmit: (input: WizardInput) => void }) {
  const titleId = useId();
  const open = useWizard((state) => state.open);
  const onPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  return (
    <>
      <Dialog
        open={open}
        onClose={(_event, reason) => {
          // A slip beside the sheet must not throw away what was filled in.
          if (reason === 'escapeKeyDown') closeWizard();
        }}
        fullScreen={onPhone}
        maxWidth="sm"
        fullWidth
        aria-labelledby={titleId}
        slotProps={{ paper: { sx: { height: { sm: 'min(760px, calc(100% - 64px))' } } } }}
      >
        <WizardForm titleId={titleId} onSubmit={onSubmit} />
      </Dialog>
      <OccasionDateDialog />
      {open && <HintsDialog />}
    </>
  );
}

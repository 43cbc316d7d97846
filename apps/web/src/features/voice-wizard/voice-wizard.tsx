import type { WizardInput } from '@giftwell/contracts/gift-ai/wizard';
import Dialog from '@mui/material/Dialog';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState } from 'react';
import { DiscardDialog } from '../../ui/dialogs/discard-dialog.js';
import { DialogHeader } from '../../ui/dialogs/dialog-header.js';
import { closeWizard, restoreFocus, useWizard } from '../../data/stores/wizard-store.js';
import { EditStage } from './review/edit-stage.js';
import { ReviewStage } from './review/review-stage.js';
import { hasSomething, useVoiceNote } from './talk.js';
import { TellingStage } from './telling-stage.js';

/** Describes a person by voice or text, shown over any page. Returns the input for the ideas. */
export function VoiceWizard({ onSubmit }: { onSubmit: (input: WizardInput) => void }) {
  const titleId = useId();
  const open = useWizard((state) => state.open && state.mode === 'voice');
  const onPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const [leaving, setLeaving] = useState(false);
  const leave = () => (hasSomething() ? setLeaving(true) : closeWizard());
  return (
    <>
      <Dialog
        open={open}
        onClose={(_event, reason) => {
          if (reason === 'escapeKeyDown') leave();
        }}
        // The opener is a button of the wizard that no longer exists.
        disableRestoreFocus
        fullScreen={onPhone}
        maxWidth="sm"
        fullWidth
        aria-labelledby={titleId}
        slotProps={{
          paper: { sx: { height: { sm: 'min(760px, calc(100% - 64px))' } } },
          // Delayed until the focus has left the dialog.
          transition: { onExited: () => void setTimeout(restoreFocus) },
        }}
      >
        <DialogHeader titleId={titleId} title="Speak Naturally" closeLabel="Close wizard" onLeave={leave} />
        <Stage onSubmit={onSubmit} />
      </Dialog>
      <DiscardDialog
        open={open && leaving}
        onStay={() => setLeaving(false)}
        onDiscard={() => {
          setLeaving(false);
          closeWizard();
        }}
      />
    </>
  );
}

function Stage({ onSubmit }: { onSubmit: (input: WizardInput) => void }) {
  const stage = useVoiceNote((state) => state.stage);
  const known = useVoiceNote((state) => state.known);
  if (stage === 'telling' || !known) return <TellingStage />;
  return stage === 'editing' ? (
    <EditStage known={known} />
  ) : (
    <ReviewStage known={known} onGenerate={onSubmit} />
  );
}

import type { WizardInput } from '@giftwell/contracts/gift-ai/wizard';
import Dialog from '@mui/material/Dialog';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import { closeWizard, restoreFocus, useWizard } from '../../data/stores/wizard-store.js';
import { DialogHeader } from '../../ui/dialogs/dialog-header.js';
import { PlanForm } from './plan-form.js';

/** The known facts about a person, shown over any page. Returns the input for the ideas. */
export function PlanSheet({ onSubmit }: { onSubmit: (input: WizardInput) => void }) {
  const titleId = useId();
  const open = useWizard((state) => state.open && state.mode === 'plan');
  const plan = useWizard((state) => state.plan);
  const onPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  return (
    <Dialog
      open={open && plan !== undefined}
      onClose={(_event, reason) => {
        if (reason === 'escapeKeyDown') closeWizard();
      }}
      disableRestoreFocus
      fullScreen={onPhone}
      maxWidth="sm"
      fullWidth
      aria-labelledby={titleId}
      slotProps={{ transition: { onExited: () => void setTimeout(restoreFocus) } }}
    >
      <DialogHeader
        titleId={titleId}
        title={`A gift for ${plan?.known.recipientName ?? ''}`}
        onLeave={closeWizard}
      />
      {plan && <PlanForm key={plan.known.recipientId} plan={plan} onSubmit={onSubmit} />}
    </Dialog>
  );
}

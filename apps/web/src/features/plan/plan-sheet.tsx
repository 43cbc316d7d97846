import type { WizardInput } from '@giftwell/contracts/gift-ai/wizard';
import { closeWizard, restoreFocus, useWizard } from '../../data/stores/wizard-store.js';
import { SheetDialog } from '../../ui/dialogs/sheet-dialog.js';
import { PlanForm } from './plan-form.js';

/** The known facts about a person, shown over any page. Returns the input for the ideas. */
export function PlanSheet({ onSubmit }: { onSubmit: (input: WizardInput) => void }) {
  const open = useWizard((state) => state.open && state.mode === 'plan');
  const plan = useWizard((state) => state.plan);
  return (
    <SheetDialog
      open={open && plan !== undefined}
      title={`A gift for ${plan?.known.recipientName ?? ''}`}
      onClose={closeWizard}
      onExited={restoreFocus}
    >
      {plan && <PlanForm key={plan.known.recipientId} plan={plan} onSubmit={onSubmit} />}
    </SheetDialog>
  );
}

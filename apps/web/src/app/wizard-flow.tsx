import { useState } from 'react';
import type { WizardInput } from '@giftwell/contracts/gift-ai/wizard';
import { newRun, type Run } from '../features/suggestions/generation.js';
import { ResultsDialog } from '../features/suggestions/results-dialog.js';
import { GiftWizard } from '../features/wizard/gift-wizard.js';
import { editDraft } from '../features/wizard/wizard-draft.js';
import { closeWizard, openWizard } from '../shared/wizard-store.js';

/** The wizard and its results; drawn over whatever page is open. */
export function WizardFlow() {
  const [run, setRun] = useState<Run | null>(null);
  const [open, setOpen] = useState(false);

  const generate = (input: WizardInput) => {
    setRun(newRun(input));
    setOpen(true);
    closeWizard();
  };
  const close = (then?: () => void) => () => {
    setOpen(false);
    then?.();
  };

  return (
    <>
      <GiftWizard onSubmit={generate} />
      {run && (
        <ResultsDialog
          key={run.id}
          run={run}
          open={open}
          onClose={close()}
          onEdit={close(editDraft)}
          onRestart={close(openWizard)}
          onGone={() => setRun((last) => (last === run ? null : last))}
        />
      )}
    </>
  );
}

import { StepHeader } from '../../ui/dialogs/step-header.js';
import { closeWizard } from '../../data/stores/wizard-store.js';
import { stepsOf, useDraft } from './wizard-draft.js';

interface WizardHeaderProps {
  titleId: string;
  /** The step's question, for screen readers. */
  question: string;
}

/** The wizard's header with the progress. */
export function WizardHeader({ titleId, question }: WizardHeaderProps) {
  const step = useDraft((state) => state.position + 1);
  const steps = useDraft((state) => stepsOf(state).length);
  return (
    <StepHeader
      titleId={titleId}
      title="Gift Wizard"
      step={step}
      steps={steps}
      question={question}
      closeLabel="Close wizard"
      onClose={closeWizard}
    />
  );
}

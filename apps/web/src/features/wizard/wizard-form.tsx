import type { WizardInput } from '@giftwell/contracts/gift-ai/wizard';
import type { ComponentType } from 'react';
import { ContextualTips, type TipContext } from '../../ui/feedback/contextual-tips.js';
import { GiftIcon } from '../../ui/icons/icons.js';
import { DialogStep } from '../../ui/dialogs/dialog-step.js';
import { AboutStep } from './steps/about-step.js';
import { BudgetStep } from './steps/budget-step.js';
import { NameStep } from './steps/name-step.js';
import { OccasionStep } from './steps/occasion-step.js';
import { canLeave, goBack, goOn, isLast, stepOf, useDraft } from './wizard-draft.js';
import { WizardHeader } from './wizard-header.js';
import { promptOf } from './wizard-prompts.js';
import type { Step } from './steps/wizard-steps.js';
import { WordsStep } from './steps/words-step.js';

const pages: Record<Step, ComponentType> = {
  name: NameStep,
  occasion: OccasionStep,
  about: AboutStep,
  interests: () => <WordsStep key="interests" kind="interests" />,
  personality: () => <WordsStep key="personality" kind="personality" />,
  lifestyle: () => <WordsStep key="lifestyle" kind="lifestyle" />,
  budget: BudgetStep,
};

const tipsOf: Partial<Record<Step, TipContext>> = {
  name: 'wizard-start',
  occasion: 'occasion',
  interests: 'interests',
  personality: 'personality',
  budget: 'budget',
};

interface WizardFormProps {
  titleId: string;
  onSubmit: (input: WizardInput) => void;
}

export function WizardForm({ titleId, onSubmit }: WizardFormProps) {
  const state = useDraft();
  const step = stepOf(state);
  const { title, hint } = promptOf(step, state.draft);
  const Page = pages[step];
  const tips = tipsOf[step];

  const advance = () => {
    const input = goOn();
    if (input) onSubmit(input);
  };
  return (
    <DialogStep
      header={<WizardHeader titleId={titleId} question={title} />}
      step={step}
      title={title}
      hint={hint}
      aside={tips && <ContextualTips context={tips} />}
      onPrevious={state.position === 0 ? null : goBack}
      onAdvance={advance}
      finish={isLast(state) ? { label: 'Get ideas', icon: <GiftIcon /> } : null}
      blocked={!canLeave(state)}
    >
      <Page />
    </DialogStep>
  );
}

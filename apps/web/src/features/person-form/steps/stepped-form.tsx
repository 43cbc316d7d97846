import { occasionLabels, type Relationship } from '@giftwell/contracts/gift-ai/vocabulary';
import type { Recipient } from '@giftwell/contracts/planning/recipients';
import { useState } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import { errorMessage } from '../../../ui/feedback/app-error.js';
import { CheckIcon } from '../../../ui/icons/icons.js';
import { StepHeader } from '../../../ui/dialogs/step-header.js';
import { DialogStep } from '../../../ui/dialogs/dialog-step.js';
import { useDelayed } from '../../../ui/dialogs/use-delayed.js';
import { dismissProblems, toast } from '../../../ui/feedback/toasts.js';
import { ConflictNote } from '../changes/conflict-note.js';
import { updatedToast } from '../changes/updated-toast.js';
import { BasicsStep } from './basics-step.js';
import { DetailsStep } from './details-step.js';
import { focusProblem } from '../focus-problem.js';
import { OccasionsStep } from './occasions-step.js';
import type { DialogControls } from '../recipient-dialog.js';
import { fieldsOfStep, questionOf, recipientSteps, stepNames, stepOfError } from './recipient-steps.js';
import { datesMissing, type ReadValues } from '../recipient-values.js';
import { useRecipientForm } from '../use-recipient-form.js';
import { isInConflict, useSaveRecipient } from '../use-save-recipient.js';
import { WordsStep } from './words-step.js';

interface SteppedFormProps {
  dialog: DialogControls;
  title: string;
  /** A saved recipient. */
  recipient: Recipient | undefined;
}

const leadOnMs = 300;

/** Adds or changes a recipient in five steps. */
export function SteppedForm({ dialog, title, recipient }: SteppedFormProps) {
  const { form, picture } = useRecipientForm({ recipient, onDirty: dialog.onDirty });
  const [position, setPosition] = useState(0);
  const name = useWatch({ control: form.control, name: 'name' });
  const { saving, before, conflicts, take } = useSaveRecipient(recipient, form);
  const step = recipientSteps[position]!;
  const last = position === recipientSteps.length - 1;
  const question = questionOf(step, name);

  const save = (values: ReadValues) =>
    saving.mutate(
      { values, picture },
      {
        onSuccess: ({ recipient: { name: saved }, pictureError, isMerged }) => {
          dialog.onDone();
          if (pictureError) return;
          toast(recipient ? updatedToast(saved, isMerged) : { title: 'Recipient added', description: saved });
        },
        onError: (error) => {
          if (isInConflict(error)) return;
          toast({
            variant: 'destructive',
            title: 'Update Failed',
            description: `Cannot ${recipient ? `update ${recipient.name}` : 'add recipient'}: ${errorMessage(error)}`,
          });
        },
      },
    );
  const submit = form.handleSubmit(save, (errors) => {
    const wrong = stepOfError(errors);
    if (wrong >= 0) setPosition(wrong);
    focusProblem(dialog.titleId);
  });
  /** Birthdays and anniversaries require a date. */
  const datesThere = () => {
    const values = form.getValues();
    const missing = datesMissing(values);
    if (missing.length === 0) return true;
    const problem = { message: 'Please choose a date' };
    if (missing.includes('birthday')) form.setError('birthdate', problem);
    for (const [index, { type, date }] of values.occasions.entries())
      if (type !== 'birthday' && missing.includes(type) && !date)
        form.setError(`occasions.${index}.date`, problem);
    toast({
      variant: 'destructive',
      title: 'Date Required',
      description: `Please provide a date for: ${missing.map((type) => occasionLabels[type].toLowerCase()).join(', ')}`,
    });
    return false;
  };
  const advance = async () => {
    if (saving.isPending) return;
    const fine = await form.trigger([...fieldsOfStep[step]]);
    const complete = step !== 'occasions' || datesThere();
    if (!fine || !complete) return focusProblem(dialog.titleId);
    dismissProblems();
    if (last) return submit();
    setPosition(position + 1);
  };
  // The user may be on another step by then.
  const leading = useDelayed(() => void (step === 'basics' && advance()), leadOnMs);
  const lead = (relationship: Relationship) => {
    // "Other" needs a text first.
    if (relationship === 'other') leading.stop();
    else leading.start();
  };
  return (
    <FormProvider {...form}>
      <DialogStep
        header={
          <StepHeader
            titleId={dialog.titleId}
            title={title}
            step={position + 1}
            steps={recipientSteps.length}
            question={question.title}
            withPercent
            closeLabel="Close"
            onClose={dialog.onLeave}
          />
        }
        step={step}
        overline={stepNames[step]}
        {...question}
        onPrevious={position === 0 ? null : () => setPosition(position - 1)}
        onAdvance={() => void advance()}
        finish={
          last
            ? {
                label: saving.isPending ? 'Saving…' : recipient ? 'Update Recipient' : 'Add Recipient',
                icon: <CheckIcon />,
              }
            : null
        }
        blocked={saving.isPending || picture.isReading}
        aside={<ConflictNote name={name} conflicts={conflicts} onTake={take} />}
      >
        {step === 'basics' && <BasicsStep onPointed={lead} />}
        {step === 'interests' && <WordsStep key={step} kind="interests" offer="adding" />}
        {step === 'personality' && <WordsStep key={step} kind="personality" offer="adding" />}
        {step === 'occasions' && <OccasionsStep recipient={before} />}
        {step === 'details' && <DetailsStep picture={picture} />}
      </DialogStep>
    </FormProvider>
  );
}

import Dialog from '@mui/material/Dialog';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import { closeGroupGiftDialog, type GroupDraft } from '../../../data/stores/group-gift-store.js';
import { DialogStep } from '../../../ui/dialogs/dialog-step.js';
import { DiscardDialog } from '../../../ui/dialogs/discard-dialog.js';
import { StepHeader } from '../../../ui/dialogs/step-header.js';
import { useDelayed } from '../../../ui/dialogs/use-delayed.js';
import { CheckIcon } from '../../../ui/icons/icons.js';
import { GroupText, OccasionTiles } from './group-fields.js';
import { fieldsOfStep, groupSteps, isAnswer, questions, requiredOfStep, stepOfError } from './group-steps.js';
import { LastStep } from './last-step.js';
import { useGroupForm } from './use-group-form.js';
import { useKeptPage } from '../../../data/session/use-kept-page.js';

const leadOnMs = 300;

interface CreateDialogProps {
  draft: GroupDraft;
  pathOf: (id: number) => string;
}

/** Creates a group gift in six steps. */
export function CreateDialog({ draft, pathOf }: CreateDialogProps) {
  const titleId = useId();
  const onPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const [asking, setAsking] = useState(false);
  const [position, setPosition] = useState(0);
  const { form, create, isPending } = useGroupForm({
    ...{ draft, pathOf, onDone: closeGroupGiftDialog },
    // The button of an unanswered step is disabled, so its problem is said when the field is left.
    mode: 'onTouched',
  });
  const { isDirty } = form.formState;
  useKeptPage(isDirty);
  const step = groupSteps[position]!;
  const isLast = position === groupSteps.length - 1;
  const required = requiredOfStep[step];
  const answer = useWatch({ control: form.control, name: required });
  const leave = () => (isDirty ? setAsking(true) : closeGroupGiftDialog());
  const submit = form.handleSubmit(create, (errors) => setPosition(Math.max(0, stepOfError(errors))));
  const advance = async () => {
    if (isPending || !(await form.trigger([...fieldsOfStep[step]], { shouldFocus: true }))) return;
    if (isLast) await submit();
    else setPosition(position + 1);
  };
  // The user may be on another step by then.
  const leading = useDelayed(() => void (step === 'occasion' && advance()), leadOnMs);
  return (
    <>
      <Dialog
        open
        onClose={(_event, reason) => {
          if (reason === 'escapeKeyDown') leave();
        }}
        fullScreen={onPhone}
        maxWidth="sm"
        fullWidth
        aria-labelledby={titleId}
        slotProps={{ paper: { sx: { height: { sm: 'min(680px, calc(100% - 64px))' } } } }}
      >
        <FormProvider {...form}>
          <DialogStep
            header={
              <StepHeader
                titleId={titleId}
                title="Create Group Purchase"
                step={position + 1}
                steps={groupSteps.length}
                question={questions[step].title}
                closeLabel="Close"
                onClose={leave}
              />
            }
            step={step}
            {...questions[step]}
            onPrevious={position === 0 ? null : () => setPosition(position - 1)}
            onAdvance={() => void advance()}
            finish={isLast ? { label: isPending ? 'Creating…' : 'Create', icon: <CheckIcon /> } : null}
            blocked={isPending || !isAnswer(required, answer)}
            onBlocked={() => void advance()}
          >
            {step === 'title' && <GroupText name="title" />}
            {step === 'recipient' && <GroupText name="recipientName" />}
            {step === 'occasion' && <OccasionTiles onPointed={leading.start} />}
            {step === 'target' && <GroupText name="targetAmount" />}
            {step === 'description' && <GroupText name="description" />}
            {step === 'deadline' && <LastStep />}
          </DialogStep>
        </FormProvider>
      </Dialog>
      <DiscardDialog open={asking} onStay={() => setAsking(false)} onDiscard={closeGroupGiftDialog} />
    </>
  );
}

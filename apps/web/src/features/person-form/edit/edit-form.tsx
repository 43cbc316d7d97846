import type { WizardInput } from '@giftwell/contracts/gift-ai/wizard';
import type { Recipient } from '@giftwell/contracts/planning/recipients';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useState } from 'react';
import { FormProvider, useWatch, type FieldErrors } from 'react-hook-form';
import { errorMessage } from '../../../ui/feedback/app-error.js';
import { GiftIcon } from '../../../ui/icons/icons.js';
import { toast } from '../../../ui/feedback/toasts.js';
import { ConflictNote } from '../changes/conflict-note.js';
import { updatedToast } from '../changes/updated-toast.js';
import { EditSections } from './edit-sections.js';
import { firstOccasion, inputFor, withoutUnfinished } from './edit-values.js';
import { focusProblem } from '../focus-problem.js';
import type { DialogControls } from '../recipient-dialog.js';
import { valuesOf, type ReadValues, type RecipientValues } from '../recipient-values.js';
import { DialogHeader } from '../../../ui/dialogs/dialog-header.js';
import { useFirstField } from '../../../ui/dialogs/use-first-field.js';
import { useRecipientForm } from '../use-recipient-form.js';
import { isInConflict, useSaveRecipient } from '../use-save-recipient.js';

interface EditFormProps {
  dialog: DialogControls;
  recipient: Recipient;
  onGenerate: (input: WizardInput) => void;
}

/** Both buttons fit in one row of a phone. */
const inOneRow = { flex: { xs: '1 1 auto', sm: '0 0 auto' }, px: { xs: 1.5, sm: 2.5 } };

/** Edits a recipient on one page, and requests ideas with the current values. */
export function EditForm({ dialog, recipient, onGenerate }: EditFormProps) {
  const [start] = useState(() => firstOccasion(valuesOf(recipient), recipient));
  const [shown, setShown] = useState(start.shown);
  const { form, picture } = useRecipientForm({
    recipient,
    values: start.values,
    lenient: true,
    onDirty: dialog.onDirty,
  });
  const name = useWatch({ control: form.control, name: 'name' });
  const { saving, before, conflicts, take } = useSaveRecipient(recipient, form);
  const content = useFirstField();
  const [generating, setGenerating] = useState(false);

  const showFirstProblem = (errors: FieldErrors<RecipientValues>) => {
    const occasion = Object.keys(errors.occasions ?? {}).find((index) => /^\d+$/.test(index));
    if (occasion !== undefined) setShown(Number(occasion));
    focusProblem(dialog.titleId);
  };
  const save = (generate: boolean) => {
    if (saving.isPending) return;
    setGenerating(generate);
    const keep = (values: ReadValues) =>
      saving.mutate(
        { values: withoutUnfinished(values), picture },
        {
          onSuccess: ({ recipient: saved, pictureError, isMerged }) => {
            dialog.onDone();
            if (generate) onGenerate(inputFor(saved, values.occasions[shown]));
            else if (!pictureError) toast(updatedToast(saved.name, isMerged));
          },
          onError: (error) => {
            if (isInConflict(error)) return;
            toast({
              variant: 'destructive',
              title: generate ? 'Generation failed' : 'Update failed',
              description: errorMessage(error, 'Please try again.'),
            });
          },
        },
      );
    void form.handleSubmit(keep, showFirstProblem)();
  };
  const busy = saving.isPending || picture.isReading;
  return (
    <FormProvider {...form}>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save(false);
        }}
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, flex: 1 }}
      >
        <DialogHeader titleId={dialog.titleId} title="Edit Recipient" onLeave={dialog.onLeave} />
        <DialogContent ref={content} sx={{ px: { xs: 2.5, sm: 4 }, pt: '24px !important', pb: 4 }}>
          <EditSections recipient={before ?? recipient} picture={picture} shown={shown} onShow={setShown} />
        </DialogContent>
        <ConflictNote name={recipient.name} conflicts={conflicts} onTake={take} />
        <DialogActions
          disableSpacing
          sx={{ px: { xs: 2.5, sm: 4 }, flexWrap: 'wrap', borderTop: 1, borderColor: 'divider' }}
        >
          <Button
            variant="outlined"
            startIcon={<GiftIcon />}
            disabled={busy || !name.trim()}
            onClick={() => save(true)}
            sx={{
              ...inOneRow,
              '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } },
            }}
          >
            {saving.isPending && generating ? 'Generating…' : 'Generate Suggestions'}
          </Button>
          <Button type="submit" variant="contained" disabled={busy} sx={inOneRow}>
            {saving.isPending && !generating ? 'Saving…' : 'Save Changes'}
          </Button>
        </DialogActions>
      </Box>
    </FormProvider>
  );
}

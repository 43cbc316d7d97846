import type { Recipient } from '@giftwell/contracts/planning/recipients';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../data/api.js';
import { errorCode, errorKind, errorMessage } from '../../ui/feedback/app-error.js';
import { invalidatePlanning } from '../../data/planning.js';
import { toast } from '../../ui/feedback/toasts.js';
import { mergeValues, type Conflict } from './changes/merge-values.js';
import { toChangedRecipient, toNewRecipient, valuesOf, type ReadValues } from './recipient-values.js';
import type { PictureChoice } from './picture/use-picture.js';
import type { RecipientForm } from './use-recipient-form.js';
import { withReauthentication } from '../../data/session/with-reauthentication.js';

interface Saving {
  values: ReadValues;
  picture: PictureChoice;
}

/** Other devices may save again in between. */
const maxTries = 4;

/** Whether the form shows the conflicts that prevented saving. */
export const isInConflict = (error: unknown): boolean => errorCode(error) === 'recipient_changed';

/** Saves the form, then its picture; a failed picture doesn't fail the form. */
async function saved(recipient: Recipient, picture: PictureChoice, isMerged: boolean) {
  const pictureError = await picture.save(recipient.id).then(
    () => null,
    (error: unknown) => ({ message: errorMessage(error, 'Please try again.') }),
  );
  return { recipient, pictureError, isMerged };
}

/**
 * Adds or changes a recipient. What was changed elsewhere since the form was opened is merged with the form's changes;
 * where both changed the same, nothing is saved until the user has decided. The dialog shows errors, except for those
 * of the picture.
 */
export function useSaveRecipient(recipient: Recipient | undefined, form: RecipientForm) {
  const queryClient = useQueryClient();
  // The stored recipient that the form's values are based on.
  const [before, setBefore] = useState(recipient);
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([]);
  const show = (values: Parameters<RecipientForm['reset']>[0]) =>
    form.reset(values, { keepDefaultValues: true });

  const catchUp = async (known: Recipient, values: ReadValues) => {
    const { recipient: latest } = await api.recipients.get({ id: known.id });
    const [start, theirs] = [valuesOf(known), valuesOf(latest)];
    const shown = mergeValues(start, form.getValues(), theirs);
    show(shown.values);
    setBefore(latest);
    setConflicts(shown.conflicts);
    return { latest, ...mergeValues(start, values, theirs) };
  };
  const change = async (first: Recipient, values: ReadValues, picture: PictureChoice) => {
    let [known, sent] = [first, values];
    for (let tries = 1; ; tries++) {
      try {
        const { recipient: changed } = await api.recipients.update(toChangedRecipient(sent, known));
        return await saved(changed, picture, tries > 1);
      } catch (error) {
        if (!isInConflict(error) || tries === maxTries) throw error;
        const merged = await catchUp(known, sent);
        if (merged.conflicts.length > 0) throw error;
        [known, sent] = [merged.latest, { ...sent, ...merged.values }];
      }
    }
  };
  const saving = useMutation({
    mutationFn: ({ values, picture }: Saving, context) =>
      withReauthentication(context, async () => {
        if (before) return change(before, values, picture);
        const { recipient: added } = await api.recipients.create(toNewRecipient(values));
        return saved(added, picture, false);
      }),
    meta: { ownErrors: true },
    onMutate: () => setConflicts([]),
    onSuccess: ({ recipient, pictureError }) => {
      if (pictureError)
        toast({
          variant: 'destructive',
          title: 'The photo wasn’t saved',
          description: `Everything else about ${recipient.name} was saved. ${pictureError.message}`,
        });
      void invalidatePlanning(queryClient);
    },
    onError: (error) => {
      if (errorKind(error) === 'not_found') void invalidatePlanning(queryClient);
    },
  });
  const take = (conflict: Conflict) => {
    show(conflict.take(form.getValues()));
    setConflicts(conflicts.filter((each) => each !== conflict));
  };
  return { saving, before, conflicts, take };
}

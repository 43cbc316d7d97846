import type { Recipient } from '@giftwell/contracts/planning/recipients';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../data/api.js';
import { errorKind, errorMessage } from '../../ui/feedback/app-error.js';
import { invalidatePlanning } from '../../data/planning.js';
import { toast } from '../../ui/feedback/toasts.js';
import { toChangedRecipient, toNewRecipient, type ReadValues } from './recipient-values.js';
import type { PictureChoice } from './picture/use-picture.js';

interface Saving {
  values: ReadValues;
  picture: PictureChoice;
  /** A saved recipient, before the changes. */
  before: Recipient | undefined;
}

/** Saves the form, then its picture; a failed picture doesn't fail the form. */
async function save({ values, picture, before }: Saving) {
  const { recipient } = before
    ? await api.recipients.update(toChangedRecipient(values, before))
    : await api.recipients.create(toNewRecipient(values));
  const pictureError = await picture.save(recipient.id).then(
    () => null,
    (error: unknown) => ({ message: errorMessage(error, 'Please try again.') }),
  );
  return { recipient, pictureError };
}

/** Adds or changes a recipient. The dialog shows errors, except for those of the picture. */
export function useSaveRecipient() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: save,
    meta: { ownErrors: true },
    onSuccess: ({ recipient, pictureError }) => {
      if (pictureError)
        toast({
          variant: 'destructive',
          title: 'The picture wasn’t saved',
          description: `Everything else about ${recipient.name} was. ${pictureError.message}`,
        });
      void invalidatePlanning(queryClient);
    },
    onError: (error) => {
      if (errorKind(error) === 'not_found') void invalidatePlanning(queryClient);
    },
  });
}

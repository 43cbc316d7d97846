import { zodResolver } from '@hookform/resolvers/zod';
import type { Recipient } from '@giftwell/contracts/planning/recipients';
import { useEffect } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import {
  knownValuesSchema,
  recipientValuesSchema,
  valuesOf,
  type ReadValues,
  type RecipientValues,
  type StartValues,
} from './recipient-values.js';
import { useToday } from '../../data/planning.js';
import { usePicture, type PictureChoice } from './picture/use-picture.js';

export type RecipientForm = UseFormReturn<RecipientValues, unknown, ReadValues>;

interface Options {
  recipient: Recipient | undefined;
  values?: StartValues;
  /** Accepts people with little information. */
  lenient?: boolean;
  /** Called with whether there are unsaved changes. */
  onDirty: (dirty: boolean) => void;
}

/** The form of the add and edit dialogs, with the picture. */
export function useRecipientForm({ recipient, values, lenient = false, onDirty }: Options): {
  form: RecipientForm;
  picture: PictureChoice;
} {
  const { today } = useToday();
  const form: RecipientForm = useForm<RecipientValues, unknown, ReadValues>({
    resolver: zodResolver(lenient ? knownValuesSchema(today) : recipientValuesSchema(today)),
    defaultValues: values ?? valuesOf(recipient),
    shouldFocusError: false,
  });
  const picture = usePicture(recipient?.profilePicture ?? null);
  const dirty = form.formState.isDirty || picture.isChanged;
  useEffect(() => onDirty(dirty), [dirty, onDirty]);

  // Only fields with an error are validated again while the user types.
  const { subscribe, trigger, getFieldState } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true, errors: true },
        callback: ({ name, type }) => {
          const [field] = (name?.split('.') ?? []) as (keyof RecipientValues)[];
          // Validation also notifies this listener and must not trigger itself again.
          if (field && type === 'change' && getFieldState(field).invalid) void trigger(field);
        },
      }),
    [subscribe, trigger, getFieldState],
  );
  return { form, picture };
}

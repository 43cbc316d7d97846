import { kindOf } from '@giftwell/contracts/planning/calendar-days';
import type { AppError } from '@giftwell/contracts/core/error';
import { occasionSchema, type ExistingOccasion } from '@giftwell/contracts/planning/occasions';
import type { OccasionType } from '@giftwell/contracts/gift-ai/vocabulary';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.js';
import { dayText, formatDayOfYear } from '../../ui/fields/dates.js';
import { occasionName } from '../../ui/fields/occasion-words.js';
import { z } from 'zod';
import { errorCode } from '../../ui/feedback/app-error.js';
import type { OccasionInput } from './occasions.api.js';

/** A new occasion that would change the one that the person has. */
export interface Replacing {
  existing: ExistingOccasion;
  input: OccasionInput;
}

const existingSchema: z.ZodType<{ existing: ExistingOccasion }> = z.object({
  existing: occasionSchema.pick({
    ...{ recipientName: true, date: true, yearKnown: true, ownDay: true, details: true },
  }),
});

/** What a new occasion would change, if that is why it was refused. */
export function existingIn(error: Error): ExistingOccasion | undefined {
  if (errorCode(error) !== 'occasion_exists') return undefined;
  return existingSchema.safeParse((error as AppError).details).data?.existing;
}

interface ReplaceQuestionProps {
  replacing: Replacing | null;
  isPending: boolean;
  onReplace: (input: OccasionInput) => void;
  onClose: () => void;
}

/** Asks before a new occasion changes the one that the person has. */
export function ReplaceQuestion({ replacing, isPending, onReplace, onClose }: ReplaceQuestionProps) {
  if (!replacing) return null;
  const { existing, input } = replacing;
  const named = { ...input, type: input.type as OccasionType };
  const isBirthday = kindOf(named) === 'birthday';
  const before = dayOf(existing);
  const after = dayOf(input);
  const isMoved = before !== after;
  const what = isBirthday ? 'a birthday' : occasionName(named);
  const notes = existing.details && input.details && existing.details !== input.details;
  return (
    <ConfirmDialog
      title={`${existing.recipientName} already has ${what}${before && ` on ${before}`}`}
      label={isMoved && after ? `Change to ${after}` : 'Change it'}
      isPending={isPending}
      onConfirm={() => onReplace({ ...input, replace: true })}
      onClose={onClose}
    >
      {isMoved ? `Change it to ${after || 'the usual day'}?` : 'Change it to what you entered?'}
      {notes && ` Its notes will be replaced: “${existing.details}”`}
    </ConfirmDialog>
  );
}

type Day = Pick<OccasionInput, 'date' | 'yearKnown' | 'ownDay'>;
const dayOf = ({ date = null, yearKnown = true, ownDay }: Day): string =>
  ownDay ? formatDayOfYear(ownDay) : dayText({ date, yearKnown });

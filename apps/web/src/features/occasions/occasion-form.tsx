import { zodResolver } from '@hookform/resolvers/zod';
import { wizardOccasions } from '@giftwell/contracts/gift-ai/vocabulary';
import {
  feasts,
  isByCalendar,
  isFloating,
  isUsuallyYearly,
  kindOf,
  ofKind,
  type OccasionKind,
} from '@giftwell/contracts/planning/calendar-days';
import type { Occasion } from '@giftwell/contracts/planning/occasions';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { CalendarDayChoice } from '../../data/calendar-day-choice.js';
import { useFirstField } from '../../ui/dialogs/use-first-field.js';
import { DayField } from '../../ui/fields/day-field.js';
import { kindLabel } from '../../ui/fields/occasion-words.js';
import { CountryChoice } from './country-choice.js';
import {
  isComplete,
  occasionValuesSchema,
  valuesOf,
  type OccasionInput,
  type OccasionValues,
} from './occasion-values.js';
import { useSaveOccasion } from './occasions.api.js';
import { existingIn, ReplaceQuestion, type Replacing } from './replace-question.js';
import { RecipientChoice } from './recipient-choice.js';

interface OccasionFormProps {
  titleId: string;
  /** The occasion to change; without it a new one is added. */
  occasion: Occasion | undefined;
  /** Everything is saved. */
  onDone: () => void;
  /** Asks for confirmation if changes would be lost. */
  onLeave: () => void;
  onDirty: (dirty: boolean) => void;
}

const label = (kind: OccasionKind) => (kind === 'other' ? 'Something else (custom)' : kindLabel(kind));

const submitLabel = (isPending: boolean, occasion: Occasion | undefined) =>
  isPending ? 'Saving…' : occasion ? 'Save Changes' : 'Add Occasion';

const isNoFeast = (kind: OccasionKind) => !(feasts as readonly OccasionKind[]).includes(kind);

interface TypeChoiceProps {
  value: OccasionKind | null;
  /** The saved type, which stays possible even if it is no longer offered. */
  kept: OccasionKind | undefined;
  problem: string | undefined;
  onChange: (kind: OccasionKind | null) => void;
}

function TypeChoice({ value, kept, problem, onChange }: TypeChoiceProps) {
  const types = new Set<OccasionKind>([...wizardOccasions, ...(kept ? [kept] : [])].filter(isNoFeast));
  return (
    <TextField
      select
      required
      label="Type"
      value={value ?? ''}
      onChange={({ target }) => onChange((target.value || null) as OccasionKind | null)}
      error={problem !== undefined}
      helperText={problem}
      slotProps={{ select: { native: true } }}
    >
      <option value="">Choose a type</option>
      {[...types].map((each) => (
        <option key={each} value={each}>
          {label(each)}
        </option>
      ))}
      <optgroup label="Holidays">
        {feasts.map((each) => (
          <option key={each} value={each}>
            {label(each)}
          </option>
        ))}
      </optgroup>
    </TextField>
  );
}

interface DayChoiceProps {
  values: OccasionValues;
  /** The saved occasion, if there is one. */
  kept: Occasion | undefined;
  problem: string | undefined;
  onChange: (part: Partial<OccasionValues>) => void;
}

/** Whether the stored date still belongs to the form's values. */
const isAsKept = (
  { type, feast, ownDay, recipientId, country }: OccasionValues,
  kept: Occasion | undefined,
) =>
  kept?.type === type &&
  kept?.feast === feast &&
  kept.ownDay === ownDay &&
  kept.recipientId === recipientId &&
  country === undefined;

/** The date: a field or the calendar's, and the country if it matters. */
function DayChoice({ values, kept, problem, onChange }: DayChoiceProps) {
  const { type, feast, ownDay, recipientId, country } = values;
  const chosen = type && { type, feast };
  return (
    <>
      {chosen && isByCalendar(chosen) ? (
        <CalendarDayChoice
          {...chosen}
          ownDay={ownDay}
          onOwnDay={(day) => onChange({ ownDay: day })}
          country={country}
          known={isAsKept(values, kept) ? kept?.nextDate : null}
        />
      ) : (
        <DayField
          legend="Date"
          legendShown
          value={{ date: values.date, yearKnown: values.yearKnown }}
          onChange={onChange}
          problem={problem}
        />
      )}
      {chosen && isFloating(chosen) && recipientId !== null && (
        <CountryChoice
          recipientId={recipientId}
          value={country}
          onChange={(chosen) => onChange({ country: chosen })}
        />
      )}
    </>
  );
}

type RecurringFieldProps = Pick<DayChoiceProps, 'values' | 'onChange'>;

/** Whether it recurs; calendar days always do. */
function RecurringField({ values: { type, feast, recurring }, onChange }: RecurringFieldProps) {
  if (type !== null && isByCalendar({ type, feast })) return null;
  return (
    <FormControlLabel
      control={
        <Checkbox checked={recurring} onChange={({ target }) => onChange({ recurring: target.checked })} />
      }
      label="This is a recurring occasion (like birthday)"
    />
  );
}

/** The values that change with the type: the date is reset, and recurrence gets the type's default. */
function typeValues(kind: OccasionKind, kept: Occasion | undefined): Partial<OccasionValues> {
  const { type, feast } = ofKind(kind);
  const ownDay = kept && kindOf(kept) === kind ? kept.ownDay : null;
  return { type, feast, ownDay, ...(!kept && { recurring: isUsuallyYearly(type) }) };
}

/** The form of one occasion. */
export function OccasionForm({ titleId, occasion, onDone, onLeave, onDirty }: OccasionFormProps) {
  const [replacing, setReplacing] = useState<Replacing | null>(null);
  const save = useSaveOccasion((error, input) => {
    const existing = existingIn(error);
    if (existing) setReplacing({ existing, input });
    return existing !== undefined;
  });
  const content = useFirstField();
  const { register, handleSubmit, setValue, control, formState } = useForm<
    OccasionValues,
    unknown,
    OccasionInput
  >({ resolver: zodResolver(occasionValuesSchema), defaultValues: valuesOf(occasion) });
  const values = useWatch({ control }) as OccasionValues;
  const { type, feast, recipientId } = values;
  const { errors, isSubmitted, isDirty } = formState;
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  const set = (part: Partial<OccasionValues>) => {
    for (const [field, value] of Object.entries(part))
      setValue(field as keyof OccasionValues, value, { shouldDirty: true, shouldValidate: isSubmitted });
  };
  const submit = handleSubmit((input) => save.mutate({ id: occasion?.id, input }, { onSuccess: onDone }));
  return (
    <form noValidate onSubmit={(event) => void submit(event)} style={{ display: 'contents' }}>
      <DialogTitle id={titleId}>{occasion ? 'Edit Occasion' : 'Add Occasion'}</DialogTitle>
      <DialogContent ref={content} sx={{ display: 'grid', gap: 2.5, alignContent: 'start', '&&': { pt: 2 } }}>
        <RecipientChoice
          value={recipientId}
          // The country belongs to the recipient.
          onChange={(id) => set({ recipientId: id, country: undefined })}
          known={occasion && { id: occasion.recipientId, name: occasion.recipientName }}
          problem={errors.recipientId?.message}
        />
        <TypeChoice
          value={type && kindOf({ type, feast })}
          kept={occasion && kindOf(occasion)}
          problem={errors.type?.message}
          onChange={(chosen) => set(chosen ? typeValues(chosen, occasion) : { type: null, feast: null })}
        />
        {type === 'other' && (
          <TextField
            required
            label="What’s the occasion?"
            placeholder="Name day, first concert, just because…"
            {...register('customType')}
            error={errors.customType !== undefined}
            helperText={errors.customType?.message}
            slotProps={{ htmlInput: { maxLength: 100, autoComplete: 'off' } }}
          />
        )}
        <DayChoice values={values} kept={occasion} problem={errors.date?.message} onChange={set} />
        <TextField
          label="Notes (optional)"
          multiline
          minRows={2}
          maxRows={8}
          placeholder="Wishes, guests, place…"
          {...register('details')}
          error={errors.details !== undefined}
          helperText={errors.details?.message}
          slotProps={{ htmlInput: { maxLength: 2_000 } }}
        />
        <RecurringField values={values} onChange={set} />
      </DialogContent>
      <DialogActions>
        <Button variant="text" color="inherit" onClick={onLeave}>
          Cancel
        </Button>
        <Button type="submit" variant="contained" disabled={save.isPending || !isComplete(values)}>
          {submitLabel(save.isPending, occasion)}
        </Button>
      </DialogActions>
      <ReplaceQuestion
        replacing={replacing}
        isPending={save.isPending}
        onReplace={(input) => save.mutate({ id: undefined, input }, { onSuccess: onDone })}
        onClose={() => setReplacing(null)}
      />
    </form>
  );
}

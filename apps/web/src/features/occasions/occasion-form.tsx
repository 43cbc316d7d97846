import { zodResolver } from '@hookform/resolvers/zod';
import { occasionLabels, wizardOccasions, type OccasionType } from '@giftwell/contracts/gift-ai/vocabulary';
import { isCalendarOccasion, isFloating, type Occasion } from '@giftwell/contracts/planning/occasions';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { CalendarDayText } from '../../data/calendar-day-text.js';
import { DayField } from '../../ui/fields/day-field.js';
import { CountryChoice } from './country-choice.js';
import {
  isComplete,
  occasionValuesSchema,
  usuallyRecurs,
  valuesOf,
  type OccasionInput,
  type OccasionValues,
} from './occasion-values.js';
import { useSaveOccasion } from './occasions.api.js';
import { RecipientChoice } from './recipient-choice.js';

interface OccasionFormProps {
  titleId: string;
  /** The one that changes; without it a new one is written down. */
  occasion: Occasion | undefined;
  /** Everything is kept. */
  onDone: () => void;
  /** Asks first where something would be lost. */
  onLeave: () => void;
  onDirty: (dirty: boolean) => void;
}

const label = (type: OccasionType) => (type === 'other' ? 'Something else (custom)' : occasionLabels[type]);

const isByCalendar = (type: OccasionType | null) => type !== null && isCalendarOccasion(type);
const submitLabel = (isPending: boolean, occasion: Occasion | undefined) =>
  isPending ? 'Saving…' : occasion ? 'Save Changes' : 'Add Occasion';

interface TypeChoiceProps {
  value: OccasionType | null;
  /** The saved type, which stays possible even if it is no longer offered. */
  kept: OccasionType | undefined;
  problem: string | undefined;
  onChange: (type: OccasionType | null) => void;
}

function TypeChoice({ value, kept, problem, onChange }: TypeChoiceProps) {
  const types = new Set<OccasionType>([...wizardOccasions, ...(kept ? [kept] : [])]);
  return (
    <TextField
      select
      required
      label="Type"
      value={value ?? ''}
      onChange={({ target }) => onChange((target.value || null) as OccasionType | null)}
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

/** The day: a field, or what the calendar says, and the country where that decides it. */
function DayChoice({ values, kept, problem, onChange }: DayChoiceProps) {
  const { type, recipientId, country } = values;
  const isAsKept = kept?.type === type && kept.recipientId === recipientId && country === undefined;
  return (
    <>
      {type !== null && isCalendarOccasion(type) ? (
        <CalendarDayText type={type} country={country} known={isAsKept ? kept.nextDate : null} />
      ) : (
        <DayField
          legend="Date"
          legendShown
          value={{ date: values.date, yearKnown: values.yearKnown }}
          onChange={onChange}
          problem={problem}
        />
      )}
      {type !== null && isFloating(type) && recipientId !== null && (
        <CountryChoice
          recipientId={recipientId}
          value={country}
          onChange={(chosen) => onChange({ country: chosen })}
        />
      )}
    </>
  );
}

/** The sheet of one occasion. */
export function OccasionForm({ titleId, occasion, onDone, onLeave, onDirty }: OccasionFormProps) {
  const save = useSaveOccasion();
  const { register, handleSubmit, setValue, control, formState } = useForm<
    OccasionValues,
    unknown,
    OccasionInput
  >({ resolver: zodResolver(occasionValuesSchema), defaultValues: valuesOf(occasion) });
  const values = useWatch({ control }) as OccasionValues;
  const { type, recipientId } = values;
  const { errors, isSubmitted, isDirty } = formState;
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  const set = (part: Partial<OccasionValues>) => {
    for (const [field, value] of Object.entries(part))
      setValue(field as keyof OccasionValues, value, { shouldDirty: true, shouldValidate: isSubmitted });
  };
  const submit = handleSubmit((input) => save.mutate({ id: occasion?.id, input }, { onSuccess: onDone }));
  const byCalendar = isByCalendar(type);
  return (
    <form noValidate onSubmit={(event) => void submit(event)} style={{ display: 'contents' }}>
      <DialogTitle id={titleId}>{occasion ? 'Edit Occasion' : 'Add Occasion'}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2.5, alignContent: 'start', '&&': { pt: 2 } }}>
        <RecipientChoice
          value={recipientId}
          // The country is that of a person.
          onChange={(id) => set({ recipientId: id, country: undefined })}
          known={occasion && { id: occasion.recipientId, name: occasion.recipientName }}
          problem={errors.recipientId?.message}
        />
        <TypeChoice
          value={type}
          kept={occasion?.type}
          problem={errors.type?.message}
          onChange={(chosen) =>
            set({ type: chosen, ...(chosen && !occasion && { recurring: usuallyRecurs(chosen) }) })
          }
        />
        {type === 'other' && (
          <TextField
            required
            label="What is the occasion?"
            placeholder="Name day, first concert, just because …"
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
          placeholder="Wishes, guests, place …"
          {...register('details')}
          error={errors.details !== undefined}
          helperText={errors.details?.message}
          slotProps={{ htmlInput: { maxLength: 2_000 } }}
        />
        {!byCalendar && (
          <FormControlLabel
            control={
              <Checkbox
                checked={values.recurring}
                onChange={({ target }) => set({ recurring: target.checked })}
              />
            }
            label="This is a recurring occasion (like birthday)"
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="text" color="inherit" onClick={onLeave}>
          Cancel
        </Button>
        <Button type="submit" variant="contained" disabled={save.isPending || !isComplete(values)}>
          {submitLabel(save.isPending, occasion)}
        </Button>
      </DialogActions>
    </form>
  );
}

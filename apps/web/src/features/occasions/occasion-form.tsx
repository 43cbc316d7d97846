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
  const types = new Set<OccasionType>([...wizardOccasions, ...(occasion ? [occasion.type] : [])]);
  const byCalendar = type !== null && isCalendarOccasion(type);
  const isAsKept =
    occasion?.type === type && occasion.recipientId === recipientId && values.country === undefined;
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
        <TextField
          select
          required
          label="Type"
          value={type ?? ''}
          onChange={({ target }) => {
            const chosen = (target.value || null) as OccasionType | null;
            set({ type: chosen, ...(chosen && !occasion && { recurring: usuallyRecurs(chosen) }) });
          }}
          error={errors.type !== undefined}
          helperText={errors.type?.message}
          slotProps={{ select: { native: true } }}
        >
          <option value="">Choose a type</option>
          {[...types].map((each) => (
            <option key={each} value={each}>
              {label(each)}
            </option>
          ))}
        </TextField>
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
        {type !== null && byCalendar && (
          <CalendarDayText type={type} country={values.country} known={isAsKept ? occasion.nextDate : null} />
        )}
        {!byCalendar && (
          <DayField
            legend="Date"
            legendShown
            value={{ date: values.date, yearKnown: values.yearKnown }}
            onChange={set}
            problem={errors.date?.message}
          />
        )}
        {type !== null && isFloating(type) && recipientId !== null && (
          <CountryChoice
            recipientId={recipientId}
            value={values.country}
            onChange={(country) => set({ country })}
          />
        )}
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
          {save.isPending ? 'Saving…' : occasion ? 'Save Changes' : 'Add Occasion'}
        </Button>
      </DialogActions>
    </form>
  );
}

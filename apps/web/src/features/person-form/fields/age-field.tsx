import { maxAge } from '@giftwell/contracts/people/person-fields';
import TextField from '@mui/material/TextField';
import { useController, useWatch } from 'react-hook-form';
import { useToday } from '../../../data/planning.js';
import { ageOn } from '../../../ui/fields/calendar-day.js';
import type { RecipientValues } from '../recipient-values.js';

/** The age; calculated if the full birthdate is known. */
export function AgeField() {
  const { field, fieldState } = useController<RecipientValues, 'age'>({ name: 'age' });
  const [birthdate, yearKnown] = useWatch<RecipientValues, ['birthdate', 'birthYearKnown']>({
    name: ['birthdate', 'birthYearKnown'],
  });
  const { today, leapDay } = useToday();
  const told = birthdate && yearKnown ? ageOn(birthdate, today, leapDay) : NaN;
  const known = told >= 0 && told <= maxAge;
  const problem = known ? undefined : fieldState.error?.message;
  return (
    <TextField
      label="Age (optional)"
      type="number"
      name={field.name}
      value={known ? told : (field.value ?? '')}
      onChange={({ target }) => field.onChange(target.value === '' ? null : Number(target.value))}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={problem !== undefined}
      helperText={problem ?? (known ? 'From their birthday' : undefined)}
      slotProps={{ htmlInput: { min: 0, max: maxAge, step: 1, inputMode: 'numeric', readOnly: known } }}
    />
  );
}

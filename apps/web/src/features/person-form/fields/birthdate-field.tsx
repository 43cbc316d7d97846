import { useController, useFormContext } from 'react-hook-form';
import { DayField } from '../../../ui/fields/day-field.js';
import type { RecipientValues } from '../recipient-values.js';

interface BirthdateFieldProps {
  legend: string;
  legendShown?: boolean;
  helperText?: string;
}

/** The birthdate, which is also the date of the birthday; the year may be unknown. */
export function BirthdateField({ legend, legendShown = false, helperText }: BirthdateFieldProps) {
  const { setValue } = useFormContext<RecipientValues>();
  const { field: birthdate, fieldState } = useController<RecipientValues, 'birthdate'>({ name: 'birthdate' });
  const { field: birthYearKnown } = useController<RecipientValues, 'birthYearKnown'>({
    name: 'birthYearKnown',
  });
  return (
    <DayField
      legend={legend}
      legendShown={legendShown}
      value={{ date: birthdate.value ?? null, yearKnown: birthYearKnown.value ?? true }}
      onChange={({ date, yearKnown }) => {
        setValue('birthYearKnown', yearKnown, { shouldDirty: true });
        birthdate.onChange(date);
      }}
      inputRef={birthdate.ref}
      problem={fieldState.error?.message}
      helperText={helperText}
    />
  );
}

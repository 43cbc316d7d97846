import type { Occasion } from '@giftwell/contracts/planning/occasions';
import { useFormContext } from 'react-hook-form';
import type { OccasionValues, RecipientValues } from '../recipient-values.js';
import { CustomNameField } from './custom-name-field.js';
import { OccasionDate } from './occasion-date.js';

interface OccasionPartsProps {
  /** Index among the form's occasions. */
  index: number;
  occasion: OccasionValues;
  /** Its label. */
  label: string;
  /** The saved occasion. */
  known: Occasion | undefined;
  /** The country that its date was computed for. */
  knownCountry: string | null;
  onChange: (part: Partial<OccasionValues>) => void;
}

/** The fields of one occasion: a name if it has none, and a date unless the calendar has it. */
export function OccasionParts(props: OccasionPartsProps) {
  const { index, occasion, label, known, knownCountry, onChange } = props;
  const { formState } = useFormContext<RecipientValues>();
  const problems = formState.errors.occasions?.[index];
  const { type, customType } = occasion;
  return (
    <>
      {type === 'other' && (
        <CustomNameField
          name={customType}
          placeholder="Name day, first concert, just because…"
          problem={problems?.customType?.message}
          onChange={(name) => onChange({ customType: name })}
        />
      )}
      <OccasionDate
        occasion={occasion}
        saved={known}
        savedCountry={knownCountry}
        legend={type === 'birthday' ? 'Birthday' : `${label} date`}
        problem={problems?.date?.message}
        helperText={type === 'anniversary' ? undefined : 'Leave it blank if you don’t know it yet.'}
        onChange={onChange}
      />
    </>
  );
}

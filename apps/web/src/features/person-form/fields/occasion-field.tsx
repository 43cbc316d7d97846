import { feasts, isFloating, kindOf, type OccasionKind } from '@giftwell/contracts/planning/calendar-days';
import type { Recipient } from '@giftwell/contracts/planning/recipients';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import type { Ref } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { kindLabel, occasionName } from '../../../ui/fields/occasion-words.js';
import { CustomNameField } from './custom-name-field.js';
import { OccasionDate } from './occasion-date.js';
import { formOccasions } from '../steps/occasions-step.js';
import { RecipientCountry } from './recipient-country.js';
import { newOccasion, type OccasionValues, type RecipientValues } from '../recipient-values.js';

interface OccasionFieldProps {
  recipient: Recipient;
  shown: number;
  onShow: (index: number) => void;
}

/** One occasion and its date; another can be looked at in its place. */
export function OccasionField({ recipient, shown, onShow }: OccasionFieldProps) {
  const { formState } = useFormContext<RecipientValues>();
  const { field } = useController<RecipientValues, 'occasions'>({ name: 'occasions' });
  const occasions = field.value;
  const occasion = occasions[shown];
  if (!occasion) return null;
  const problems = formState.errors.occasions?.[shown];
  const { type } = occasion;
  const change = (part: Partial<OccasionValues>) =>
    field.onChange(occasions.map((each, at) => (at === shown ? { ...each, ...part } : each)));
  const choose = (key: string) => {
    const index = Number(key);
    if (Number.isInteger(index)) return onShow(index);
    field.onChange([...occasions, newOccasion(key as OccasionKind)]);
    onShow(occasions.length);
  };
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 3,
        rowGap: 2.5,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <OccasionSelect occasions={occasions} shown={shown} onChoose={choose} inputRef={field.ref} />
        {type === 'other' && (
          <CustomNameField
            name={occasion.customType}
            problem={problems?.customType?.message}
            onChange={(customType) => change({ customType })}
          />
        )}
      </Box>
      <OccasionDate
        key={occasion.id ?? `${type}-${shown}`}
        occasion={occasion}
        saved={recipient.occasions.find(({ id }) => id === occasion.id)}
        savedCountry={recipient.country}
        legend="Occasion date"
        legendShown
        problem={problems?.date?.message}
        onChange={change}
      />
      {isFloating(occasion) && <RecipientCountry />}
    </Box>
  );
}

interface OccasionSelectProps {
  occasions: readonly OccasionValues[];
  shown: number;
  /** The place of one in the list, or what kind of occasion to add. */
  onChoose: (key: string) => void;
  inputRef: Ref<HTMLElement>;
}

/** Which occasion is looked at, and which may be added. */
function OccasionSelect({ occasions, shown, onChoose, inputRef }: OccasionSelectProps) {
  const isUnused = (kind: OccasionKind) =>
    kind === 'other' || occasions.every((other) => kindOf(other) !== kind);
  const offered = [
    ['Add another', formOccasions],
    ['Add a holiday', feasts],
  ] as const;
  return (
    <TextField
      select
      label="Occasion"
      value={shown}
      onChange={({ target }) => onChoose(target.value)}
      inputRef={inputRef}
      slotProps={{ select: { native: true } }}
    >
      <optgroup label="On your list">
        {occasions.map((each, index) => (
          <option key={index} value={index}>
            {occasionName(each)}
          </option>
        ))}
      </optgroup>
      {offered.map(([label, kinds]) => (
        <optgroup key={label} label={label}>
          {kinds.filter(isUnused).map((each) => (
            <option key={each} value={each}>
              {kindLabel(each)}
            </option>
          ))}
        </optgroup>
      ))}
    </TextField>
  );
}

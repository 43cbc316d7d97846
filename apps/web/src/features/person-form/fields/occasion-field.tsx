import { occasionLabels, type OccasionType } from '@giftwell/contracts/gift-ai/vocabulary';
import { isCalendarOccasion, isFloating } from '@giftwell/contracts/planning/occasions';
import type { Recipient } from '@giftwell/contracts/planning/recipients';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { DayField } from '../../../ui/fields/day-field.js';
import { occasionName } from '../../../ui/fields/occasion-words.js';
import { BirthdateField } from './birthdate-field.js';
import { CalendarDayText } from '../../../data/calendar-day-text.js';
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
  const country = useWatch<RecipientValues, 'country'>({ name: 'country' });
  const occasions = field.value;
  const occasion = occasions[shown];
  if (!occasion) return null;
  const kept = recipient.occasions.find(({ id }) => id === occasion.id);
  const problems = formState.errors.occasions?.[shown];
  const { type, customType, date = null, yearKnown } = occasion;
  const unused = formOccasions.filter(
    (each) => each === 'other' || occasions.every((other) => other.type !== each),
  );
  const change = (part: Partial<OccasionValues>) =>
    field.onChange(occasions.map((each, at) => (at === shown ? { ...each, ...part } : each)));
  const choose = (key: string) => {
    const index = Number(key);
    if (Number.isInteger(index)) return onShow(index);
    field.onChange([...occasions, newOccasion(key as OccasionType)]);
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
        <TextField
          select
          label="Occasion"
          value={shown}
          onChange={({ target }) => choose(target.value)}
          inputRef={field.ref}
          slotProps={{ select: { native: true } }}
        >
          <optgroup label="On your list">
            {occasions.map((each, index) => (
              <option key={index} value={index}>
                {occasionName({ type: each.type, customType: each.customType ?? null })}
              </option>
            ))}
          </optgroup>
          <optgroup label="Add another">
            {unused.map((each) => (
              <option key={each} value={each}>
                {occasionLabels[each]}
              </option>
            ))}
          </optgroup>
        </TextField>
        {type === 'other' && (
          <TextField
            label="What is the occasion?"
            value={customType ?? ''}
            onChange={({ target }) => change({ customType: target.value })}
            error={problems?.customType !== undefined}
            helperText={problems?.customType?.message}
            slotProps={{ htmlInput: { maxLength: 100, autoComplete: 'off' } }}
          />
        )}
      </Box>
      {type === 'birthday' ? (
        <BirthdateField legend="Occasion date" legendShown />
      ) : isCalendarOccasion(type) ? (
        <Box sx={{ alignSelf: 'center' }}>
          <CalendarDayText
            type={type}
            country={country}
            known={country === recipient.country ? kept?.nextDate : null}
          />
        </Box>
      ) : (
        <DayField
          key={occasion.id ?? `${type}-${shown}`}
          legend="Occasion date"
          legendShown
          value={{ date, yearKnown }}
          onChange={change}
          problem={problems?.date?.message}
        />
      )}
      {isFloating(type) && <RecipientCountry />}
    </Box>
  );
}

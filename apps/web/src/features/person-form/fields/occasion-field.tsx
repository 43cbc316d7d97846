import {
  feasts,
  isByCalendar,
  isFloating,
  kindOf,
  type OccasionKind,
} from '@giftwell/contracts/planning/calendar-days';
import type { Recipient } from '@giftwell/contracts/planning/recipients';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import type { Ref } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { DayField } from '../../../ui/fields/day-field.js';
import { kindLabel, occasionName } from '../../../ui/fields/occasion-words.js';
import { BirthdateField } from './birthdate-field.js';
import { CalendarDayChoice } from '../../../data/calendar-day-choice.js';
import { EveryYearField } from './every-year-field.js';
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
  const { type, feast, ownDay, customType, date = null, yearKnown } = occasion;
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
      ) : isByCalendar(occasion) ? (
        <Box sx={{ alignSelf: 'center' }}>
          <CalendarDayChoice
            type={type}
            feast={feast}
            ownDay={ownDay}
            onOwnDay={(day) => change({ ownDay: day })}
            country={country}
            known={country === recipient.country && kept?.ownDay === ownDay ? kept?.nextDate : null}
          />
        </Box>
      ) : (
        <Box sx={{ display: 'grid', gap: 1 }}>
          <DayField
            key={occasion.id ?? `${type}-${shown}`}
            legend="Occasion date"
            legendShown
            value={{ date, yearKnown }}
            onChange={change}
            problem={problems?.date?.message}
          />
          <EveryYearField occasion={occasion} onChange={change} />
        </Box>
      )}
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
    ['Add a feast', feasts],
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

import { feasts, isFloating, kindOf, type OccasionKind } from '@giftwell/contracts/planning/calendar-days';
import type { Recipient } from '@giftwell/contracts/planning/recipients';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useRef, type Ref } from 'react';
import { useController } from 'react-hook-form';
import { kindLabel, occasionName } from '../../../ui/fields/occasion-words.js';
import { RecipientCountry } from '../fields/recipient-country.js';
import { newOccasion, type OccasionValues, type RecipientValues } from '../recipient-values.js';
import { formOccasions } from '../steps/occasions-step.js';
import { DayRow } from './day-row.js';

interface DayListProps {
  recipient: Recipient;
  /** Index of the open day; -1 for none. */
  shown: number;
  onShow: (index: number) => void;
}

/** All dates of a person, including past ones. The open one is used for ideas. */
export function DayList({ recipient, shown, onShow }: DayListProps) {
  const { field } = useController<RecipientValues, 'occasions'>({ name: 'occasions' });
  const occasions = field.value;
  const adding = useRef<HTMLSelectElement>(null);
  const change = (index: number, part: Partial<OccasionValues>) =>
    field.onChange(occasions.map((each, at) => (at === index ? { ...each, ...part } : each)));
  const remove = (index: number) => {
    field.onChange(occasions.filter((_each, at) => at !== index));
    onShow(index === shown ? -1 : shown > index ? shown - 1 : shown);
    // The focused button disappears with its row.
    adding.current?.focus();
  };
  const add = (kind: OccasionKind) => {
    field.onChange([...occasions, newOccasion(kind)]);
    onShow(occasions.length);
  };
  const open = occasions[shown];
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {occasions.length > 0 && (
        <Box component="ul" aria-label="Days" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
          {occasions.map((occasion, index) => (
            <DayRow
              key={occasion.id ?? `${kindOf(occasion)}-${index}`}
              index={index}
              occasion={occasion}
              known={recipient.occasions.find(({ id }) => id === occasion.id)}
              knownCountry={recipient.country}
              isOpen={index === shown}
              onToggle={() => onShow(index === shown ? -1 : index)}
              onChange={(part) => change(index, part)}
              onRemove={() => remove(index)}
            />
          ))}
        </Box>
      )}
      {open && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Gift ideas will be for {occasionName(open)}.
        </Typography>
      )}
      <AddDay occasions={occasions} onAdd={add} field={adding} />
      {occasions.some(isFloating) && <RecipientCountry />}
    </Box>
  );
}

interface AddDayProps {
  occasions: readonly OccasionValues[];
  onAdd: (kind: OccasionKind) => void;
  field: Ref<HTMLSelectElement>;
}

function AddDay({ occasions, onAdd, field }: AddDayProps) {
  const isUnused = (kind: OccasionKind) =>
    kind === 'other' || occasions.every((other) => kindOf(other) !== kind);
  const offered = [
    ['Occasions', formOccasions],
    ['Holidays', feasts],
  ] as const;
  return (
    <TextField
      select
      label="Add a date"
      value=""
      onChange={({ target }) => onAdd(target.value as OccasionKind)}
      inputRef={field}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      sx={{ maxWidth: 320 }}
    >
      <option value="">Choose one</option>
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

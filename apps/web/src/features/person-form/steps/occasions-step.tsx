import type { OccasionType } from '@giftwell/contracts/gift-ai/vocabulary';
import {
  feasts,
  isFloating,
  kindOf,
  ofKind,
  type OccasionKind,
} from '@giftwell/contracts/planning/calendar-days';
import type { Recipient } from '@giftwell/contracts/planning/recipients';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useRef } from 'react';
import { useController } from 'react-hook-form';
import { ChoiceTags } from '../../../ui/fields/choice-tags.js';
import { kindLabel } from '../../../ui/fields/occasion-words.js';
import { PlusIcon } from '../../../ui/icons/icons.js';
import { OccasionEntry } from './occasion-entry.js';
import { RecipientCountry } from '../fields/recipient-country.js';
import {
  newOccasion,
  occasionValues,
  type OccasionValues,
  type RecipientValues,
} from '../recipient-values.js';

/** The occasions that the form offers, in addition to the person's own. */
export const formOccasions = [
  'birthday',
  'anniversary',
  'mothers_day',
  'fathers_day',
  'valentines',
  'christmas',
  'graduation',
  'promotion',
  'other',
] as const satisfies readonly OccasionType[];

/** Occasions: a tag for each type, and the fields for each chosen one. */
export function OccasionsStep({ recipient }: { recipient: Recipient | undefined }) {
  const { field } = useController<RecipientValues, 'occasions'>({ name: 'occasions' });
  const occasions = field.value;
  const chosen = [...new Set(occasions.map(kindOf))];
  const offered = [
    ...new Set<OccasionKind>([...formOccasions, ...(recipient?.occasions ?? []).map(kindOf), ...chosen]),
  ];
  const known = new Map((recipient?.occasions ?? []).map((each) => [each.id, each]));

  /** Restores the saved occasion. */
  const begin = (kind: OccasionKind): OccasionValues[] => {
    const before = recipient?.occasions.filter((each) => kindOf(each) === kind) ?? [];
    return before.length > 0 ? before.map(occasionValues) : [newOccasion(kind)];
  };
  const choose = (kinds: readonly string[]) => {
    const kept = occasions.filter((each) => kinds.includes(kindOf(each)));
    const added = kinds.filter((kind) => !chosen.includes(kind as OccasionKind)) as OccasionKind[];
    field.onChange([...kept, ...added.flatMap(begin)]);
  };
  const change = (index: number, part: Partial<OccasionValues>) =>
    field.onChange(occasions.map((each, at) => (at === index ? { ...each, ...part } : each)));
  const step = useRef<HTMLDivElement>(null);
  const remove = (index: number) => {
    field.onChange(occasions.filter((_each, at) => at !== index));
    // The focused button disappears with the fields.
    step.current?.querySelector('input')?.focus();
  };

  return (
    <Box ref={step} sx={{ display: 'grid', gap: 3 }}>
      <ChoiceTags
        legend="Occasions"
        choices={offered.map((value) => ({ value, label: kindLabel(value) }))}
        chosen={chosen}
        onChange={choose}
      />
      <TextField
        select
        label="Add a holiday"
        value=""
        onChange={({ target }) => choose([...chosen, target.value])}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        sx={{ maxWidth: 280 }}
      >
        <option value="">Choose one</option>
        {feasts
          .filter((each) => !offered.includes(each))
          .map((each) => (
            <option key={each} value={each}>
              {kindLabel(each)}
            </option>
          ))}
      </TextField>
      {occasions.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
          {occasions.map((occasion, index) => (
            <OccasionEntry
              // Occasions of one type are distinguished by their index.
              key={occasion.id ?? `${kindOf(occasion)}-${index}`}
              index={index}
              occasion={occasion}
              known={occasion.id === undefined ? undefined : known.get(occasion.id)}
              knownCountry={recipient?.country ?? null}
              onChange={(part) => change(index, part)}
              onRemove={() => remove(index)}
            />
          ))}
        </Box>
      )}
      {chosen.map(ofKind).some(isFloating) && <RecipientCountry />}
      {chosen.includes('other') && (
        <Button
          variant="text"
          startIcon={<PlusIcon />}
          onClick={() => field.onChange([...occasions, newOccasion('other')])}
          sx={{ justifySelf: 'start' }}
        >
          Add another occasion
        </Button>
      )}
    </Box>
  );
}

import { labelOf } from '@giftwell/contracts/gift-ai/vocabulary';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { ChoiceTags } from '../../../ui/fields/choice-tags.js';
import { OwnWord } from '../../../ui/fields/own-word.js';
import {
  isAmong,
  offeredWords,
  tagOf,
  wordsOf,
  type Offer,
  type WordKind,
} from '../../../ui/fields/offered-words.js';
import type { RecipientValues } from '../recipient-values.js';

const legends: Record<WordKind, string> = {
  interests: 'Interests',
  personality: 'Personality',
  lifestyle: 'Lifestyle',
};

interface WordsFieldProps {
  kind: WordKind;
  offer: Offer;
  legendShown?: boolean;
  /** Shows a field for the user's own words. */
  withOwn?: boolean;
}

/** Tags to choose from; the user's own words become tags too. */
export function WordsField({ kind, offer, legendShown = false, withOwn = false }: WordsFieldProps) {
  const { field, fieldState } = useController<RecipientValues, WordKind>({ name: kind });
  const offered: readonly string[] = offeredWords[offer][kind];
  const chosen = field.value.map((word) => tagOf(word, kind, offered));
  // A deselected tag stays in the list.
  const [known, setKnown] = useState(chosen);
  const tags = [...new Set([...offered, ...known, ...chosen])];
  const choose = (next: readonly string[]) => field.onChange(wordsOf(next, field.value, kind, offered));

  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <ChoiceTags
        legend={legends[kind]}
        legendShown={legendShown}
        choices={tags.map((value) => ({ value, label: labelOf(value) }))}
        chosen={chosen}
        onChange={choose}
        problem={fieldState.error?.message}
        inputRef={field.ref}
      />
      {withOwn && (
        <OwnWord
          isThere={(word) => isAmong(word, chosen, kind, offered)}
          onAdd={(word) => {
            const tag = tagOf(word, kind, offered);
            setKnown([...known, tag]);
            choose([...chosen, tag]);
          }}
        />
      )}
    </Box>
  );
}

import { labelOf } from '@giftwell/contracts/gift-ai/vocabulary';
import type { ExtractedRecipient } from '@giftwell/contracts/gift-ai/voice';
import Box from '@mui/material/Box';
import { ChoiceTags } from '../../../ui/fields/choice-tags.js';
import { offeredWords, tagOf, wordsOf, type WordKind } from '../../../ui/fields/offered-words.js';
import { TextField } from '../../../ui/fields/text-field.js';

interface EditWordsProps {
  draft: ExtractedRecipient;
  onChange: (fields: Partial<ExtractedRecipient>) => void;
}

const kinds: {
  kind: WordKind;
  custom: 'customInterests' | 'customPersonality' | 'customLifestyle';
  label: string;
  own: string;
}[] = [
  { kind: 'interests', custom: 'customInterests', label: 'Interests', own: 'Other interests (optional)' },
  {
    kind: 'personality',
    custom: 'customPersonality',
    label: 'Personality',
    own: 'Personality in your own words (optional)',
  },
  {
    kind: 'lifestyle',
    custom: 'customLifestyle',
    label: 'Lifestyle',
    own: 'Lifestyle in your own words (optional)',
  },
];

/** Interests, personality and lifestyle: tags and own words. */
export const EditWords = ({ draft, onChange }: EditWordsProps) =>
  kinds.map(({ kind, custom, label, own }) => {
    const offered: readonly string[] = offeredWords.editing[kind];
    const chosen = draft[kind].map((word) => tagOf(word, kind, offered));
    return (
      <Box key={kind} sx={{ display: 'grid', gap: 2 }}>
        <ChoiceTags
          legend={label}
          legendShown
          choices={[...new Set([...offered, ...chosen])].map((value) => ({ value, label: labelOf(value) }))}
          chosen={chosen}
          onChange={(tags) => onChange({ [kind]: wordsOf(tags, draft[kind], kind, offered) })}
        />
        <TextField
          label={own}
          multiline
          maxRows={6}
          value={draft[custom] ?? ''}
          onChange={({ target }) => onChange({ [custom]: target.value })}
          htmlInput={{ maxLength: 2_000 }}
        />
      </Box>
    );
  });

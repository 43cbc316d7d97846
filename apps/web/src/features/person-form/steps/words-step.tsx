import Box from '@mui/material/Box';
import { FormText } from '../fields/form-text.js';
import type { Offer } from '../../../ui/fields/offered-words.js';
import { WordsField } from '../fields/words-field.js';

const own = {
  interests: {
    custom: 'customInterests',
    label: 'Anything else they love? (optional)',
    placeholder: 'Just bought a small sailing boat. Hates clutter.',
  },
  personality: {
    custom: 'customPersonality',
    label: 'In your own words (optional)',
    placeholder: 'Always the last one to leave a party',
  },
  lifestyle: {
    custom: 'customLifestyle',
    label: 'In your own words (optional)',
    placeholder: 'Lives in a small apartment with two cats',
  },
} as const;

interface WordsStepProps {
  kind: keyof typeof own;
  offer: Offer;
  legendShown?: boolean;
}

/** Tags and free text for interests, personality or lifestyle. */
export function WordsStep({ kind, offer, legendShown = false }: WordsStepProps) {
  const { custom, label, placeholder } = own[kind];
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <WordsField kind={kind} offer={offer} legendShown={legendShown} withOwn={kind === 'interests'} />
      <FormText name={custom} label={label} placeholder={placeholder} multiline minRows={2} maxRows={6} />
    </Box>
  );
}

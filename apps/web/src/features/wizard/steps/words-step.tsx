import {
  labelOf,
  lifestyles,
  wizardInterests,
  wizardPersonality,
} from '@giftwell/contracts/gift-ai/vocabulary';
import Box from '@mui/material/Box';
import { ChoiceTags } from '../../../ui/fields/choice-tags.js';
import { DraftText } from './draft-text.js';
import { change, useDraft } from '../wizard-draft.js';

const kinds = {
  interests: {
    legend: 'Interests',
    offered: wizardInterests,
    custom: 'customInterests',
    label: 'Anything else they love?',
    placeholder: 'Just bought a small sailing boat. Hates clutter.',
    helperText: 'Details make better gifts, and dislikes count too.',
  },
  personality: {
    legend: 'Personality',
    offered: wizardPersonality,
    custom: 'customPersonality',
    label: 'In your own words',
    placeholder: 'Always the last one to leave a party',
    helperText: '',
  },
  lifestyle: {
    legend: 'Lifestyle',
    offered: lifestyles,
    custom: 'customLifestyle',
    label: 'In your own words',
    placeholder: 'Lives in a small apartment with two cats',
    helperText: '',
  },
} as const;

/** Tags and free text for interests, personality or lifestyle. */
export function WordsStep({ kind }: { kind: keyof typeof kinds }) {
  const chosen = useDraft((state) => state.draft[kind]);
  const { legend, offered, custom, label, placeholder, helperText } = kinds[kind];
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <ChoiceTags
        legend={legend}
        // Words from a prefill are shown with the offered ones.
        choices={[...new Set<string>([...offered, ...chosen])].map((value) => ({
          value,
          label: labelOf(value),
        }))}
        chosen={chosen}
        onChange={(words) => change({ [kind]: words })}
      />
      <DraftText
        field={custom}
        label={label}
        placeholder={placeholder}
        helperText={helperText}
        multiline
        minRows={2}
        maxRows={6}
      />
    </Box>
  );
}

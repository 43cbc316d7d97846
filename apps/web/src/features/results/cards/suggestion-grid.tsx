import type { Suggestion } from '@giftwell/contracts/gift-ai/suggestions';
import { suggestionsPerAnswer } from '@giftwell/contracts/gift-ai/wizard';
import Box from '@mui/material/Box';
import { suggestionKey } from '../../../data/stores/saved-suggestions.js';
import type { Run } from '../generation.js';
import { SuggestionCard } from './suggestion-card.js';
import { WaitingTag } from './waiting-tag.js';

interface SuggestionGridProps {
  run: Run;
  label?: string;
  suggestions: readonly Suggestion[];
  /** More ideas are loading; placeholders fill the grid. */
  isWaiting: boolean;
  onSaved: (suggestion: Suggestion, saved: boolean) => void;
}

/** Three tags in a row, two on tablets, one on phones. */
export function SuggestionGrid({
  run,
  label = 'Gift ideas',
  suggestions,
  isWaiting,
  onSaved,
}: SuggestionGridProps) {
  const waiting = isWaiting ? Math.max(0, suggestionsPerAnswer - suggestions.length) : 0;
  if (suggestions.length + waiting === 0) return null;
  return (
    <Box component="ul" aria-label={label} aria-busy={isWaiting} sx={grid}>
      {suggestions.map((suggestion) => (
        <Box component="li" key={suggestionKey(suggestion)} sx={falling}>
          <SuggestionCard run={run} suggestion={suggestion} onSaved={(saved) => onSaved(suggestion, saved)} />
        </Box>
      ))}
      {Array.from({ length: waiting }, (_, index) => (
        <li key={`waiting-${suggestions.length + index}`} aria-hidden="true">
          <WaitingTag />
        </li>
      ))}
    </Box>
  );
}

const grid = {
  listStyle: 'none',
  m: 0,
  p: 0,
  pt: 2.5,
  display: 'grid',
  gap: { xs: 3, md: 3.5 },
  // Three at most, fewer with large text.
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(15.5rem, (100% - 57px) / 3)), 1fr))',
};

/** Placeholders for nine ideas. */
export const WaitingIdeas = () => (
  <Box component="ul" aria-hidden sx={grid}>
    {Array.from({ length: suggestionsPerAnswer }, (_, index) => (
      <li key={index}>
        <WaitingTag />
      </li>
    ))}
  </Box>
);

const falling = {
  minWidth: 0,
  animation: 'tag-falls 0.45s ease-out',
  '@keyframes tag-falls': { from: { opacity: 0, transform: 'translateY(-18px) rotate(-1.2deg)' } },
};

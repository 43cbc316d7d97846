import {
  budgetLabels,
  labelOf,
  occasionLabels,
  type Budget,
  type OccasionType,
} from '@giftwell/contracts/gift-ai/vocabulary';
import type { ExtractedRecipient, ExtractedSource } from '@giftwell/contracts/gift-ai/voice';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { formatDate } from '../../../ui/fields/dates.js';

interface Fact {
  label: string;
  values: readonly string[];
  /** The source in the note. */
  words: readonly string[];
}

/** Everything that was understood, each with its source. */
export const HeardFacts = (heard: { known: ExtractedRecipient; sources: readonly ExtractedSource[] }) => (
  <Facts aria-label="What we understood">
    {factsOf(heard).map(({ label, values, words }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>
          <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: '6px' }}>
            {values.map((value, at) => (
              <span key={value} className="value">
                {value}
                {at < values.length - 1 && ','}
              </span>
            ))}
          </Box>
          {words.length > 0 && <q>{words.join(' … ')}</q>}
        </dd>
      </div>
    ))}
  </Facts>
);

function factsOf({
  known,
  sources,
}: {
  known: ExtractedRecipient;
  sources: readonly ExtractedSource[];
}): Fact[] {
  const wordsOf = (...fields: ExtractedSource['field'][]) => [
    ...new Set(sources.filter(({ field }) => fields.includes(field)).map(({ words }) => words)),
  ];
  const fact = (
    label: string,
    found: (string | number | null)[],
    ...fields: ExtractedSource['field'][]
  ): Fact => {
    const values = found.filter((value) => value !== null && value !== '').map(String);
    return { label, values, words: withoutEchoes(wordsOf(...fields), values) };
  };
  const occasion =
    known.occasion === 'other' ? (known.customType ?? occasionLabels.other) : occasionOf(known.occasion);
  return [
    fact('Name', [known.name], 'name'),
    fact('You call them', [known.nickname], 'nickname'),
    fact('Relationship', [known.relationship && labelOf(known.relationship)], 'relationship'),
    fact('Age', [known.age], 'age'),
    fact('Occasion', [occasion], 'occasion'),
    fact('Date', [known.occasionDate && formatDate(known.occasionDate)], 'occasionDate'),
    fact('Budget', [budgetOf(known.budget)], 'budget'),
    fact('Loves', [...known.interests.map(labelOf), known.customInterests], 'interests', 'customInterests'),
    fact(
      'Personality',
      [...known.personality.map(labelOf), known.customPersonality],
      'personality',
      'customPersonality',
    ),
    fact(
      'Lifestyle',
      [...known.lifestyle.map(labelOf), known.customLifestyle],
      'lifestyle',
      'customLifestyle',
    ),
  ].filter(({ values }) => values.length > 0);
}

/** Without sources that only repeat the value or another source. */
const withoutEchoes = (words: readonly string[], values: readonly string[]) =>
  words.filter(
    (each) =>
      !values.some((value) => value.toLowerCase().includes(each.toLowerCase())) &&
      !words.some((other) => other !== each && other.includes(each)),
  );

const occasionOf = (occasion: OccasionType | null) => occasion && occasionLabels[occasion];
const budgetOf = (budget: Budget | null) => budget && budgetLabels[budget];

const Facts = styled('dl')(({ theme }) => ({
  margin: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 130px) minmax(0, 1fr)',
    columnGap: 16,
    padding: '12px 0',
    borderBottom: `1px solid ${theme.vars!.palette.divider}`,
  },
  '& dt': { color: theme.vars!.palette.text.secondary, fontSize: '0.9375rem', paddingTop: 3 },
  '& dd': { margin: 0, display: 'grid', gap: 4, overflowWrap: 'anywhere' },
  '& .value': { fontWeight: 600 },
  '& q': { color: theme.vars!.palette.text.secondary, fontSize: '0.875rem', fontStyle: 'italic' },
  [theme.breakpoints.down('sm')]: {
    '& > div': { gridTemplateColumns: 'minmax(0, 104px) minmax(0, 1fr)', columnGap: 12 },
  },
}));

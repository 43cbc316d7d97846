import type { PublicGroup } from '@giftwell/contracts/payments/public-groups';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLocalDay } from '../../ui/feedback/use-local-day.js';
import { formatDate } from '../../ui/fields/dates.js';
import { shortfallChoices } from '../../ui/money/group-words.js';

type Change = PublicGroup['changes'][number];

/** What the organizer changed after the first contribution. */
export function Changes({ changes }: { changes: readonly Change[] }) {
  if (changes.length === 0) return null;
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="h4" component="h2">
        Changes
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {changes.map((change) => (
          <Row key={`${change.field} ${change.at}`} change={change} />
        ))}
      </Box>
    </Box>
  );
}

const names = {
  targetAmount: 'The goal',
  deadline: 'The deadline',
  ifShort: 'The plan if the goal isn’t reached',
} as const;

function valueText(field: Change['field'], value: string): string {
  if (field === 'ifShort') return `“${shortfallChoices[value as keyof typeof shortfallChoices]}”`;
  return field === 'deadline' ? formatDate(value) : value;
}

function changeText({ field, from, to }: Change): string {
  const name = names[field];
  if (to === null) return `${name} was removed`;
  if (from === null) return `${name} was set to ${valueText(field, to)}`;
  return `${name} changed from ${valueText(field, from)} to ${valueText(field, to)}`;
}

function Row({ change }: { change: Change }) {
  const day = useLocalDay(change.at);
  return (
    <li>
      {changeText(change)} on {day}.
    </li>
  );
}

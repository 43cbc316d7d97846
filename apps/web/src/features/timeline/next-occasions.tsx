import type { UpcomingOccasion } from '@giftwell/contracts/planning/occasions';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { formatMonth } from '../../ui/fields/dates.js';
import { DaysBadge } from '../../ui/feedback/days-badge.js';
import { occasionName, yearsText } from '../../ui/fields/occasion-words.js';
import type { Coming } from '../../data/coming.js';

interface NextOccasionsProps {
  occasions: readonly Coming[];
  onPlan: (occasion: UpcomingOccasion) => void;
}

/** What comes first, each with its leaf of the calendar. */
export function NextOccasions({ occasions, onPlan }: NextOccasionsProps) {
  if (occasions.length === 0)
    return (
      <Typography sx={{ color: 'text.secondary' }}>
        No occasions scheduled yet. Edit a person below to add their birthday or another day.
      </Typography>
    );
  return (
    <Rows>
      {occasions.map((occasion) => (
        <li key={occasion.id}>
          <Leaf date={occasion.nextDate} />
          <Box sx={{ minWidth: 0, flex: 1 }}>
            <p className="name">{occasion.recipientName}</p>
            <p className="what">{[occasionName(occasion), yearsText(occasion)].filter(Boolean).join(', ')}</p>
            <DaysBadge days={occasion.daysLeft} />
          </Box>
          <Button
            size="small"
            variant="outlined"
            aria-label={`Plan a gift for ${occasion.recipientName}, ${occasionName(occasion)}`}
            onClick={() => onPlan(occasion)}
          >
            Plan
          </Button>
        </li>
      ))}
    </Rows>
  );
}

/** A leaf torn off a calendar. */
const Leaf = ({ date }: { date: string }) => (
  <time className="leaf" dateTime={date}>
    <span>{formatMonth(date)}</span> <b>{Number(date.slice(8))}</b>
  </time>
);

export const Rows = styled('ul')(({ theme }) => {
  const { palette } = theme.vars!;
  return {
    listStyle: 'none',
    margin: 0,
    padding: 0,
    display: 'grid',
    gap: 12,
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
    '& li': {
      display: 'flex',
      alignItems: 'center',
      gap: 14,
      minWidth: 0,
      minHeight: 104,
      padding: '12px 14px',
      borderRadius: 14,
      border: `1px solid ${palette.divider}`,
      background: palette.background.paper,
    },
    '& p': { margin: 0 },
    '& .name': {
      fontWeight: 640,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '& .what': {
      ...theme.typography.body2,
      color: palette.text.secondary,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      marginBottom: 6,
    },
    '& .leaf': {
      flexShrink: 0,
      width: '3.375rem',
      borderRadius: 10,
      overflow: 'hidden',
      textAlign: 'center',
      border: `1px solid ${palette.divider}`,
      background: palette.background.default,
    },
    '& .leaf span': {
      ...theme.typography.caption,
      display: 'block',
      fontWeight: 640,
      background: palette.primary.main,
      color: palette.primary.contrastText,
    },
    '& .leaf b': { ...theme.typography.h3, display: 'block', padding: '4px 0 6px' },
  };
});

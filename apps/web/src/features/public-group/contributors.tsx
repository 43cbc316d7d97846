import type { ShownContribution } from '@giftwell/contracts/payments/public-groups';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useLocalDay } from '../../ui/feedback/use-local-day.js';
import { inDollars } from '../../ui/fields/gift-money.js';

/** Who contributed, newest first, without what they hide. */
export const Contributors = ({ contributions }: { contributions: readonly ShownContribution[] }) => (
  <Box component="section" sx={{ display: 'grid', gap: 2 }}>
    <Typography variant="h4" component="h2">
      Contributors
    </Typography>
    {contributions.length === 0 ? (
      <Typography sx={{ color: 'text.secondary' }}>No contributions yet. Be the first!</Typography>
    ) : (
      <Rows>
        {contributions.map((each, index) => (
          // A contribution has no other key for visitors.
          <Row key={`${each.createdAt} ${index}`} contribution={each} />
        ))}
      </Rows>
    )}
  </Box>
);

function Row({ contribution }: { contribution: ShownContribution }) {
  const { contributorName, amount, kind, message, createdAt } = contribution;
  const day = useLocalDay(createdAt);
  return (
    <li>
      <b>{contributorName ?? 'Someone'}</b>
      {amount !== null && <span className="amount">{inDollars(amount)}</span>}
      <p className="facts">{kind === 'pledge' ? `Promised on ${day}` : day}</p>
      {message && <p className="words">“{message}”</p>}
    </li>
  );
}

const Rows = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: 16,
    padding: '12px 0',
    borderTop: `1px solid ${theme.vars!.palette.divider}`,
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 72px',
  },
  '& p': { ...theme.typography.body2, margin: 0, gridColumn: '1 / -1' },
  '& .amount': { fontWeight: 620, fontVariantNumeric: 'tabular-nums' },
  '& .facts': { color: theme.vars!.palette.text.secondary },
  '& .words': { whiteSpace: 'pre-line' },
}));

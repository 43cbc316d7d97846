import { styled } from '@mui/material/styles';

/** The rows of a month: columns where there is room, else one below the other. */
export const PlanRows = styled('ul')(({ theme }) => {
  const { palette } = theme.vars!;
  return {
    listStyle: 'none',
    margin: 0,
    padding: 0,
    borderRadius: 14,
    border: `1px solid ${palette.divider}`,
    background: palette.background.paper,
    '& li': {
      display: 'grid',
      gridTemplateColumns: '4.5rem minmax(0, 3fr) minmax(0, 5fr) minmax(0, 3fr)',
      gap: '4px 16px',
      alignItems: 'baseline',
      padding: '14px 18px',
      overflowWrap: 'anywhere',
    },
    '& li + li': { borderTop: `1px solid ${palette.divider}` },
    '& .day': { ...theme.typography.body2, fontWeight: 640, whiteSpace: 'nowrap' },
    '& .who, & .gifts': { display: 'grid', gap: 4, minWidth: 0, justifyItems: 'start' },
    '& a': { color: palette.text.primary, fontWeight: 620 },
    '& .quiet': { ...theme.typography.body2, color: palette.text.secondary },
    '& .money': {
      ...theme.typography.body2,
      textAlign: 'end',
    },
    [theme.breakpoints.down('md')]: {
      '& li': { gridTemplateColumns: '4rem minmax(0, 1fr)', padding: '14px 16px' },
      '& .gifts, & .money': { gridColumn: 2, textAlign: 'start' },
      '& .money:empty': { display: 'none' },
    },
  };
});

/** The sums of a year. */
export const Sums = styled('dl')(({ theme }) => ({
  margin: 0,
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 6.5rem), 1fr))',
  '& > div': {
    padding: '14px 16px',
    borderRadius: 14,
    border: `1px solid ${theme.vars!.palette.divider}`,
    background: theme.vars!.palette.background.paper,
  },
  '& dt': { ...theme.typography.body2, color: theme.vars!.palette.text.secondary },
  '& dd': { ...theme.typography.h3, margin: 0, overflowWrap: 'anywhere' },
}));

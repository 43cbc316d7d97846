import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { inDollars } from '../fields/gift-money.js';
import { FundingBar, percentOf } from './funding-bar.js';

interface RaisedProps {
  /** Both in dollars. */
  raised: number;
  target: number;
  variant: 'h2' | 'h3';
}

/** How much of a sum is there, in figures and as a bar. */
export const Raised = ({ raised, target, variant }: RaisedProps) => (
  <>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1 }}>
      <Typography component="p" variant={variant}>
        {inDollars(raised)}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>raised of {inDollars(target)}</Typography>
      <Typography sx={{ ml: 'auto', fontWeight: 620 }}>{percentOf(raised, target)}%</Typography>
    </Box>
    <FundingBar raised={raised} target={target} label="Collected" />
  </>
);

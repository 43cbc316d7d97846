import { styled } from '@mui/material/styles';
import { inDollars } from '../fields/gift-money.js';

interface FundingBarProps {
  /** Both in dollars. */
  raised: number;
  target: number;
  label: string;
}

/** How much of a sum is there, in whole percent; 100 only if nothing is missing. */
export const percentOf = (raised: number, target: number): number =>
  Math.min(100, Math.floor((Math.round(raised * 100) * 100) / Math.round(target * 100)));

/** How much of a sum is there, as a ribbon that grows. */
export const FundingBar = ({ raised, target, label }: FundingBarProps) => {
  const percent = percentOf(raised, target);
  return (
    <Track
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={`${inDollars(raised)} of ${inDollars(target)}`}
    >
      <i style={{ width: `${percent}%` }} />
    </Track>
  );
};

const Track = styled('div')(({ theme }) => ({
  height: 12,
  borderRadius: 2,
  overflow: 'hidden',
  background: theme.vars!.palette.blush.main,
  '& i': {
    display: 'block',
    height: '100%',
    background: theme.vars!.palette.primary.main,
    clipPath: 'polygon(0 0, 100% 0, calc(100% - 7px) 50%, 100% 100%, 0 100%)',
    transition: 'width 0.6s ease-out',
  },
  '@media (forced-colors: active)': { border: '1px solid', '& i': { background: 'Highlight' } },
}));

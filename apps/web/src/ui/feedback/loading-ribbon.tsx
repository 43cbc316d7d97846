import { keyframes, styled } from '@mui/material/styles';

const drawn = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.92)' } });

const Line = styled('div')(({ theme }) => ({
  position: 'fixed',
  inset: '0 0 auto 0',
  height: 6,
  zIndex: theme.zIndex.tooltip,
  transformOrigin: 'left',
  transform: 'scaleX(0)',
  backgroundColor: theme.vars!.palette.primary.main,
  // Delayed, because a part that loads fast needs no indicator.
  animation: `${drawn} 4s cubic-bezier(0.1, 0.7, 0.3, 1) 0.2s forwards`,
}));

/** Shown while the code of an opened part is loading. */
export const LoadingRibbon = () => <Line role="progressbar" aria-label="Opening" />;

import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { Theme } from '@mui/material/styles';
import { focusRing } from './theme-components.js';

const ownStyles = (theme: Theme) => ({
  html: {
    scrollBehavior: 'smooth' as const,
    '@media (prefers-reduced-motion: reduce)': { scrollBehavior: 'auto' as const },
  },
  body: {
    overflowWrap: 'break-word' as const,
    fontFeatureSettings: '"ss01"',
    textRendering: 'optimizeLegibility' as const,
  },
  ':focus-visible': focusRing(theme),
  'h1:focus, h2:focus, main:focus': { outline: 'none' },
  '::selection': { background: theme.vars!.palette.blush.main, color: theme.vars!.palette.text.primary },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationDelay: '0s !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
    },
  },
});

/** The global styles. Each document comes with them, so the browser doesn't load this module. */
export const DocumentStyles = () => (
  <>
    <CssBaseline />
    <GlobalStyles styles={ownStyles} />
  </>
);

import { createTheme, shouldSkipGeneratingVar } from '@mui/material/styles';
import { components } from './theme-components.js';
import { darkPalette, lightPalette } from './theme-palette.js';

export const schemeStorageKey = 'giftwell-scheme';
// Fallback fonts are declared in base.css.
const serif = '"Fraunces Variable", var(--heading-fallback), Georgia, serif';
const sans = '"Figtree Variable", var(--text-fallback), system-ui, sans-serif';
const heading = {
  fontFamily: serif,
  fontWeight: 560,
  fontVariationSettings: '"SOFT" 100',
  letterSpacing: '-0.015em',
  textWrap: 'balance' as const,
};

/**
 * Components that no page uses, whose colors would be a fifth of all variables, and greys, which buttons know without a
 * variable. Lint refuses the import of these components.
 */
const unused =
  /^(Alert|AppBar|Avatar|Chip|FilledInput|Slider|SnackbarContent|SpeedDialAction|StepConnector|StepContent|TableCell|Tooltip|grey)$/;

export const theme = createTheme({
  cssVariables: {
    colorSchemeSelector: 'data-scheme',
    shouldSkipGeneratingVar: (keys) =>
      (keys[0] === 'palette' && unused.test(keys[1] ?? '')) || shouldSkipGeneratingVar(keys),
  },
  colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
  shape: { borderRadius: 14 },
  spacing: 8,
  typography: {
    fontFamily: sans,
    h1: {
      ...heading,
      fontSize: 'clamp(2.5rem, 1.6rem + 4vw, 4.25rem)',
      lineHeight: 1.04,
      letterSpacing: '-0.025em',
    },
    h2: { ...heading, fontSize: 'clamp(1.875rem, 1.4rem + 2vw, 2.75rem)', lineHeight: 1.12 },
    h3: { ...heading, fontSize: '1.5rem', lineHeight: 1.2 },
    h4: { ...heading, fontSize: '1.25rem', lineHeight: 1.25 },
    h5: { ...heading, fontSize: '1.125rem', lineHeight: 1.3 },
    h6: { ...heading, fontSize: '1rem', lineHeight: 1.35 },
    subtitle1: { fontSize: '1.1875rem', lineHeight: 1.55 },
    body1: { fontSize: '1rem', lineHeight: 1.6 },
    body2: { fontSize: '0.9375rem', lineHeight: 1.55 },
    caption: { fontSize: '0.8125rem', lineHeight: 1.45 },
    button: { fontSize: '1rem', fontWeight: 620, textTransform: 'none', lineHeight: 1.3 },
  },
  components,
});

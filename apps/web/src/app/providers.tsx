import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isStyled } from '../style-cache.js';
import { schemeStorageKey, theme } from '../ui/theme/theme.js';

/** What every part of the app uses. Global styles that come later have the browser restyle the whole page. */
export function Providers({ queryClient, children }: { queryClient: QueryClient; children: ReactNode }) {
  // Spread, because MUI's type lacks it unless CSS variables are enabled in its types for the whole program.
  const styles = { disableStyleSheetGeneration: isStyled };
  return (
    <QueryClientProvider client={queryClient}>
      <ThemeProvider theme={theme} defaultMode="system" modeStorageKey={schemeStorageKey} noSsr {...styles}>
        {!isStyled && <CssBaseline />}
        {children}
      </ThemeProvider>
    </QueryClientProvider>
  );
}

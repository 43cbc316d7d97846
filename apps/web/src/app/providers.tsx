import { ThemeProvider } from '@mui/material/styles';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isStyled } from '../style-cache.js';
import { schemeStorageKey, theme } from '../ui/theme/theme.js';

export interface ProvidersProps {
  queryClient: QueryClient;
  /** The global styles, where a document is rendered. If they came later, the browser would restyle the whole page. */
  documentStyles?: ReactNode;
  children?: ReactNode;
}

/** What every part of the app uses. */
export function Providers({ queryClient, documentStyles, children }: ProvidersProps) {
  // Spread, because MUI's type lacks it unless CSS variables are enabled in its types for the whole program.
  const styles = { disableStyleSheetGeneration: isStyled };
  return (
    <QueryClientProvider client={queryClient}>
      <ThemeProvider theme={theme} defaultMode="system" modeStorageKey={schemeStorageKey} noSsr {...styles}>
        {documentStyles}
        {children}
      </ThemeProvider>
    </QueryClientProvider>
  );
}

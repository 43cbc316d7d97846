import type { QueryClient } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { Providers } from './providers.js';
import { Screens } from './screens.js';

/** The whole app, under a router. */
export function App({ queryClient }: { queryClient: QueryClient }) {
  return (
    <StrictMode>
      <Providers queryClient={queryClient}>
        <Screens />
      </Providers>
    </StrictMode>
  );
}

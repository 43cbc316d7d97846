import type { QueryClient } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { RenderedForUser } from '../data/use-user.js';
import { Providers } from './providers.js';
import { Screens } from './screens.js';

interface AppProps {
  queryClient: QueryClient;
  /** Whether the markup was rendered for the user of the session. */
  isForUser: boolean;
}

/** The whole app, under a router. */
export function App({ queryClient, isForUser }: AppProps) {
  return (
    <StrictMode>
      <RenderedForUser value={isForUser}>
        <Providers queryClient={queryClient}>
          <Screens />
        </Providers>
      </RenderedForUser>
    </StrictMode>
  );
}

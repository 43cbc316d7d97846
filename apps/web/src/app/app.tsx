import { StrictMode } from 'react';
import { RenderedForUser } from '../data/use-user.js';
import { Providers, type ProvidersProps } from './providers.js';
import { Screens } from './screens.js';

interface AppProps extends Omit<ProvidersProps, 'children'> {
  /** Whether the markup was rendered for the user of the session. */
  isForUser: boolean;
}

/** The whole app, under a router. */
export function App({ isForUser, ...providers }: AppProps) {
  return (
    <StrictMode>
      <RenderedForUser value={isForUser}>
        <Providers {...providers}>
          <Screens />
        </Providers>
      </RenderedForUser>
    </StrictMode>
  );
}

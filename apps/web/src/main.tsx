import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { Providers } from './app/providers.js';
import { Screens } from './app/screens.js';
import { createQueryClient } from './shared/query-client.js';

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Providers queryClient={createQueryClient()}>
      <BrowserRouter>
        <Screens />
      </BrowserRouter>
    </Providers>
  </StrictMode>,
);

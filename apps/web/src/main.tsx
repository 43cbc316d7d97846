import { CacheProvider } from '@emotion/react';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/app.js';
import { isRenderedForUser, keepPageAnswers, readPageAnswers } from './data/stores/page-answers.js';
import { repeatEarlyInput } from './early-input.js';
import { createQueryClient } from './data/query-client.js';
import { createStyleCache } from './style-cache.js';

declare global {
  interface Document {
    /** Set on prerendered pages: hydrates the page. */
    startApp?: () => void;
  }
}

// Our policy forbids eval. Zod's test for it would be reported as a violation.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const root = document.getElementById('root')!;

function start() {
  const queryClient = createQueryClient();
  keepPageAnswers(queryClient, readPageAnswers());
  const app = (
    <CacheProvider value={createStyleCache()}>
      <BrowserRouter>
        <App queryClient={queryClient} isForUser={isRenderedForUser()} />
      </BrowserRouter>
    </CacheProvider>
  );
  // A prerendered page is hydrated in a transition, so that it can be scrolled meanwhile.
  if (root.hasChildNodes()) startTransition(() => void hydrateRoot(root, app));
  else {
    repeatEarlyInput();
    createRoot(root).render(app);
  }
}

// A prerendered page calls it when the page's own code has run as well; see build/prerendered.ts.
if (root.hasChildNodes()) document.startApp = start;
else start();

// As an installed app it has a page of its own while there is no connection.
if (matchMedia('(display-mode: standalone)').matches)
  import('./ui/memory/service-worker.js')
    .then(({ startServiceWorker }) => startServiceWorker())
    .catch((error: unknown) => console.info('Service worker not started', error));

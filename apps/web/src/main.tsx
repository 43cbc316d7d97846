import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/app.js';
import { keepPageAnswers, readPageAnswers } from './data/stores/page-answers.js';
import { giveEarlyClick } from './early-click.js';
import { createQueryClient } from './data/query-client.js';

// Our policy forbids code made from text. Zod tries whether it may, which would be reported as an attempt.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const root = document.getElementById('root')!;
const queryClient = createQueryClient();
keepPageAnswers(queryClient, readPageAnswers());
const app = (
  <BrowserRouter>
    <App queryClient={queryClient} />
  </BrowserRouter>
);

// A prerendered page is only hydrated, in a transition, so that it can be scrolled meanwhile.
if (root.hasChildNodes()) startTransition(() => void hydrateRoot(root, app));
else {
  giveEarlyClick();
  createRoot(root).render(app);
}

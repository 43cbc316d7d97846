import type { User } from '@giftwell/contracts/auth/auth';
import { sessionRoutes } from '@giftwell/contracts/auth/auth';
import type { PageAnswers } from '@giftwell/contracts/pages/page-answers';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { QueryClient } from '@tanstack/react-query';
import { render, type RenderResult } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { BrowserRouter, MemoryRouter } from 'react-router-dom';
import { keepPageAnswers } from '../data/stores/page-answers.js';
import { Providers } from '../app/providers.js';
import { Screens } from '../app/screens.js';
import { createQueryClient } from '../data/query-client.js';
import { fakeApi, type FakeApi } from './fake-api.js';
import { person } from './person.js';

export const ada: User = {
  id: 7,
  username: 'ada',
  email: 'ada@example.com',
  phoneNumber: null,
  profilePicture: null,
  authProvider: 'email',
  timeZone: 'Europe/Berlin',
  createdAt: '2026-01-05T09:00:00.000Z',
};

/**
 * Components have no styles with this key (tools/bundle/bundle-specs.mjs), and global ones go to a detached element:
 * jsdom would match every rule for every visibility check.
 */
const unstyled = createCache({ key: 'unstyled', container: document.createElement('div'), speedy: false });
const styledAll = createCache({ key: 'css' });

interface RenderedApp extends RenderResult {
  api: FakeApi;
  queryClient: QueryClient;
  person: UserEvent;
}
interface Scene {
  path?: string;
  /**
   * The signed-in user; a guest by default. With a promise the session is unknown until it resolves. A function is
   * called for each request.
   */
  user?: User | null | Promise<User | null> | (() => User | null);
  api?: FakeApi;
  /** Whether CSS can hide elements. */
  styled?: boolean;
  /** The answers in the document. */
  answers?: Partial<PageAnswers>;
  /** Whether the address is the browser's, which is set to the path. */
  inBrowser?: boolean;
  /** Rendered next to the app, in the same router. */
  beside?: ReactNode;
}

/** Renders the whole app at a path, with a fake API. */
export function renderApp({
  path = '/',
  user = null,
  api = fakeApi(),
  answers = {},
  styled = false,
  inBrowser = false,
  beside,
}: Scene = {}): RenderedApp {
  api.on(sessionRoutes.current, async () => ({ user: typeof user === 'function' ? user() : await user }));
  const queryClient = createQueryClient();
  keepPageAnswers(queryClient, answers);
  if (inBrowser) history.replaceState(null, '', path);
  const Router = inBrowser ? BrowserRouter : MemoryRouter;
  const screen = render(
    <CacheProvider value={styled ? styledAll : unstyled}>
      <Providers queryClient={queryClient}>
        <Router {...(inBrowser ? {} : { initialEntries: [path] })}>
          <Screens />
          {beside}
        </Router>
      </Providers>
    </CacheProvider>,
  );
  return { ...screen, api, queryClient, person: person() };
}

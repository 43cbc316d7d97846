import { sessionRoutes } from '@giftwell/contracts/auth/auth';
import { unavailable } from '@giftwell/contracts/core/error';
import { suggestionRoutes, type KeptIdea } from '@giftwell/contracts/gift-ai/suggestions';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { fakeApi } from '../../testing/fake-api.js';
import { ada, renderApp } from '../../testing/render-app.js';
import { keepInBrowser, savedIdea } from '../../testing/saved-ideas.js';

const question = (name = 'Add your 2 saved ideas to your account?') => screen.findByRole('region', { name });
const quiet = () =>
  waitFor(() =>
    expect(screen.queryByRole('region', { name: /^Add your .*saved idea/ })).not.toBeInTheDocument(),
  );
async function signIn(person: UserEvent) {
  await person.click(await screen.findByRole('button', { name: 'Sign In' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.type(dialog.getByLabelText('Email'), 'ada@example.com');
  await person.type(dialog.getByLabelText('Password'), 'a long enough one');
  await person.click(dialog.getByRole('button', { name: 'Sign In' }));
}
const stored = () => JSON.parse(localStorage.getItem('savedSuggestions') ?? '[]') as { name: string }[];

/** Accepts each idea once. */
function importing() {
  const kept = new Map<string, KeptIdea>();
  return fakeApi()
    .on(suggestionRoutes.importKept, ({ suggestions }) => {
      const before = kept.size;
      for (const each of suggestions) kept.set(each.name, each);
      return { imported: kept.size - before, alreadyThere: suggestions.length - (kept.size - before) };
    })
    .on(suggestionRoutes.listSaved, () => ({
      suggestions: [...kept.keys()].map((name, index) => savedIdea(index + 1, name)),
      total: kept.size,
    }));
}

describe('bringing ideas along', () => {
  it('is offered after signing in, and takes one click', async () => {
    keepInBrowser('Kite', 'Tea set');
    const api = importing().on(sessionRoutes.login, () => {
      api.on(sessionRoutes.current, () => ({ user: ada }));
      return { user: ada };
    });
    const { person } = renderApp({ api });
    await signIn(person);
    await person.click(within(await question()).getByRole('button', { name: 'Import' }));
    expect(await screen.findByText('2 ideas are in your account now, on every device.')).toBeVisible();
    await quiet();
    expect(stored()).toEqual([]);
    const [sent] = api.inputs(suggestionRoutes.importKept);
    expect(sent!.suggestions.map(({ name }) => name)).toEqual(['Kite', 'Tea set']);
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('leaves everything where it is when it fails, and may be tried again', async () => {
    keepInBrowser('Kite', 'Tea set');
    const api = fakeApi().on(suggestionRoutes.importKept, () => {
      throw unavailable('bad_gateway');
    });
    const { person } = renderApp({ user: ada, api });
    await person.click(within(await question()).getByRole('button', { name: 'Import' }));
    expect(await screen.findByText('Your ideas couldn’t be added')).toBeVisible();
    expect(stored()).toHaveLength(2);
    expect(within(await question()).getByRole('button', { name: 'Import' })).toBeEnabled();
  });

  it('says so when the account had them all', async () => {
    keepInBrowser('Kite');
    const api = fakeApi().on(suggestionRoutes.importKept, () => ({ imported: 0, alreadyThere: 1 }));
    const { person } = renderApp({ user: ada, api });
    const note = within(await question('Add your saved idea to your account?'));
    await person.click(note.getByRole('button', { name: 'Import' }));
    expect(await screen.findByText('Your account already had all of them.')).toBeVisible();
    expect(stored()).toEqual([]);
  });

  it('is not asked again after “Not now”, but stays possible on the saved page', async () => {
    keepInBrowser('Kite', 'Tea set');
    const { person, unmount } = renderApp({ user: ada });
    await person.click(within(await question()).getByRole('button', { name: 'Not now' }));
    await quiet();
    expect(stored()).toHaveLength(2);
    unmount();

    renderApp({ user: ada, path: '/saved', api: importing() });
    const note = within(await question());
    expect(note.queryByRole('button', { name: 'Not now' })).not.toBeInTheDocument();
    await person.click(note.getByRole('button', { name: 'Import' }));
    await quiet();
    expect(await screen.findByRole('article', { name: 'Kite' })).toBeVisible();
    expect(screen.queryByText('Only on this device')).not.toBeInTheDocument();
  });

  it('is offered again after signing out and in', async () => {
    keepInBrowser('Kite', 'Tea set');
    const api = fakeApi()
      .on(sessionRoutes.logout, () => ({ ok: true as const }))
      .on(sessionRoutes.login, () => ({ user: ada }));
    const { person } = renderApp({ user: ada, api });
    await person.click(within(await question()).getByRole('button', { name: 'Not now' }));
    await person.click(screen.getByRole('button', { name: 'Sign Out' }));
    await signIn(person);
    expect(await question()).toBeVisible();
  });

  it('is not offered to a guest, nor to somebody without ideas here', async () => {
    keepInBrowser('Kite');
    const { unmount } = renderApp();
    await screen.findByRole('button', { name: 'Sign In' });
    await quiet();
    unmount();
    localStorage.clear();
    renderApp({ user: ada });
    await screen.findByText('Welcome, ada');
    await quiet();
  });
});

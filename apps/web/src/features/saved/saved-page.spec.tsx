import { sessionRoutes } from '@giftwell/contracts/auth/auth';
import { notFound, unauthenticated, unavailable } from '@giftwell/contracts/core/error';
import { suggestionRoutes, type SavedSuggestion } from '@giftwell/contracts/gift-ai/suggestions';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useWizard } from '../../shared/wizard-store.js';
import { fakeApi, type FakeApi } from '../../testing/fake-api.js';
import { ada, renderApp } from '../../testing/render-app.js';
import { keepInBrowser, savedIdea } from '../../testing/saved-ideas.js';

const shelf = [
  { ...savedIdea(1, 'Bread pan'), createdAt: '2026-03-04T10:00:00.000Z' },
  {
    ...savedIdea(2, 'Hammock'),
    category: 'Outdoors',
    price: '60',
    priceMinCents: 6_000,
    priceMaxCents: 6_000,
  },
  { ...savedIdea(3, 'Atlas'), category: 'Books', rating: 2, createdAt: '2026-02-01T10:00:00.000Z' },
];

/** The server's side of the page, with a memory. */
function serving(first: SavedSuggestion[] = shelf): FakeApi {
  let suggestions = first;
  const all = new Map(first.map((each) => [each.id, each]));
  const write = (id: number, change: Partial<SavedSuggestion>) => {
    const idea = { ...all.get(id)!, ...change };
    all.set(id, idea);
    suggestions = [...suggestions.filter((each) => each.id !== id), ...(idea.saved ? [idea] : [])];
    return idea;
  };
  return fakeApi()
    .on(suggestionRoutes.listSaved, () => ({ suggestions }))
    .on(suggestionRoutes.unsave, ({ id }) => write(id, { saved: false }))
    .on(suggestionRoutes.dismiss, ({ id }) => write(id, { saved: false }))
    .on(suggestionRoutes.save, ({ id }) => write(id, { saved: true }))
    .on(suggestionRoutes.rate, ({ id, rating }) => write(id, { rating }))
    .on(suggestionRoutes.purchase, ({ id, purchased }) => write(id, { purchased }));
}
const open = (path = '/saved', api = serving()) => renderApp({ path, user: ada, api });
const card = async (name: string) => within(await screen.findByRole('article', { name }));
const names = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const gone = (name: string) =>
  waitFor(() => expect(screen.queryByRole('article', { name })).not.toBeInTheDocument());

describe('saved suggestions', () => {
  it('show all there is to know about each', async () => {
    open();
    const tag = await card('Bread pan');
    expect(screen.getByRole('heading', { level: 1, name: 'Saved Suggestions' })).toBeVisible();
    expect(tag.getByText('Kitchen & Dining')).toBeVisible();
    expect(tag.getByText('$25 – $40')).toBeVisible();
    expect(tag.getByText('Made for a loud crust.')).toBeVisible();
    expect(tag.getByRole('heading', { name: 'Why this works:' })).toBeVisible();
    expect(tag.getByText('She bakes on Sundays.')).toBeVisible();
    expect(tag.getByText('Saved Mar 4, 2026')).toBeVisible();
    for (const shop of ['Amazon', 'Etsy']) {
      const link = tag.getByRole('link', { name: `Bread pan on ${shop}, opens in a new tab` });
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
    }
    expect((await card('Hammock')).getByText('$60')).toBeVisible();
    expect(screen.getByText('3 of 3 suggestions')).toBeVisible();
  });

  it('say that they are on their way', async () => {
    let arrive = () => undefined as void;
    const waiting = new Promise<void>((resolve) => (arrive = resolve));
    const api = serving().on(suggestionRoutes.listSaved, async () => {
      await waiting;
      return { suggestions: shelf };
    });
    open('/saved', api);
    expect(await screen.findByText('Loading your saved suggestions...')).toBeVisible();
    act(arrive);
    await card('Atlas');
    expect(screen.queryByText('Loading your saved suggestions...')).not.toBeInTheDocument();
  });

  it('lead from an empty drawer to the wizard', async () => {
    const { person } = renderApp({ path: '/saved' });
    expect(await screen.findByRole('heading', { name: 'No saved suggestions yet' })).toBeVisible();
    await person.click(await screen.findByRole('button', { name: 'Find gift ideas' }));
    expect(useWizard.getState().open).toBe(true);
  });
});

describe('looking through them', () => {
  it('searches, filters, sorts and clears', async () => {
    const { person } = open();
    await card('Atlas');
    expect(names()).toEqual(['Bread pan', 'Hammock', 'Atlas']);
    await person.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Name, A to Z');
    expect(names()).toEqual(['Atlas', 'Bread pan', 'Hammock']);
    await person.type(screen.getByRole('searchbox', { name: 'Search' }), 'kitchen pan');
    expect(names()).toEqual(['Bread pan']);
    expect(screen.getByText('1 of 3 suggestions')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('');
    await person.selectOptions(screen.getByRole('combobox', { name: 'Price' }), '$50 to $100');
    expect(names()).toEqual(['Hammock']);
    await person.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Books');
    expect(screen.getByRole('heading', { name: 'No suggestions match your filters' })).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(names()).toEqual(['Atlas', 'Bread pan', 'Hammock']);
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('starts with what the address says', async () => {
    open('/saved?q=pan&category=Kitchen+%26+Dining&price=25-50&sort=price_desc&view=no&layout=list');
    await card('Bread pan');
    expect(names()).toEqual(['Bread pan']);
    expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('pan');
    expect(screen.getByRole('combobox', { name: 'Category' })).toHaveDisplayValue('Kitchen & Dining');
    expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('Price, high to low');
    expect(screen.getByRole('button', { name: 'List' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('keeps a category in its field that nothing is in any more', async () => {
    open('/saved?category=Vinyl');
    expect(await screen.findByRole('combobox', { name: 'Category' })).toHaveDisplayValue('Vinyl');
  });

  it('begins anew when the page is asked for anew', async () => {
    const { person } = open('/saved?q=pan');
    await card('Bread pan');
    const bar = within(screen.getByRole('navigation', { name: 'Main' }));
    await person.click(bar.getByRole('link', { name: 'Saved' }));
    await card('Atlas');
    expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('');
  });

  it('shows them as a grid or as a list', async () => {
    const { person } = open();
    await card('Atlas');
    expect(screen.getByRole('button', { name: 'Grid' })).toHaveAttribute('aria-pressed', 'true');
    await person.click(screen.getByRole('button', { name: 'List' }));
    expect(screen.getByRole('button', { name: 'Grid' })).toHaveAttribute('aria-pressed', 'false');
    expect(names()).toEqual(['Bread pan', 'Hammock', 'Atlas']);
  });
});

describe('letting go of one', () => {
  it('says so and can be undone', async () => {
    const api = serving();
    const { person } = open('/saved', api);
    await person.click((await card('Bread pan')).getByRole('button', { name: 'Unsave Bread pan' }));
    await gone('Bread pan');
    expect(api.inputs(suggestionRoutes.unsave)).toEqual([{ id: 1 }]);
    expect(await screen.findByText('Removed from saved')).toBeVisible();
    expect(screen.getByText('2 of 2 suggestions')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Undo' }));
    await card('Bread pan');
    expect(names()).toEqual(['Bread pan', 'Hammock', 'Atlas']);
    expect(api.inputs(suggestionRoutes.save)).toEqual([{ id: 1 }]);
  });

  it('waits for the server and leads the keyboard to the neighbor', async () => {
    let answer = () => undefined as void;
    const waiting = new Promise<void>((resolve) => (answer = resolve));
    const api = serving().on(suggestionRoutes.unsave, async () => {
      await waiting;
      return { ...shelf[1]!, saved: false };
    });
    const { person } = open('/saved', api);
    const hammock = await card('Hammock');
    act(() => hammock.getByRole('button', { name: 'Unsave Hammock' }).focus());
    await person.keyboard('{Enter}');
    expect(await hammock.findByRole('button', { name: 'Saving...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await person.keyboard('{Enter}');
    act(answer);
    await gone('Hammock');
    expect(screen.getByRole('heading', { name: 'Atlas' })).toHaveFocus();
    expect(api.inputs(suggestionRoutes.unsave)).toHaveLength(1);
  });

  it('keeps the idea when it fails', async () => {
    const api = serving().on(suggestionRoutes.unsave, () => {
      throw unavailable('bad_gateway');
    });
    const { person } = open('/saved', api);
    await person.click((await card('Bread pan')).getByRole('button', { name: 'Unsave Bread pan' }));
    expect(await screen.findByText('Failed to unsave suggestion.')).toBeVisible();
    expect(screen.getByText('Error')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Unsave Bread pan' })).toHaveAttribute(
      'aria-disabled',
      'false',
    );
  });

  it('looks again when the server does not know the idea any more', async () => {
    const api = serving().on(suggestionRoutes.unsave, () => {
      api.on(suggestionRoutes.listSaved, () => ({ suggestions: shelf.slice(1) }));
      throw notFound('suggestion_not_found', 'This idea is no longer there');
    });
    const { person } = open('/saved', api);
    await person.click((await card('Bread pan')).getByRole('button', { name: 'Unsave Bread pan' }));
    await gone('Bread pan');
  });

  it('turns into the page of a guest when the session has ended', async () => {
    const signedOut = () => {
      throw unauthenticated();
    };
    const api = serving().on(suggestionRoutes.unsave, () => {
      api.on(suggestionRoutes.listSaved, signedOut);
      return signedOut();
    });
    const { person } = open('/saved', api);
    await person.click((await card('Bread pan')).getByRole('button', { name: 'Unsave Bread pan' }));
    expect(await screen.findByRole('heading', { name: 'No saved suggestions yet' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Sign In' })).toBeVisible();
  });
});

describe('what else can be said about one', () => {
  it('marks what was bought, and takes it back', async () => {
    const api = serving();
    const { person } = open('/saved', api);
    const tag = await card('Atlas');
    await person.click(tag.getByRole('button', { name: 'More for Atlas' }));
    await person.click(screen.getByRole('menuitem', { name: 'Bought it' }));
    expect(await tag.findByText('Bought')).toBeVisible();
    await person.click(await tag.findByRole('button', { name: 'More for Atlas' }));
    await person.click(screen.getByRole('menuitem', { name: 'Not bought after all' }));
    await waitFor(() => expect(tag.queryByText('Bought')).not.toBeInTheDocument());
    expect(api.inputs(suggestionRoutes.purchase).map(({ purchased }) => purchased)).toEqual([true, false]);
  });

  it('sets aside what is not for them', async () => {
    const api = serving();
    const { person } = open('/saved', api);
    await person.click((await card('Atlas')).getByRole('button', { name: 'More for Atlas' }));
    await person.click(screen.getByRole('menuitem', { name: 'Not for them' }));
    await gone('Atlas');
    expect(await screen.findByText('Not for them, noted')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Undo' }));
    await card('Atlas');
    expect(api.inputs(suggestionRoutes.dismiss)).toEqual([{ id: 3 }]);
  });

  it('changes the stars', async () => {
    const api = serving();
    const { person } = open('/saved', api);
    const tag = await card('Atlas');
    const stars = within(tag.getByRole('radiogroup', { name: 'Your rating: Atlas' }));
    expect(stars.getByRole('radio', { name: '2 stars' })).toBeChecked();
    await person.click(stars.getByRole('radio', { name: '5 stars' }));
    await waitFor(() => expect(stars.getByRole('radio', { name: '5 stars' })).toBeChecked());
    await waitFor(() => expect(api.inputs(suggestionRoutes.rate)).toMatchObject([{ id: 3, rating: 5 }]));
  });

  it('takes the stars back when the server does not', async () => {
    const api = serving().on(suggestionRoutes.rate, () => {
      throw notFound('suggestion_not_found', 'This idea is no longer there');
    });
    const { person } = open('/saved', api);
    const tag = await card('Atlas');
    await person.click(tag.getByRole('radio', { name: '5 stars' }));
    expect(await screen.findByText('Rating failed')).toBeVisible();
    expect(screen.getByText('This idea is no longer there')).toBeVisible();
    expect(tag.getByRole('radio', { name: '2 stars' })).toBeChecked();
  });
});

describe('ideas of this browser', () => {
  it('are all that a guest has, and go and come back here', async () => {
    keepInBrowser('Kite');
    const { person } = renderApp({ path: '/saved' });
    expect((await card('Kite')).queryByText('Only on this device')).not.toBeInTheDocument();
    expect(screen.getByText(/Only this browser knows them/)).toBeVisible();
    await person.click(screen.getByRole('radio', { name: '1 star' }));
    expect(await screen.findByText('Thank you!')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Unsave Kite' }));
    expect(await screen.findByRole('heading', { name: 'No saved suggestions yet' })).toBeVisible();
    expect(screen.getByRole('main')).toHaveFocus();
    expect(localStorage.getItem('savedSuggestions')).toBe('[]');
    await person.click(await screen.findByRole('button', { name: 'Undo' }));
    expect((await card('Kite')).getByRole('radio', { name: '1 star' })).toBeChecked();
  });

  it('are a reason for an account', async () => {
    keepInBrowser('Kite');
    const { person } = renderApp({ path: '/saved' });
    await person.click(await screen.findByRole('button', { name: 'Create an account' }));
    expect(await screen.findByRole('tab', { name: 'Sign Up' })).toHaveAttribute('aria-selected', 'true');
  });

  it('stand among those of the account, marked, each only once', async () => {
    keepInBrowser('Kite', 'Hammock');
    open();
    expect((await card('Kite')).getByText('Only on this device')).toBeVisible();
    expect(screen.getAllByRole('article', { name: 'Hammock' })).toHaveLength(1);
    expect(screen.getByText('4 of 4 suggestions')).toBeVisible();
    expect((await card('Kite')).queryByRole('button', { name: 'More for Kite' })).not.toBeInTheDocument();
  });

  it('do not come up again when the one of the account goes', async () => {
    keepInBrowser('Hammock');
    const { person } = open();
    await person.click((await card('Hammock')).getByRole('button', { name: 'Unsave Hammock' }));
    await gone('Hammock');
    expect(localStorage.getItem('savedSuggestions')).toBe('[]');
  });
});

describe('signing out', () => {
  it('leaves what only this browser keeps', async () => {
    keepInBrowser('Kite');
    const { person } = open(
      '/saved',
      serving().on(sessionRoutes.logout, () => ({ ok: true as const })),
    );
    await card('Atlas');
    await person.click(screen.getByRole('button', { name: 'Sign Out' }));
    await gone('Atlas');
    await card('Kite');
  });
});

import { sessionRoutes } from '@giftwell/contracts/auth/auth';
import { suggestionRoutes } from '@giftwell/contracts/gift-ai/suggestions';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useWizard } from '../../data/stores/wizard-store.js';
import { ada, renderApp } from '../../testing/render-app.js';
import { keepInBrowser } from '../../testing/saved-ideas.js';
import { servingShelf, shelf } from '../../testing/saved-shelf.js';

const open = (path = '/saved', api = servingShelf()) => renderApp({ path, user: ada, api });
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
    const api = servingShelf().on(suggestionRoutes.listSaved, async () => {
      await waiting;
      return { suggestions: [...shelf], total: shelf.length };
    });
    open('/saved', api);
    expect(await screen.findByText('Loading your saved suggestions...')).toBeVisible();
    act(arrive);
    await card('Atlas');
    expect(screen.queryByText('Loading your saved suggestions...')).not.toBeInTheDocument();
  });

  it('come page by page until all are there, each once', async () => {
    const pages = new Map([
      [0, shelf.slice(0, 2)],
      [2, shelf.slice(1)],
    ]);
    const api = servingShelf().on(suggestionRoutes.listSaved, ({ offset }) => ({
      suggestions: [...pages.get(offset)!],
      total: 3,
    }));
    open('/saved', api);
    await card('Atlas');
    expect(screen.getByText('3 of 3 suggestions')).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(3);
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

  it('shows those for one person, and says for whom each is', async () => {
    const { person } = open();
    expect((await card('Bread pan')).getByText('For Hanna')).toBeVisible();
    const people = screen.getByRole('combobox', { name: 'For' });
    expect(
      within(people)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual([...['Everyone', 'Ben', 'Hanna']]);
    await person.selectOptions(people, 'Hanna');
    expect(names()).toEqual(['Bread pan']);
    await person.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(people).toHaveDisplayValue('Everyone');
    await person.type(screen.getByRole('searchbox', { name: 'Search' }), 'ben');
    expect(names()).toEqual(['Hammock']);
  });

  it('starts with what the address says', async () => {
    open(
      '/saved?q=pan&person=Hanna&category=Kitchen+%26+Dining&price=25-50&sort=price_desc&view=no&layout=list',
    );
    await card('Bread pan');
    expect(names()).toEqual(['Bread pan']);
    expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('pan');
    expect(screen.getByRole('combobox', { name: 'For' })).toHaveDisplayValue('Hanna');
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

describe('ideas of this browser', () => {
  it('are all that a guest has, and go and come back here', async () => {
    keepInBrowser('Kite');
    const { person } = renderApp({ path: '/saved' });
    expect((await card('Kite')).queryByText('Only on this device')).not.toBeInTheDocument();
    expect(screen.getByText(/Create an account to see them everywhere/)).toBeVisible();
    expect(screen.queryByRole('combobox', { name: 'For' })).not.toBeInTheDocument();
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
      servingShelf().on(sessionRoutes.logout, () => ({ ok: true as const })),
    );
    await card('Atlas');
    await person.click(screen.getByRole('button', { name: 'Sign Out' }));
    await gone('Atlas');
    await card('Kite');
  });
});

import { giftRoutes, type Gift } from '@giftwell/contracts/planning/gifts';
import { recipientWordRoutes } from '@giftwell/contracts/planning/recipient-words';
import { recipientRoutes } from '@giftwell/contracts/planning/recipients';
import { screen, waitFor, within } from '@testing-library/react';
import { useWizard } from '../../data/stores/wizard-store.js';
import { gift, servingGifts } from '../../testing/gift-record.js';
import { broken, servingYear } from '../../testing/planned-year.js';
import { ada, renderApp } from '../../testing/render-app.js';
import { anna, ben, dates } from '../../testing/two-people.js';

const given = { decided: null, bought: '2025-11-20', ready: null, given: '2025-11-27', thanked: null };
const mug = gift(1, 'Blue mug', { estimate: { least: 20, most: 30 } });
const atlas = gift(2, 'Old atlas', { state: 'given', year: 2025, price: 45.5, dates: given });

function open(...gifts: Gift[]) {
  const served = servingGifts(servingYear([anna, ben], dates), ...gifts);
  return { ...renderApp({ path: '/recipients/1', user: ada, api: served.api }), change: served.change };
}
const card = async (title: string) => within(await screen.findByRole('article', { name: title }));
const list = (name: string) => within(screen.getByRole('list', { name }));

describe('the page of a person', () => {
  it('says who they are, when their days are and what they like', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Anna' })).toBeVisible();
    expect(document.title).toBe('Anna · Giftwell');
    expect(screen.getByText('Friend · “Annie” · age 30')).toBeVisible();
    const days = list('Dates').getAllByRole('listitem');
    expect(days.map(({ textContent }) => textContent)).toEqual([
      'Birthday, turns 31November 27, 2026No gift yetin 6 days',
      'ChristmasDecember 25, 2026No gift yetin 34 days',
      'Anniversary, 12thJanuary 10, 2027No gift yetin 50 days',
    ]);
    expect(screen.getByText('Old maps')).toBeVisible();
    const notes = within(await screen.findByRole('list', { name: 'Notes' }));
    expect(notes.getAllByRole('listitem')).toHaveLength(3);
  });

  it('opens from the card, by mouse and keyboard', async () => {
    const { api } = servingGifts(servingYear([anna], dates));
    const { person } = renderApp({ path: '/recipients', user: ada, api });
    const link = await screen.findByRole('link', { name: 'Anna' });
    link.focus();
    await person.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Anna' })).toBeVisible();
    await person.click(screen.getByRole('link', { name: 'All people' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Gift Recipients' })).toBeVisible();
  });

  it('leads to finding a gift, to writing down an idea and to the whole form', async () => {
    const { person } = open();
    await person.click(await screen.findByRole('button', { name: 'Add a gift idea' }));
    expect(screen.getByRole('textbox', { name: 'A gift idea' })).toHaveFocus();
    await person.click(screen.getByRole('button', { name: 'Edit' }));
    expect(await screen.findByRole('dialog', { name: 'Edit Recipient' })).toBeVisible();
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await person.click(screen.getByRole('button', { name: 'Plan Gift' }));
    await waitFor(() => expect(useWizard.getState().open).toBe(true));
    expect(useWizard.getState().plan?.known).toMatchObject({ recipientId: 1, recipientName: 'Anna' });
  });

  it.each(['/recipients/77', '/recipients/anna'])('says at %s that nobody is there', async (path) => {
    renderApp({ path, user: ada, api: servingYear([anna]) });
    expect(await screen.findByRole('heading', { name: 'This person isn’t here' })).toBeVisible();
  });

  it('explains itself to whoever is not signed in', async () => {
    renderApp({ path: '/recipients/1' });
    expect(await screen.findByRole('heading', { name: 'Your people and their dates' })).toBeVisible();
  });

  it('offers to try again what did not arrive', async () => {
    let works = false;
    const { api } = servingGifts(servingYear([anna], dates), mug);
    api.on(recipientRoutes.get, () => {
      if (!works) throw broken();
      return { recipient: anna };
    });
    const { person } = renderApp({ path: '/recipients/1', user: ada, api });
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load this person.');
    works = true;
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Anna' })).toBeVisible();
  });
});

describe('what is known', () => {
  it('is changed word by word', async () => {
    const { person, api } = open();
    let known = anna;
    api.on(recipientRoutes.get, () => ({ recipient: known }));
    api.on(recipientWordRoutes.set, ({ kind, word, isKnown }) => {
      const words = isKnown ? [...known[kind], word] : known[kind].filter((each) => each !== word);
      known = { ...known, [kind]: words };
      return known;
    });
    await person.click(await screen.findByRole('button', { name: 'Change' }));
    await person.click(await screen.findByRole('button', { name: 'Remove: Gaming' }));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Remove: Gaming' })).not.toBeInTheDocument(),
    );
    const field = screen.getByRole('textbox', { name: 'Add to likes' });
    expect(field).toHaveFocus();
    await person.type(field, 'art{Enter}');
    expect(await screen.findByText('You already have that one')).toBeVisible();
    await person.clear(field);
    await person.type(field, 'Sailing{Enter}');
    expect(await screen.findByRole('button', { name: 'Remove: Sailing' })).toBeVisible();
    expect(field).toHaveValue('');
    expect(api.inputs(recipientWordRoutes.set)).toEqual([
      { id: 1, kind: 'interests', word: 'gaming', isKnown: false },
      { id: 1, kind: 'interests', word: 'Sailing', isKnown: true },
    ]);
    await person.click(screen.getByRole('button', { name: 'Done' }));
    expect(screen.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
  });
});

describe('the gift record', () => {
  it('shows ideas, and what was given by year', async () => {
    open(mug, atlas);
    expect((await card('Blue mug')).getByText('about $20 – $30')).toBeVisible();
    expect(list('Ideas').getAllByRole('article')).toHaveLength(1);
    const past = list('Given 2025');
    expect(past.getByText('2025 · $45.50')).toBeVisible();
    expect(past.getByText('Nov 27 · Bought Nov 20')).toBeVisible();
    expect(list('Money').getByText('$45.50 spent')).toBeVisible();
  });

  it('takes an idea by its title, for the next occasion', async () => {
    const { person, api } = open();
    const field = await screen.findByRole('textbox', { name: 'A gift idea' });
    expect(await screen.findByText(/^Nothing yet\./)).toBeVisible();
    await person.type(field, '  Tomato seeds {Enter}');
    expect(await screen.findByRole('article', { name: 'Tomato seeds' })).toBeVisible();
    expect(field).toHaveValue('');
    expect(api.inputs(giftRoutes.create)).toMatchObject([
      { recipientId: 1, title: 'Tomato seeds', occasionId: 2, state: 'idea' },
    ]);
  });

  it('takes an idea by a link, for no special day', async () => {
    const { person, api } = open();
    await person.type(
      await screen.findByRole('textbox', { name: 'A gift idea' }),
      'https://shop.example.com/pot',
    );
    await person.selectOptions(screen.getByRole('combobox', { name: 'For' }), 'No special occasion');
    await person.click(screen.getByRole('button', { name: 'Add idea' }));
    const added = await card('shop.example.com');
    expect(added.getByRole('link')).toHaveAttribute('href', 'https://shop.example.com/pot');
    const [input] = api.inputs(giftRoutes.create);
    expect(input).not.toHaveProperty('title');
    expect(input).not.toHaveProperty('occasionId');
  });

  it('asks what the idea is where nothing is written', async () => {
    const { person, api } = open();
    await person.click(await screen.findByRole('button', { name: 'Add idea' }));
    expect(screen.getByText('Write what it is, or paste a link')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'A gift idea' })).toHaveFocus();
    expect(api.inputs(giftRoutes.create)).toEqual([]);
  });

  it('goes one step forward with one press, at once, and back with Undo', async () => {
    const { person, api } = open(mug);
    await person.click((await card('Blue mug')).getByRole('button', { name: 'Mark as decided: Blue mug' }));
    expect(await screen.findByText('Marked as decided')).toBeVisible();
    expect(list('Planned').getByText('Nov 21')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(list('Ideas').getAllByRole('article')).toHaveLength(1));
    expect(api.inputs(giftRoutes.move)).toEqual([
      { id: 1, version: 1, state: 'decided' },
      { id: 1, version: 2, state: 'idea' },
    ]);
  });

  it('goes to any state by the menu; Undo brings its days and its outcome back', async () => {
    const { person } = open({ ...atlas, outcome: 'loved' });
    const more = (await card('Old atlas')).getByRole('button', { name: 'More for Old atlas' });
    await person.click(more);
    const menu = within(await screen.findByRole('menu', { name: 'More for Old atlas' }));
    expect(menu.getByRole('menuitemradio', { name: 'Given' })).toBeChecked();
    await person.click(menu.getByRole('menuitemradio', { name: 'Idea' }));
    await waitFor(() => expect(list('Ideas').getAllByRole('article')).toHaveLength(1));
    await person.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(list('Given 2025').getByText('Nov 27 · Bought Nov 20')).toBeVisible());
    expect(screen.getByRole('button', { name: 'Loved it' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('asks how it went, and takes the answer back with a second press', async () => {
    const { person, api } = open(atlas);
    const loved = (await card('Old atlas')).getByRole('button', { name: 'Loved it' });
    await person.click(loved);
    expect(await screen.findByText('Noted: loved it')).toBeVisible();
    expect(loved).toHaveAttribute('aria-pressed', 'true');
    await person.click(loved);
    await waitFor(() => expect(loved).toHaveAttribute('aria-pressed', 'false'));
    expect(api.inputs(giftRoutes.setOutcome).map(({ outcome }) => outcome)).toEqual(['loved', null]);
  });

  it('says what another device changed, instead of moving', async () => {
    const { person, change } = open(mug);
    const tag = await card('Blue mug');
    change(1, { state: 'bought', price: 28 });
    await person.click(tag.getByRole('button', { name: 'Mark as decided: Blue mug' }));
    expect(
      await screen.findByText(
        '“Blue mug”: It’s now “Bought”. The price is now $28. Your change wasn’t saved.',
      ),
    ).toBeVisible();
    expect(list('Planned').getByText('$28')).toBeVisible();
  });

  it('shows the old state again when a move fails', async () => {
    const { person, api } = open(mug);
    api.on(giftRoutes.move, () => {
      throw broken();
    });
    await person.click((await card('Blue mug')).getByRole('button', { name: 'Mark as decided: Blue mug' }));
    expect(await screen.findByText('That didn’t work')).toBeVisible();
    expect(list('Ideas').getAllByRole('article')).toHaveLength(1);
  });

  it('lets a gift go, and come back', async () => {
    const { person } = open(mug, atlas);
    await person.click((await card('Blue mug')).getByRole('button', { name: 'More for Blue mug' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    expect(await screen.findByText('Gift deleted')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Blue mug' })).not.toBeInTheDocument());
    await person.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('article', { name: 'Blue mug' })).toBeVisible();
  });
});

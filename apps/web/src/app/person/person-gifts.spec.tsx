import { giftPlanRoutes } from '@giftwell/contracts/planning/gift-plan';
import { giftRoutes, type Gift } from '@giftwell/contracts/planning/gifts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { gift, servingGifts } from '../../testing/gift-record.js';
import { servingYear } from '../../testing/planned-year.js';
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

describe('the budgets', () => {
  const openBudgets = async (...gifts: Gift[]) => {
    const app = open(...gifts);
    await app.person.click(await screen.findByRole('button', { name: /budget/ }));
    return { ...app, dialog: within(await screen.findByRole('dialog', { name: 'Gift budgets' })) };
  };

  it('are set for a year and for an occasion, and shown beside what is spent', async () => {
    const { person, dialog, api } = await openBudgets(atlas);
    await person.type(dialog.getByLabelText('All gifts in 2026'), '40');
    await person.type(dialog.getByLabelText('Birthday, each time'), '$25,50');
    await person.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Budgets saved')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.inputs(giftPlanRoutes.setRecipientBudget)).toEqual([{ id: 1, year: 2026, amount: 4_000 }]);
    expect(api.inputs(giftPlanRoutes.setOccasionBudget)).toEqual([{ id: 2, amount: 2_550 }]);
    expect(await list('Money').findByText('$45.50 spent · budget $40 · $5.50 over budget')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Change budgets' })).toBeVisible();
  });

  it('are checked before they are sent, and not thrown away by a slip', async () => {
    const { person, dialog, api } = await openBudgets();
    await person.type(dialog.getByLabelText('All gifts in 2027'), '40');
    await person.type(dialog.getByLabelText('Christmas, each time'), 'little');
    await person.click(dialog.getByRole('button', { name: 'Save' }));
    expect(dialog.getByText('Enter an amount such as 25 or 25.50')).toBeVisible();
    expect(dialog.getByLabelText('Christmas, each time')).toHaveFocus();
    await person.keyboard('{Escape}');
    expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
    expect(api.inputs(giftPlanRoutes.setRecipientBudget)).toEqual([]);
  });
});

describe('the focus', () => {
  const button = (name: string) => screen.getByRole('button', { name });
  const mark = async (person: ReturnType<typeof open>['person'], state: string) => {
    const next = await screen.findByRole('button', { name: `Mark as ${state}: Blue mug` });
    act(() => next.focus());
    await person.keyboard('{Enter}');
  };

  it('stays with a gift that is marked by keyboard, whose card may move twice', async () => {
    const { person, api, change } = open(mug, gift(3, 'Poster', { state: 'bought' }), atlas);
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
    await mark(person, 'decided');
    await waitFor(() => expect(button('Mark as bought: Blue mug')).toHaveFocus());
    await mark(person, 'bought');
    await mark(person, 'ready');
    api.on(giftRoutes.move, async ({ state }) => {
      if (state === 'given') await arrived;
      return { gift: change(1, { state, year: 2026 }) };
    });
    await mark(person, 'given');
    await waitFor(() => expect(button('Mark as thanked: Blue mug')).toHaveFocus());
    expect(screen.queryByRole('list', { name: 'Given 2026' })).not.toBeInTheDocument();
    arrive();
    expect(await screen.findByRole('list', { name: 'Given 2026' })).toBeVisible();
    expect(button('Mark as thanked: Blue mug')).toHaveFocus();
    await person.keyboard('{Enter}');
    await waitFor(() => expect(button('More for Blue mug')).toHaveFocus());
  });

  it('stays with the menu button of a gift that the menu moves', async () => {
    const { person } = open(mug, atlas);
    await screen.findByRole('article', { name: 'Blue mug' });
    act(() => button('More for Blue mug').focus());
    await person.keyboard('{Enter}');
    await screen.findByRole('menuitemradio', { name: 'Idea' });
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'Idea' })).toHaveFocus());
    await person.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    expect(list('Planned').getByRole('article', { name: 'Blue mug' })).toBeVisible();
    await waitFor(() => expect(button('More for Blue mug')).toHaveFocus());
  });

  it('stays where a mouse put it meanwhile', async () => {
    const { person, api, change } = open(mug);
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
    api.on(giftRoutes.move, async ({ state }) => {
      await arrived;
      return { gift: change(1, { state, year: 2026 }) };
    });
    await person.click(await screen.findByRole('button', { name: 'More for Blue mug' }));
    await person.click(await screen.findByRole('menuitemradio', { name: 'Given' }));
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await person.click(document.body);
    arrive();
    expect(await screen.findByRole('list', { name: 'Given 2026' })).toBeVisible();
    expect(document.body).toHaveFocus();
  });
});

describe('the details of a gift', () => {
  async function openDetails({ person }: Pick<ReturnType<typeof open>, 'person'>, title: string) {
    await person.click((await card(title)).getByRole('button', { name: /^More for/ }));
    await person.click(await screen.findByRole('menuitem', { name: 'Edit details' }));
    return within(await screen.findByRole('dialog', { name: 'Edit gift' }));
  }
  async function edit(...gifts: Gift[]) {
    const app = open(...gifts);
    return { ...app, dialog: await openDetails(app, gifts[0]!.title) };
  }

  it('are written down, with the day of its state', async () => {
    const { person, dialog, api } = await edit(atlas);
    await person.clear(dialog.getByLabelText('Price in dollars'));
    await person.type(dialog.getByLabelText('Price in dollars'), '$39,90');
    await person.type(dialog.getByLabelText('Note'), 'From the flea market');
    await person.clear(dialog.getByLabelText('Given on'));
    await person.type(dialog.getByLabelText('Given on'), '2025-11-28');
    await person.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Gift updated')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect((await card('Old atlas')).getByText('2025 · $39.90')).toBeVisible();
    expect((await card('Old atlas')).getByText('From the flea market')).toBeVisible();
    expect(api.inputs(giftRoutes.update)).toEqual([
      { id: 2, version: 1, price: 3990, note: 'From the flea market' },
    ]);
    expect(api.inputs(giftRoutes.move)).toEqual([{ id: 2, version: 2, state: 'given', on: '2025-11-28' }]);
  });

  it('say for which day it is; the year of another day is that of the calendar', async () => {
    const { person, dialog, api } = await edit({ ...atlas, state: 'idea' });
    expect(dialog.getByLabelText('Year')).toHaveValue('2025');
    await person.selectOptions(dialog.getByRole('combobox', { name: 'For' }), 'Birthday');
    expect(dialog.getByLabelText('Year')).toHaveValue('');
    await person.type(dialog.getByLabelText('Year'), '27');
    await person.click(dialog.getByRole('button', { name: 'Save' }));
    expect(dialog.getByText('Enter a year such as 2026')).toBeVisible();
    await person.clear(dialog.getByLabelText('Year'));
    await person.type(dialog.getByLabelText('Year'), '2027');
    await person.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Gift updated')).toBeVisible();
    expect(api.inputs(giftRoutes.update)).toEqual([{ id: 2, version: 1, occasionId: 2, year: 2027 }]);
    expect((await card('Old atlas')).getByText('Birthday 2027 · $45.50')).toBeVisible();
  });

  it('are checked before they are sent', async () => {
    const { person, dialog, api } = await edit(mug);
    await person.clear(dialog.getByRole('textbox', { name: 'Title' }));
    await person.type(dialog.getByLabelText('Price in dollars'), 'cheap');
    await person.type(dialog.getByLabelText('Link'), 'nowhere');
    await person.click(dialog.getByRole('button', { name: 'Save' }));
    expect(dialog.getByText('Title is required')).toBeVisible();
    expect(dialog.getByText('Enter an amount such as 25 or 25.50')).toBeVisible();
    expect(dialog.getByText('Enter a link such as https://example.com')).toBeVisible();
    expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveFocus();
    expect(api.inputs(giftRoutes.update)).toEqual([]);
  });

  it('keep what was typed when another device was quicker, and say what it changed', async () => {
    const { person, dialog, api, change } = await edit(mug);
    change(1, { price: 28, note: 'The large one' });
    await person.clear(dialog.getByRole('textbox', { name: 'Title' }));
    await person.type(dialog.getByRole('textbox', { name: 'Title' }), 'Green mug');
    await person.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'This gift was changed somewhere else. The price is now $28. The note is now “The large one”.',
    );
    expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue('Green mug');
    expect(dialog.getByLabelText('Price in dollars')).toHaveValue('28');
    await person.click(dialog.getByRole('button', { name: 'Save' }));
    expect((await card('Green mug')).getByText('The large one')).toBeVisible();
    expect(api.inputs(giftRoutes.update).at(-1)).toEqual({ id: 1, version: 2, title: 'Green mug' });
  });

  it('are saved after the step before, whose answer is still on its way', async () => {
    const app = open(atlas);
    const { api, person, change } = app;
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
    api.on(giftRoutes.setOutcome, async ({ outcome }) => {
      await arrived;
      return { gift: change(2, { outcome }) };
    });
    await person.click((await card('Old atlas')).getByRole('button', { name: 'Loved it' }));
    const dialog = await openDetails(app, 'Old atlas');
    await person.type(dialog.getByLabelText('Note'), 'For the hall');
    await person.click(dialog.getByRole('button', { name: 'Save' }));
    expect(api.inputs(giftRoutes.update)).toEqual([]);
    arrive();
    expect(await (await card('Old atlas')).findByText('For the hall')).toBeVisible();
    expect(api.inputs(giftRoutes.update)).toEqual([{ id: 2, version: 2, note: 'For the hall' }]);
  });

  it('are not thrown away by a slip', async () => {
    const { person, dialog } = await edit(mug);
    await person.type(dialog.getByLabelText('Note'), 'x');
    await person.keyboard('{Escape}');
    const question = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
    await person.click(question.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});

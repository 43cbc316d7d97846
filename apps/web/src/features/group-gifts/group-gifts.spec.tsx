import { suggestionRoutes } from '@giftwell/contracts/gift-ai/suggestions';
import { groupPurchaseRoutes, type GroupPurchase } from '@giftwell/contracts/payments/group-purchases';
import { publicWishlistRoutes } from '@giftwell/contracts/planning/reservations';
import { recipientRoutes } from '@giftwell/contracts/planning/recipients';
import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi } from '../../testing/fake-api.js';
import { bike } from '../../testing/group-gifts.js';
import { ada, renderApp } from '../../testing/render-app.js';
import { ben } from '../../testing/two-people.js';

function scene(groups: GroupPurchase[]) {
  const api = fakeApi()
    .on(groupPurchaseRoutes.list, () => ({ groupPurchases: groups }))
    .on(groupPurchaseRoutes.create, () => ({ groupPurchase: bike }))
    .on(groupPurchaseRoutes.get, () => ({ groupPurchase: bike, contributions: [], ideas: [], changes: [] }))
    .on(recipientRoutes.list, () => ({ recipients: [], total: 0, canAddDemoData: false }));
  return { ...renderApp({ path: '/group-purchases', user: ada, api }), api };
}

describe('The user’s group gifts', () => {
  it('are listed with their progress', async () => {
    scene([{ ...bike, currentAmount: 57, contributorCount: 2 }]);
    const card = within(await screen.findByRole('article', { name: 'A bike' }));
    expect(card.getByText('Active')).toBeInTheDocument();
    expect(card.getByText('57%')).toBeInTheDocument();
    expect(card.getByText(/2 contributors/)).toBeInTheDocument();
    expect(card.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '$57 of $100');
  });

  it('are created in six steps', async () => {
    const { person, api } = scene([]);
    await person.click(await screen.findByRole('button', { name: 'New group gift' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Create Group Purchase' }));
    await person.click(dialog.getByRole('button', { name: 'Next' }));
    expect(await dialog.findByText('Title is required')).toBeInTheDocument();
    await person.type(dialog.getByRole('textbox', { name: /Gift title/ }), 'A bike{Enter}');
    await person.type(await dialog.findByRole('combobox', { name: /Recipient name/ }), 'Hanna{Enter}');
    // Leads on by itself.
    await person.click(await dialog.findByRole('radio', { name: 'Birthday' }));
    await person.type(await dialog.findByRole('textbox', { name: /Target amount/ }), '0{Enter}');
    expect(await dialog.findByText('Target amount is required')).toBeInTheDocument();
    await person.clear(dialog.getByRole('textbox', { name: /Target amount/ }));
    await person.type(dialog.getByRole('textbox', { name: /Target amount/ }), '99.50{Enter}');
    await person.type(await dialog.findByRole('textbox', { name: /Description/ }), 'She needs one.');
    await person.click(dialog.getByRole('button', { name: 'Next' }));
    expect(await dialog.findByText('$99.50')).toBeInTheDocument();
    await person.click(dialog.getByRole('button', { name: 'Create' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'A bike' })).toBeInTheDocument();
    expect(api.inputs(groupPurchaseRoutes.create)).toMatchObject([
      {
        ...{
          title: 'A bike',
          recipientName: 'Hanna',
          occasionType: 'birthday',
          description: 'She needs one.',
        },
        ...{ targetAmount: 9_950, deadline: null, ifShort: 'smaller', collects: 'money', hiddenFrom: [] },
      },
    ]);
  });

  it('are created in one form, for which a title and a target are needed', async () => {
    const { person, api } = scene([]);
    await person.click(await screen.findByRole('button', { name: 'Short form' }));
    const form = within(await screen.findByRole('form', { name: 'New group gift' }));
    expect(form.getByRole('button', { name: 'Create' })).toBeDisabled();
    await person.type(form.getByRole('textbox', { name: /Gift title/ }), 'A bike');
    await person.type(form.getByRole('textbox', { name: /Target amount/ }), '100');
    await person.click(form.getByRole('button', { name: 'Create' }));
    expect(await form.findByText('Recipient name is required')).toBeInTheDocument();
    await person.type(form.getByRole('combobox', { name: /Recipient name/ }), 'Hanna');
    await person.selectOptions(form.getByRole('combobox', { name: 'Occasion' }), 'Wedding');
    await person.type(form.getByRole('textbox', { name: /Description/ }), 'For both');
    await person.click(form.getByRole('switch', { name: 'Promise first' }));
    await person.click(form.getByRole('button', { name: 'Create' }));
    await waitFor(() =>
      expect(api.inputs(groupPurchaseRoutes.create)).toMatchObject([
        { occasionType: 'wedding', collects: 'pledges', targetAmount: 10_000 },
      ]),
    );
  });
});

describe('A group gift', () => {
  it('becomes one for another person of the user, if it gets their name', async () => {
    const api = fakeApi()
      .on(groupPurchaseRoutes.get, () => ({ groupPurchase: bike, contributions: [], ideas: [], changes: [] }))
      .on(groupPurchaseRoutes.update, () => ({ groupPurchase: bike }))
      .on(suggestionRoutes.listSaved, () => ({ suggestions: [], total: 0 }))
      .on(recipientRoutes.list, () => ({
        ...{ recipients: [{ ...ben, voiceNoteCount: 0, giftCounts: { ideas: 0, planned: 0 } }] },
        ...{ total: 1, canAddDemoData: false },
      }));
    const { person } = renderApp({ path: `/group-purchases/${bike.id}`, user: ada, api });
    await person.click(await screen.findByRole('button', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit group gift' }));
    const name = dialog.getByRole('combobox', { name: /Recipient name/ });
    await person.clear(name);
    await person.type(name, 'ben');
    await person.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(api.inputs(groupPurchaseRoutes.update)).toEqual([
        { id: bike.id, recipientName: 'ben', recipientId: ben.id },
      ]),
    );
  });
});

describe('The vote on a gift', () => {
  it('has the focus after an idea was removed', async () => {
    const idea = { id: 4, title: 'A red bike', url: null, price: null, picture: null, votes: 0 };
    const api = fakeApi()
      .on(groupPurchaseRoutes.get, () => ({
        ...{ groupPurchase: bike, contributions: [], ideas: [idea], changes: [] },
      }))
      .on(groupPurchaseRoutes.removeIdea, () => ({ ideas: [] }))
      .on(suggestionRoutes.listSaved, () => ({ suggestions: [], total: 0 }));
    const { person } = renderApp({ path: `/group-purchases/${bike.id}`, user: ada, api });
    await person.click(await screen.findByRole('button', { name: 'Remove A red bike' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Vote on the gift' })).toHaveFocus());
    expect(api.inputs(groupPurchaseRoutes.removeIdea)).toEqual([{ id: bike.id, ideaId: 4 }]);
  });

  const list = 'CCCCCCCCCCCCCCCCCCCCCC';
  const kite = {
    ...{ id: 3, name: 'Kite', description: null, price: '$30', amount: 30, url: 'https://kites.example/1' },
    ...{ priority: 'high' as const, quantity: 1, picture: null, photo: null },
  };

  it('takes ideas from the wishlist behind a link', async () => {
    const api = fakeApi()
      .on(groupPurchaseRoutes.get, () => ({ groupPurchase: bike, contributions: [], ideas: [], changes: [] }))
      .on(groupPurchaseRoutes.addIdea, () => ({ ideas: [] }))
      .on(suggestionRoutes.listSaved, () => ({ suggestions: [], total: 0 }))
      .on(publicWishlistRoutes.get, () => ({
        ...{ shareCode: list, title: 'Hanna turns 40', description: null, items: [kite] },
      }));
    const { person } = renderApp({ path: `/group-purchases/${bike.id}`, user: ada, api });
    const link = await screen.findByRole('textbox', { name: 'Or from a wishlist' });
    await person.type(link, 'https://shop.example/kite');
    expect(screen.getByText('That isn’t a wishlist link.')).toBeInTheDocument();
    await person.clear(link);
    await person.click(link);
    await person.paste(`https://giftwell.example/wishlist/${list}`);
    await person.selectOptions(await screen.findByRole('combobox', { name: 'What’s on it' }), 'Kite');
    await waitFor(() =>
      expect(api.inputs(groupPurchaseRoutes.addIdea)).toEqual([
        { id: bike.id, title: 'Kite', price: '$30', url: 'https://kites.example/1', picture: null },
      ]),
    );
  });
});

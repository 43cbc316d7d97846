import { suggestionRoutes } from '@giftwell/contracts/gift-ai/suggestions';
import { groupClosingRoutes } from '@giftwell/contracts/payments/group-closings';
import {
  groupPurchaseRoutes,
  type GroupPurchase,
  type OwnContribution,
} from '@giftwell/contracts/payments/group-purchases';
import { publicWishlistRoutes } from '@giftwell/contracts/planning/reservations';
import { recipientRoutes } from '@giftwell/contracts/planning/recipients';
import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi } from '../../testing/fake-api.js';
import { bike } from '../../testing/group-gifts.js';
import { ada, renderApp } from '../../testing/render-app.js';
import { ben } from '../../testing/two-people.js';

/** The details of a group gift in which nobody has taken part yet. */
const alone = { groupPurchase: bike, contributions: [], contributionsTotal: 0, ideas: [], changes: [] };

function scene(groups: GroupPurchase[]) {
  const api = fakeApi()
    .on(groupPurchaseRoutes.list, () => ({ groupPurchases: groups }))
    .on(groupPurchaseRoutes.create, () => ({ groupPurchase: bike }))
    .on(groupPurchaseRoutes.get, () => alone)
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

  it('have no days left once they are closed', async () => {
    const closed = { status: 'closed', deadline: '2999-12-24', endsAt: '2999-12-25T00:00:00.000Z' } as const;
    const { api, person } = scene([{ ...bike, ...closed }]);
    api.on(groupPurchaseRoutes.get, () => ({ ...alone, groupPurchase: { ...bike, ...closed } }));
    const card = within(await screen.findByRole('article', { name: 'A bike' }));
    expect(card.getByText('Closed')).toBeInTheDocument();
    expect(card.queryByText(/left/)).not.toBeInTheDocument();
    await person.click(card.getByRole('link', { name: 'A bike' }));
    const progress = await screen.findByRole('region', { name: 'Progress' });
    expect(progress).toHaveTextContent('Closed');
    expect(progress).not.toHaveTextContent(/Until|left/);
  });

  it('are created in six steps', async () => {
    const { person, api } = scene([]);
    await person.click(await screen.findByRole('button', { name: 'New group gift' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Create Group Purchase' }));
    expect(dialog.getByRole('button', { name: 'Next' })).toBeDisabled();
    expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
    await person.type(dialog.getByRole('textbox', { name: /Gift title/ }), '{Enter}');
    expect(await dialog.findByRole('alert')).toHaveTextContent('Title is required');
    await person.type(dialog.getByRole('textbox', { name: /Gift title/ }), 'A bike{Enter}');
    await person.type(await dialog.findByRole('combobox', { name: /Recipient name/ }), 'Hanna{Enter}');
    expect(await dialog.findByRole('radio', { name: 'Birthday' })).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Next' })).toBeDisabled();
    // Leads on by itself.
    await person.click(dialog.getByRole('radio', { name: 'Birthday' }));
    await person.type(await dialog.findByRole('textbox', { name: /Goal in dollars/ }), '0');
    await person.tab();
    expect(await dialog.findByRole('alert')).toHaveTextContent('Target amount is required');
    expect(dialog.getByRole('button', { name: 'Next' })).toBeDisabled();
    await person.clear(dialog.getByRole('textbox', { name: /Goal in dollars/ }));
    await person.type(dialog.getByRole('textbox', { name: /Goal in dollars/ }), '99.50{Enter}');
    const description = await dialog.findByRole('textbox', { name: /Description/ });
    expect(dialog.getByRole('button', { name: 'Next' })).toBeDisabled();
    expect(description).toBeRequired();
    expect(description).toHaveAccessibleDescription('Required. One sentence is enough.');
    await person.type(description, 'She needs one.');
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
    await person.type(form.getByRole('textbox', { name: /Goal in dollars/ }), '100');
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
  it('loses a promise that its organizer removes', async () => {
    const promised: OwnContribution = {
      ...{ id: 9, kind: 'pledge', state: 'pledged', contributorName: 'Cleo', amount: 40, refundedAmount: 0 },
      ...{ refund: null, hideName: false, hideAmount: false, message: null },
      createdAt: '2026-06-15T12:00:00.000Z',
    };
    const api = fakeApi()
      .on(groupPurchaseRoutes.get, () => ({ ...alone, contributions: [promised], contributionsTotal: 1 }))
      .on(groupPurchaseRoutes.removePledge, () => ({ groupPurchase: bike }));
    const { person } = renderApp({ path: `/group-purchases/${bike.id}`, user: ada, api });
    await person.click(await screen.findByRole('button', { name: 'Remove Cleo’s promise' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove Cleo’s promise?' }));
    await person.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(() =>
      expect(api.inputs(groupPurchaseRoutes.removePledge)).toEqual([{ id: bike.id, contributionId: 9 }]),
    );
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  });

  it('becomes one for another person of the user, if it gets their name', async () => {
    const api = fakeApi()
      .on(groupPurchaseRoutes.get, () => alone)
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

describe('The contributions to a group gift', () => {
  const total = 250;
  const contribution = (id: number) => ({
    ...{
      id,
      kind: 'paypal' as const,
      state: 'completed' as const,
      contributorName: `Payer ${id}`,
      amount: 1,
    },
    ...{ refundedAmount: 0, refund: null, hideName: false, hideAmount: false, message: null },
    createdAt: '2026-06-15T12:00:00.000Z',
  });

  it('are shown page by page, newest first', async () => {
    const api = fakeApi()
      .on(groupPurchaseRoutes.get, ({ before }) => {
        const newest = Number(before ?? total + 1) - 1;
        const contributions = Array.from({ length: Math.min(100, newest) }, (_, at) =>
          contribution(newest - at),
        );
        return { ...alone, contributions, contributionsTotal: total };
      })
      .on(suggestionRoutes.listSaved, () => ({ suggestions: [], total: 0 }));
    const { person } = renderApp({ path: `/group-purchases/${bike.id}`, user: ada, api });
    const rows = () => screen.getAllByRole('button', { name: /^Refund Payer/ });
    const more = await screen.findByRole('button', { name: 'Show more' });
    expect(rows()).toHaveLength(100);
    expect(rows()[0]).toHaveAccessibleName('Refund Payer 250');
    expect(screen.getByText('100 of 250')).toBeInTheDocument();
    await person.click(more);
    await waitFor(() => expect(rows()).toHaveLength(200));
    await person.click(more);
    await waitFor(() => expect(rows()).toHaveLength(total));
    expect(rows().at(-1)).toHaveAccessibleName('Refund Payer 1');
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
    expect(api.inputs(groupPurchaseRoutes.get)).toEqual([
      { id: bike.id },
      { id: bike.id, before: 151 },
      { id: bike.id, before: 51 },
    ]);
  });

  it('have a report after a refund, which says how many it leaves out', async () => {
    const api = fakeApi()
      .on(groupPurchaseRoutes.get, () => ({
        ...{ ...alone, groupPurchase: { ...bike, currentAmount: 8, contributorCount: 8 } },
        ...{ contributions: [contribution(8)], contributionsTotal: 8 },
      }))
      .on(groupClosingRoutes.refundAll, () => ({
        ...{ groupPurchase: bike, more: 7 },
        report: [{ contributionId: 8, contributorName: 'Payer 8', amount: 1, result: 'pending' as const }],
      }))
      .on(suggestionRoutes.listSaved, () => ({ suggestions: [], total: 0 }));
    const { person } = renderApp({ path: `/group-purchases/${bike.id}`, user: ada, api });
    await person.click(await screen.findByRole('button', { name: 'Refund everyone' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Refund everyone?' }));
    expect(question.getByText(/everyone who paid gets a refund, \$8 in all\. Cash/)).toBeInTheDocument();
    await person.click(question.getByRole('button', { name: 'Refund everyone' }));
    const report = within(await screen.findByRole('dialog', { name: 'Refunds' }));
    expect(report.getByText('On its way')).toBeInTheDocument();
    expect(report.getByText('And 7 more. The page shows them all.')).toBeInTheDocument();
  });
});

describe('The thanks for a group gift', () => {
  const photo = 'PPPPPPPPPPPPPPPPPPPPPP';
  const given = { ...bike, contributorCount: 1, thanks: 'Thank you!', thanksPhoto: photo };

  it('have a photo, which can be removed', async () => {
    const api = fakeApi()
      .on(groupPurchaseRoutes.get, () => ({ ...alone, groupPurchase: given }))
      .on(groupPurchaseRoutes.thank, () => ({ groupPurchase: given }))
      .on(suggestionRoutes.listSaved, () => ({ suggestions: [], total: 0 }));
    const { person } = renderApp({ path: `/group-purchases/${bike.id}`, user: ada, api });
    expect(await screen.findByRole('img', { name: 'The gift' })).toHaveAttribute(
      'src',
      `/api/photos/${photo}`,
    );
    const send = async (dialog: HTMLElement) =>
      person.click(within(dialog).getByRole('button', { name: 'Send' }));
    await person.click(screen.getByRole('button', { name: 'Thank everyone' }));
    await send(await screen.findByRole('dialog', { name: 'Thank everyone' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await person.click(screen.getByRole('button', { name: 'Thank everyone' }));
    const dialog = await screen.findByRole('dialog', { name: 'Thank everyone' });
    await person.click(within(dialog).getByRole('button', { name: 'Remove photo' }));
    await send(dialog);
    await waitFor(() =>
      expect(api.inputs(groupPurchaseRoutes.thank)).toEqual([
        { id: bike.id, message: 'Thank you!', photo },
        { id: bike.id, message: 'Thank you!', photo: null },
      ]),
    );
  });
});

describe('The vote on a gift', () => {
  it('has the focus after an idea was removed', async () => {
    const idea = { id: 4, title: 'A red bike', url: null, price: null, picture: null, votes: 0 };
    const api = fakeApi()
      .on(groupPurchaseRoutes.get, () => ({ ...alone, ideas: [idea] }))
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
      .on(groupPurchaseRoutes.get, () => alone)
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

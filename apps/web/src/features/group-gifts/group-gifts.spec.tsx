import { groupPurchaseRoutes, type GroupPurchase } from '@giftwell/contracts/payments/group-purchases';
import { recipientRoutes } from '@giftwell/contracts/planning/recipients';
import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi } from '../../testing/fake-api.js';
import { bike } from '../../testing/group-gifts.js';
import { ada, renderApp } from '../../testing/render-app.js';

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

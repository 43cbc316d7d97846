import { conflict } from '@giftwell/contracts/core/error';
import { itemsAtOnce, wishlistRoutes, type Wishlist } from '@giftwell/contracts/planning/wishlists';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fakeApi } from '../../testing/fake-api.js';
import { ada, renderApp } from '../../testing/render-app.js';

const wishlist: Wishlist = {
  ...{ id: 7, title: 'Our garden', description: null, public: false, showTaken: false, items: [] },
  ...{ shareCode: 'AAAAAAAAAAAAAAAAAAAAAA', itemCount: 0, createdAt: '2026-06-15T12:00:00.000Z' },
};

async function opened() {
  const api = fakeApi()
    .on(wishlistRoutes.list, () => ({ wishlists: [] }))
    .on(wishlistRoutes.create, () => ({ wishlist }))
    .on(wishlistRoutes.get, () => ({ wishlist }));
  const { person } = renderApp({ path: '/wishlists', user: ada, api });
  await person.click(await screen.findByRole('button', { name: 'New Wishlist' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New wishlist' }));
  await waitFor(() => expect(dialog.getByRole('textbox', { name: /^Title/ })).toHaveFocus());
  await person.type(dialog.getByRole('textbox', { name: /^Title/ }), 'Our garden');
  const field = (name: string) => dialog.getByRole('textbox', { name: new RegExp(`^${name}`) });
  return { person, api, dialog, field };
}

describe('A new wishlist', () => {
  it('has the items that were added, and the one that is still in the fields', async () => {
    const { person, api, dialog, field } = await opened();
    await person.type(field('Item'), 'Kite{Enter}');
    await waitFor(() => expect(dialog.getByRole('list', { name: 'Items so far' })).toHaveTextContent('Kite'));
    await person.type(field('Item'), 'Cups');
    await person.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(api.inputs(wishlistRoutes.create)).toMatchObject([
        { title: 'Our garden', items: [{ name: 'Kite' }, { name: 'Cups' }] },
      ]),
    );
    // By keyboard, one goes on in the content of the list.
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus(), { timeout: 5_000 });
  });

  it('leaves out an item that was removed, and goes on in the fields', async () => {
    const { person, api, dialog, field } = await opened();
    for (const name of ['Kite', 'Cups', 'Kite']) await person.type(field('Item'), `${name}{Enter}`);
    await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(3));
    await person.click(dialog.getAllByRole('button', { name: 'Remove Kite' })[0]!);
    expect(field('Item')).toHaveFocus();
    await person.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(api.inputs(wishlistRoutes.create)).toMatchObject([
        { items: [{ name: 'Cups' }, { name: 'Kite' }] },
      ]),
    );
  });

  it('is not saved while the item in the fields has no name', async () => {
    const { person, api, dialog, field } = await opened();
    await person.type(field('Price'), '25');
    await person.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Name is required')).toBeInTheDocument();
    expect(api.inputs(wishlistRoutes.create)).toEqual([]);
  });

  it('asks before an item in the fields is lost', async () => {
    const { person, dialog, field } = await opened();
    await person.clear(field('Title'));
    await person.type(field('Item'), 'Kite');
    await person.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('You’ll lose what you entered.')).toBeVisible();
  });

  it('takes no more first items than can be saved at once', async () => {
    const { person, api, dialog, field } = await opened();
    const item = field('Item');
    for (let count = 1; count <= itemsAtOnce; count += 1) {
      fireEvent.change(item, { target: { value: `Item ${count}` } });
      fireEvent.keyDown(item, { key: 'Enter' });
      await waitFor(() => expect(item).toHaveValue(''));
    }
    expect(dialog.getByRole('button', { name: 'Add item' })).toBeDisabled();
    expect(dialog.getByText(/You can start with 50 items/)).toBeInTheDocument();
    await person.type(item, 'One more{Enter}');
    expect(dialog.getAllByRole('listitem')).toHaveLength(itemsAtOnce);
    // Nothing that was typed is left out.
    await person.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(item).toHaveAccessibleDescription(/You can start with 50 items/));
    expect(api.inputs(wishlistRoutes.create)).toEqual([]);
  });

  it('says once, in the dialog, why it can’t be saved', async () => {
    const { person, api, dialog } = await opened();
    api.on(wishlistRoutes.create, () => {
      throw conflict('too_many_wishlists', 'You have 50 lists already');
    });
    await person.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('You have 50 lists already');
    expect(screen.getAllByText('You have 50 lists already')).toHaveLength(1);
  });
});

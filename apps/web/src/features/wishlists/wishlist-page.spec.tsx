import { wishlistRoutes, type Wishlist, type WishlistItem } from '@giftwell/contracts/planning/wishlists';
import { photoAddress } from '@giftwell/contracts/wishes/photos';
import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi } from '../../testing/fake-api.js';
import { ada, renderApp } from '../../testing/render-app.js';

const item = (id: number, name: string): WishlistItem => ({
  ...{ id, name, description: null, price: null, amount: null, url: null },
  ...{ priority: 'medium', quantity: 1, picture: null, photo: null, taken: null },
});

async function opened(items: WishlistItem[]) {
  const wishlist: Wishlist = {
    ...{ id: 7, title: 'Our garden', description: null, public: false, showTaken: false },
    ...{
      shareCode: 'AAAAAAAAAAAAAAAAAAAAAA',
      itemCount: items.length,
      createdAt: '2026-06-15T12:00:00.000Z',
    },
    items,
  };
  const api = fakeApi()
    .on(wishlistRoutes.list, () => ({ wishlists: [wishlist] }))
    .on(wishlistRoutes.get, () => ({ wishlist }))
    .on(wishlistRoutes.moveItem, () => ({ ok: true as const }))
    .on(wishlistRoutes.addItem, ({ name }) => ({ item: item(99, name) }));
  const app = renderApp({ path: '/wishlists/7', user: ada, api });
  await screen.findByRole('heading', { level: 1, name: 'Our garden' });
  return { ...app, api };
}
const shown = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe('A wishlist of one’s own', () => {
  it('shows the photo of an item, or else its illustration', async () => {
    const photo = 'BBBBBBBBBBBBBBBBBBBBBB';
    await opened([
      { ...item(1, 'Kite'), photo, picture: 'kite' },
      { ...item(2, 'Cups'), picture: 'teapot' },
      item(3, 'Lamp'),
    ]);
    const sources = within(screen.getByRole('list', { name: 'Items' }))
      .getAllByRole('listitem')
      .map((row) => [...row.querySelectorAll('img')].map((image) => image.getAttribute('src')));
    expect(sources).toEqual([[photoAddress(photo)], ['/pictures/teapot.svg'], []]);
  });

  it('is put in order by keys and buttons, and says where an item is now', async () => {
    const { person, api } = await opened([item(1, 'Kite'), item(2, 'Cups'), item(3, 'Lamp')]);
    screen.getByRole('button', { name: 'Move Lamp' }).focus();
    await person.keyboard('{ArrowUp}');
    await waitFor(() => expect(shown()).toEqual(['Kite', 'Lamp', 'Cups']));
    expect(screen.getByText('Lamp is now number 2 of 3')).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Move Kite down' }));
    await waitFor(() => expect(shown()).toEqual(['Lamp', 'Kite', 'Cups']));
    screen.getByRole('button', { name: 'Move Lamp' }).focus();
    await person.keyboard('{End}');
    await waitFor(() => expect(shown()).toEqual(['Kite', 'Cups', 'Lamp']));
    await waitFor(() =>
      expect(api.inputs(wishlistRoutes.moveItem)).toEqual([
        { id: 3, beforeId: 2 },
        { id: 1, beforeId: 2 },
        { id: 3, beforeId: null },
      ]),
    );
  });

  it('takes items one after the other without closing the form', async () => {
    const { person, api } = await opened([]);
    const form = within(await screen.findByRole('group', { name: 'New item' }));
    const name = form.getByRole('textbox', { name: /Item/ });
    await person.click(form.getByRole('button', { name: 'Add item' }));
    expect(await form.findByText('Name is required')).toBeInTheDocument();
    await person.type(name, 'Tea{Enter}');
    expect(await screen.findByRole('heading', { level: 2, name: /Tea/ })).toBeInTheDocument();
    await waitFor(() => expect(name).toHaveFocus());
    expect(name).toHaveValue('');
    expect(api.inputs(wishlistRoutes.addItem)).toMatchObject([
      { id: 7, name: 'Tea', quantity: 1, url: null },
    ]);
  });
});

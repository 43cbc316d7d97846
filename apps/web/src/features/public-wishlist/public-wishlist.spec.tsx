import { conflict, notFound, unavailable } from '@giftwell/contracts/core/error';
import {
  publicWishlistRoutes,
  reservationRoutes,
  type PublicWishlist,
  type Reservation,
} from '@giftwell/contracts/planning/reservations';
import { wishlistRoutes } from '@giftwell/contracts/planning/wishlists';
import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi } from '../../testing/fake-api.js';
import { ada, renderApp } from '../../testing/render-app.js';

const shareCode = 'AAAAAAAAAAAAAAAAAAAAAA';
const code = 'BBBBBBBBBBBBBBBBBBBBBB';
const plain = {
  ...{ description: null, url: null, picture: null, photo: null, price: null, amount: null },
  ...{ priority: 'medium' as const, quantity: 1 },
};
const kite = { ...plain, id: 1, name: 'Kite' };
const cups = { ...plain, id: 2, name: 'Cups', price: '$8', amount: 8 };
const list: PublicWishlist = { shareCode, title: 'Birthday', description: null, items: [kite, cups] };
const reservation: Reservation = {
  ...{ code, itemName: 'Kite', listTitle: 'Birthday', isThere: true, url: 'https://kites.example/red' },
  ...{ shareCode, name: 'Bea', quantity: 1, state: 'reserved', giftId: null },
  createdAt: '2026-06-15T12:00:00.000Z',
};

function opened(items = list.items) {
  const api = fakeApi()
    .on(publicWishlistRoutes.get, () => ({ ...list, items }))
    .on(publicWishlistRoutes.taken, () => ({ isOwn: false, items: [], mine: [] }))
    .on(publicWishlistRoutes.reserve, ({ itemId, quantity }) => ({
      reservation: { code, itemId, quantity, state: 'reserved' as const },
    }));
  return { api, open: () => renderApp({ path: `/wishlist/${shareCode}`, api }) };
}

beforeEach(() => localStorage.clear());

describe('A shared wishlist', () => {
  it('offers nothing to reserve while it isn’t known what is taken', async () => {
    const { api, open } = opened();
    api.on(publicWishlistRoutes.taken, () => {
      throw unavailable('service_unavailable');
    });
    const { person } = open();
    expect(await screen.findByText('We couldn’t load what’s taken.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Reserve Kite' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Start a group gift: Kite' })).not.toBeInTheDocument();
    api.on(publicWishlistRoutes.taken, () => ({ isOwn: false, items: [{ id: 2, taken: 1 }], mine: [] }));
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Reserve Kite' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Reserve Cups' })).not.toBeInTheDocument();
    expect(screen.queryByText('We couldn’t load what’s taken.')).not.toBeInTheDocument();
  });

  it('offers a group gift for every item, whatever its price', async () => {
    opened().open();
    expect(await screen.findByRole('button', { name: 'Start a group gift: Kite' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Start a group gift: Cups' })).toBeInTheDocument();
  });

  it('no longer shows an item that turns out to be gone', async () => {
    const { api, open } = opened();
    const { person } = open();
    await person.click(await screen.findByRole('button', { name: 'Reserve Kite' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reserve Kite' }));
    api
      .on(publicWishlistRoutes.get, () => ({ ...list, items: [cups] }))
      .on(publicWishlistRoutes.reserve, () => {
        throw notFound('item_not_found', 'That item is gone');
      });
    await person.type(dialog.getByRole('textbox', { name: /^Your name/ }), 'Bea');
    await person.click(dialog.getByRole('button', { name: 'Reserve' }));
    expect(await dialog.findByText('That item is gone')).toBeInTheDocument();
    await person.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('article', { name: /Kite/ })).not.toBeInTheDocument());
    expect(screen.getByRole('article', { name: /Cups/ })).toBeInTheDocument();
  });

  it('lets a guest correct how many they want when others leave just one', async () => {
    const { api, open } = opened([{ ...cups, quantity: 3 }]);
    const { person } = open();
    await person.click(await screen.findByRole('button', { name: 'Reserve Cups' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reserve Cups' }));
    await person.type(dialog.getByRole('textbox', { name: /^Your name/ }), 'Bea');
    await person.clear(dialog.getByRole('textbox', { name: 'How many? 3 are left' }));
    await person.type(dialog.getByRole('textbox', { name: 'How many? 3 are left' }), '2');
    api
      .on(publicWishlistRoutes.taken, () => ({ isOwn: false, items: [{ id: 2, taken: 2 }], mine: [] }))
      .on(publicWishlistRoutes.reserve, ({ itemId, quantity }) => {
        if (quantity > 1) throw conflict('too_few_left', 'Someone was faster. Only 1 is left.');
        return { reservation: { code, itemId, quantity, state: 'reserved' as const } };
      });
    await person.click(dialog.getByRole('button', { name: 'Reserve' }));
    expect(await dialog.findByText('Someone was faster. Only 1 is left.')).toBeInTheDocument();
    const quantity = await dialog.findByRole('textbox', { name: 'How many? 1 is left' });
    await person.clear(quantity);
    await person.type(quantity, '1');
    await person.click(dialog.getByRole('button', { name: 'Reserve' }));
    expect(await screen.findByText('You reserved this')).toBeInTheDocument();
  });

  it.each([
    ['as it is called by now', 'Red kite'],
    ['as it was called when they reserved it, if nothing else is known', 'Kite'],
  ])(
    'tells a guest that an item they reserved was removed, %s, until they hide it',
    async (_how, itemName) => {
      const { person, unmount } = opened().open();
      await person.click(await screen.findByRole('button', { name: 'Reserve Kite' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Reserve Kite' }));
      await person.type(dialog.getByRole('textbox', { name: /^Your name/ }), 'Bea');
      await person.click(dialog.getByRole('button', { name: 'Reserve' }));
      expect(await screen.findByText('You reserved this')).toBeInTheDocument();
      expect(screen.queryByText(/was removed/)).not.toBeInTheDocument();
      unmount();
      const { api, open } = opened([cups]);
      if (itemName !== 'Kite')
        api.on(reservationRoutes.get, () => ({ reservation: { ...reservation, itemName, isThere: false } }));
      const { person: later } = open();
      expect(await screen.findByText('An item you reserved was removed:')).toBeInTheDocument();
      await later.click(screen.getByRole('button', { name: `OK, hide this note about ${itemName}` }));
      expect(screen.queryByText(/was removed/)).not.toBeInTheDocument();
    },
  );
});

describe('A reservation', () => {
  it('leads to the shop and to the list', async () => {
    const api = fakeApi().on(reservationRoutes.get, () => ({ reservation }));
    renderApp({ path: `/reservation#${code}`, api });
    const shop = await screen.findByRole('link', { name: /^Kite at kites.example/ });
    expect(shop).toHaveAttribute('href', 'https://kites.example/red');
    expect(screen.getByRole('link', { name: 'See the wishlist' })).toHaveAttribute(
      'href',
      `/wishlist/${shareCode}`,
    );
  });

  it('leads nowhere when its item is gone and its link is off', async () => {
    const gone = { ...reservation, isThere: false, url: null, shareCode: null };
    const api = fakeApi().on(reservationRoutes.get, () => ({ reservation: gone }));
    renderApp({ path: `/reservation#${code}`, api });
    expect(await screen.findByText(/has since removed it/)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'See the wishlist' })).not.toBeInTheDocument();
  });
});

describe('The user’s reservations', () => {
  it('lead to the shop and to the list', async () => {
    const api = fakeApi()
      .on(wishlistRoutes.list, () => ({ wishlists: [] }))
      .on(reservationRoutes.list, () => ({ reservations: [reservation] }));
    renderApp({ path: '/wishlists', user: ada, api });
    expect(await screen.findByRole('link', { name: '“Birthday”' })).toHaveAttribute(
      'href',
      `/wishlist/${shareCode}`,
    );
    expect(screen.getByRole('link', { name: /^Kite at kites.example/ })).toBeInTheDocument();
  });

  it('can be loaded again after a failure', async () => {
    const api = fakeApi()
      .on(wishlistRoutes.list, () => ({ wishlists: [] }))
      .on(reservationRoutes.list, () => {
        throw unavailable('service_unavailable');
      });
    const { person } = renderApp({ path: '/wishlists', user: ada, api });
    expect(await screen.findByText('We couldn’t load your reservations.')).toBeInTheDocument();
    api.on(reservationRoutes.list, () => ({ reservations: [reservation] }));
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'My reservations' })).toBeInTheDocument();
  });
});

import { unavailable } from '@giftwell/contracts/core/error';
import { wishlistInvitationRoutes } from '@giftwell/contracts/planning/wishlist-invitations';
import { wishlistRoutes, type Wishlist } from '@giftwell/contracts/planning/wishlists';
import { screen, within } from '@testing-library/react';
import { fakeApi } from '../../testing/fake-api.js';
import { ada, renderApp } from '../../testing/render-app.js';

const wishlist: Wishlist = {
  ...{ id: 7, title: 'Our garden', description: null, public: false, showTaken: false, items: [] },
  ...{ shareCode: 'AAAAAAAAAAAAAAAAAAAAAA', itemCount: 0, createdAt: '2026-06-15T12:00:00.000Z' },
};

it('loads again who is invited to a list', async () => {
  const api = fakeApi()
    .on(wishlistRoutes.list, () => ({ wishlists: [wishlist] }))
    .on(wishlistRoutes.get, () => ({ wishlist }))
    .on(wishlistInvitationRoutes.list, () => {
      throw unavailable('service_unavailable');
    });
  const { person } = renderApp({ path: '/wishlists/7', user: ada, api });
  await person.click(await screen.findByRole('button', { name: 'Invite by email' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite by email' }));
  expect(await dialog.findByText('We couldn’t load the people you invited.')).toBeInTheDocument();
  api.on(wishlistInvitationRoutes.list, () => ({
    invitations: [{ id: 1, email: 'dan@example.com' }],
  }));
  await person.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await dialog.findByText('dan@example.com')).toBeInTheDocument();
});

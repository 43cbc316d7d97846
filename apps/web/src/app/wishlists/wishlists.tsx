import { MyReservations } from '../../features/public-wishlist/my-reservations.js';
import { WishlistsPage } from '../../features/wishlists/wishlists-page.js';
import { publicWishlistPath, wishlistPath } from '../paths.js';

export const Wishlists = () => (
  <WishlistsPage pathOf={wishlistPath}>
    <MyReservations pathOf={publicWishlistPath} />
  </WishlistsPage>
);

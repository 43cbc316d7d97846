import { useParams } from 'react-router-dom';
import { WishlistPage } from '../../features/wishlists/wishlist-page.js';
import { paths } from '../paths.js';

export function OwnWishlist() {
  const { id = '' } = useParams();
  return <WishlistPage key={id} id={/^[1-9]\d{0,8}$/.test(id) ? Number(id) : null} home={paths.wishlists} />;
}

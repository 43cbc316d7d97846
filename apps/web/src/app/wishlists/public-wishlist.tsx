import { useParams } from 'react-router-dom';
import { PublicWishlistPage } from '../../features/public-wishlist/public-wishlist-page.js';
import { paths } from '../paths.js';

export function PublicWishlist() {
  const { shareCode = '' } = useParams();
  return <PublicWishlistPage key={shareCode} shareCode={shareCode} home={paths.home} />;
}

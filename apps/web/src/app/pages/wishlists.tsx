import { WishlistsPage } from '../../features/wishlists/wishlists-page.js';
import { wishlistPath } from '../paths.js';

export const Wishlists = () => <WishlistsPage pathOf={wishlistPath} />;

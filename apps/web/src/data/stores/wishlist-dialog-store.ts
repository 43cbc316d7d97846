import { create } from 'zustand';

/** The fields of something that may become an item of a wishlist. */
export interface Wish {
  name: string;
  /** For display. */
  price?: string | null;
  url?: string | null;
  description?: string | null;
  picture?: string | null;
  /** The code of a photo of one’s own. */
  photo?: string | null;
}

export const useWishlistDialog = create<{ wish: Wish | null }>(() => ({ wish: null }));

/** Asks for a list, and adds it there. */
export const addToWishlist = (wish: Wish) => useWishlistDialog.setState({ wish });
export const closeWishlistDialog = () => useWishlistDialog.setState({ wish: null });

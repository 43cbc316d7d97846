import type { Suggestion } from '@giftwell/contracts/gift-ai/suggestions';
import IconButton from '@mui/material/IconButton';
import { addToWishlist } from '../../../data/stores/wishlist-dialog-store.js';
import { useUser } from '../../../data/use-user.js';
import { ListIcon } from '../../../ui/icons/icons.js';

/** Adds an idea to a wishlist of one's own; nothing for guests, who have none. */
export function WishlistButton({ suggestion }: { suggestion: Suggestion }) {
  const { user } = useUser();
  if (!user) return null;
  const { name, price, description, picture } = suggestion;
  return (
    <IconButton
      aria-label={`Add ${name} to a wishlist`}
      title="Add to a wishlist"
      onClick={() => addToWishlist({ name, price, description, picture: picture ?? null })}
    >
      <ListIcon />
    </IconButton>
  );
}

import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { startGroupGift, type GroupDraft } from '../../data/stores/group-gift-store.js';
import { addToWishlist, type Wish } from '../../data/stores/wishlist-dialog-store.js';
import type { SavedIdea } from './merged-ideas.js';
import { useDismiss, usePurchase } from './saved.api.js';

export interface OpenMenu {
  saved: Extract<SavedIdea, { onlyHere: false }>;
  opener: HTMLElement;
  open: boolean;
}
interface IdeaMenuProps {
  menu: OpenMenu;
  onGoing: (saved: SavedIdea) => void;
  onClose: () => void;
}

/** Further actions for an idea. One menu for the whole page. */
export function IdeaMenu({ menu: { saved, opener, open }, onGoing, onClose }: IdeaMenuProps) {
  const purchase = usePurchase();
  const dismiss = useDismiss();
  return (
    <Menu
      open={open}
      anchorEl={opener}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ list: { 'aria-label': `More for ${saved.idea.name}` } }}
    >
      <MenuItem
        onClick={() => {
          purchase(saved);
          onClose();
        }}
      >
        {saved.idea.purchased ? 'Mark as not bought' : 'I bought this'}
      </MenuItem>
      <MenuItem
        onClick={() => {
          onClose();
          addToWishlist(wishOf(saved.idea));
        }}
      >
        Add to a wishlist
      </MenuItem>
      <MenuItem
        onClick={() => {
          onClose();
          startGroupGift(draftOf(saved.idea));
        }}
      >
        Start a group gift
      </MenuItem>
      <MenuItem
        onClick={() => {
          onGoing(saved);
          dismiss(saved);
          onClose();
        }}
      >
        Not for {saved.idea.recipientName ?? 'them'}
      </MenuItem>
    </Menu>
  );
}

function draftOf(idea: OpenMenu['saved']['idea']): GroupDraft {
  const { name, priceMaxCents, picture, recipientName, gift } = idea;
  return {
    title: name,
    price: priceMaxCents / 100,
    picture: picture ?? null,
    ...(recipientName && { recipientName, recipientId: gift?.recipientId ?? null }),
  };
}

const wishOf = ({ name, price, description, picture }: OpenMenu['saved']['idea']): Wish => ({
  ...{ name, price, description },
  picture: picture ?? null,
});

import { giftStates, type Gift, type GiftState } from '@giftwell/contracts/planning/gifts';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { startGroupGift, type GroupDraft } from '../../data/stores/group-gift-store.js';
import { addToWishlist, type Wish } from '../../data/stores/wishlist-dialog-store.js';
import { priceText, stateLabels } from '../../ui/fields/gift-money.js';

export interface OpenMenu {
  gift: Gift;
  opener: HTMLElement;
  open: boolean;
}
interface GiftMenuProps {
  menu: OpenMenu;
  onMove: (gift: Gift, state: GiftState) => void;
  onEdit: (gift: Gift) => void;
  onDelete: (gift: Gift) => void;
  onClose: () => void;
}

/** All states, forward and back, and further actions for a gift. One menu for the whole record. */
export function GiftMenu({ menu: { gift, opener, open }, onMove, onEdit, onDelete, onClose }: GiftMenuProps) {
  const choose = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <Menu
      open={open}
      anchorEl={opener}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        list: { 'aria-label': `More for ${gift.title}` },
        // A dialog, because it is outside of the page's landmarks.
        paper: { role: 'dialog', 'aria-label': `More for ${gift.title}` },
      }}
    >
      {giftStates.map((state) => (
        <MenuItem
          key={state}
          role="menuitemradio"
          aria-checked={gift.state === state}
          selected={gift.state === state}
          onClick={choose(() => gift.state !== state && onMove(gift, state))}
        >
          {stateLabels[state]}
        </MenuItem>
      ))}
      <Divider />
      <MenuItem onClick={choose(() => onEdit(gift))}>Edit details</MenuItem>
      <MenuItem onClick={choose(() => addToWishlist(wishOf(gift)))}>Add to a wishlist</MenuItem>
      <MenuItem onClick={choose(() => startGroupGift(draftOf(gift)))}>Start a group gift</MenuItem>
      <MenuItem onClick={choose(() => onDelete(gift))}>Delete</MenuItem>
    </Menu>
  );
}

const draftOf = (gift: Gift): GroupDraft => ({
  title: gift.title,
  price: gift.price ?? gift.estimate?.most ?? null,
  recipientName: gift.recipientName,
  recipientId: gift.recipientId,
  occasion: gift.occasion?.type,
  picture: gift.picture,
});

/** The note stays private. */
const wishOf = (gift: Gift): Wish => ({
  name: gift.title,
  price: priceText(gift),
  url: gift.link,
  photo: gift.photo,
  picture: gift.picture,
});

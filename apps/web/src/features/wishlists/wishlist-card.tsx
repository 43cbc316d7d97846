import type { WishlistSummary } from '@giftwell/contracts/planning/wishlists';
import { memo, useId } from 'react';
import { Link } from 'react-router-dom';
import { EditIcon, ShareIcon, TrashIcon } from '../../ui/icons/icons.js';
import { counted } from '../../ui/text/counted.js';

interface WishlistCardProps {
  wishlist: WishlistSummary;
  /** The page of the list. */
  to: string;
  onShare: (wishlist: WishlistSummary) => void;
  onEdit: (wishlist: WishlistSummary) => void;
  onDelete: (wishlist: WishlistSummary) => void;
}

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
export const itemCountText = (count: number): string => counted(count, 'item');

/** One list. Plain elements, styled by the page. */
export const WishlistCard = memo(function WishlistCard(props: WishlistCardProps) {
  const { wishlist, to, onShare, onEdit, onDelete } = props;
  const id = useId();
  const { title, description, itemCount, createdAt } = wishlist;
  return (
    <article aria-labelledby={id}>
      <div>
        <h2 id={id}>
          <Link to={to}>{title}</Link>
        </h2>
        <p className="facts">
          {itemCountText(itemCount)} · <span>Created {dayFormat.format(new Date(createdAt))}</span>
        </p>
      </div>
      {description && <p className="note">{description}</p>}
      <div className="foot">
        <span className="badge" data-public={wishlist.public}>
          {wishlist.public ? 'Public' : 'Private'}
        </span>
        <button type="button" aria-label={`Share ${title}`} onClick={() => onShare(wishlist)}>
          <ShareIcon fontSize="small" />
        </button>
        <button type="button" aria-label={`Edit ${title}`} onClick={() => onEdit(wishlist)}>
          <EditIcon fontSize="small" />
        </button>
        <button
          type="button"
          className="delete"
          aria-label={`Delete ${title}`}
          onClick={() => onDelete(wishlist)}
        >
          <TrashIcon fontSize="small" />
        </button>
      </div>
    </article>
  );
});

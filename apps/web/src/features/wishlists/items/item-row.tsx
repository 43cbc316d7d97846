import type { WishlistItem } from '@giftwell/contracts/planning/wishlists';
import type { DOMAttributes } from 'react';
import { DragIcon, EditIcon, TrashIcon } from '../../../ui/icons/icons.js';
import { hostOf } from '../../../ui/links/host.js';
import { PhotoOrPicture } from '../../../ui/pictures/photo-or-picture.js';
import { priorityLabels } from './item-values.js';

export interface RowActions {
  onEdit: (item: WishlistItem) => void;
  onDelete: (item: WishlistItem) => void;
}
interface ItemRowProps extends RowActions {
  item: WishlistItem;
  /** The events of the handle that moves it. */
  handle: DOMAttributes<HTMLElement>;
  /** Unset for the first item. */
  onUp: (() => void) | undefined;
  /** Unset for the last item. */
  onDown: (() => void) | undefined;
}

const takenText = ({ taken, quantity }: WishlistItem) =>
  taken === null || taken === 0 ? null : taken >= quantity ? 'Taken' : `${taken} of ${quantity} taken`;

/** One item. Plain elements, styled by the list. */
export function ItemRow({ item, handle, onUp, onDown, onEdit, onDelete }: ItemRowProps) {
  const { name, description, price, url, priority, quantity, photo, picture } = item;
  const facts = [price, quantity > 1 && `${quantity} wanted`].filter(Boolean).join(' · ');
  const taken = takenText(item);
  return (
    <>
      <button
        type="button"
        className="handle"
        aria-label={`Move ${name}`}
        title="Drag, or use the arrow keys"
        {...handle}
      >
        <DragIcon fontSize="small" />
      </button>
      <PhotoOrPicture photo={photo} picture={picture} />
      <div className="what">
        <h2>
          <span className="dot" role="img" aria-label={priorityLabels[priority]} data-priority={priority} />
          {name}
        </h2>
        {facts && <p className="facts">{facts}</p>}
        {taken && <p className="taken">{taken}</p>}
        {url && (
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`${name} at ${hostOf(url)}, opens in a new tab`}
          >
            {hostOf(url)}
          </a>
        )}
        {description && <p className="note">{description}</p>}
      </div>
      <div className="deeds">
        <button type="button" aria-label={`Move ${name} up`} disabled={!onUp} onClick={onUp}>
          <Arrow d="M12 19V6m-6 6 6-6 6 6" />
        </button>
        <button type="button" aria-label={`Move ${name} down`} disabled={!onDown} onClick={onDown}>
          <Arrow d="M12 5v13m-6-6 6 6 6-6" />
        </button>
        <button type="button" aria-label={`Edit ${name}`} onClick={() => onEdit(item)}>
          <EditIcon fontSize="small" />
        </button>
        <button type="button" className="delete" aria-label={`Delete ${name}`} onClick={() => onDelete(item)}>
          <TrashIcon fontSize="small" />
        </button>
      </div>
    </>
  );
}

const Arrow = ({ d }: { d: string }) => (
  <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden focusable="false">
    <path
      d={d}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);

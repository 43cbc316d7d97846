import type { HeldReservation } from '@giftwell/contracts/planning/reservations';
import type { ShownItem } from '@giftwell/contracts/planning/wishlists';
import { memo, useId } from 'react';
import { startGroupGift } from '../../data/stores/group-gift-store.js';
import { toast } from '../../ui/feedback/toasts.js';
import { hostOf } from '../../ui/links/host.js';
import { ExternalIcon } from '../../ui/icons/icons.js';
import { PhotoOrPicture } from '../../ui/pictures/photo-or-picture.js';
import { useSetBought, useUndo } from './public-wishlist.api.js';

interface SharedItemProps {
  shareCode: string;
  item: ShownItem;
  /** How many pieces are left, as far as the viewer may know. */
  left: number;
  /** The viewer's own reservations. */
  held: readonly HeldReservation[];
  /** Not by the owner, nor while it isn't known what is taken. */
  canReserve: boolean;
  onReserve: (item: ShownItem) => void;
}

const priorities = { high: 'High priority', medium: 'Medium priority', low: 'Low priority' } as const;

function leftText(left: number, quantity: number): string | null {
  if (left === 0) return 'Taken';
  if (quantity === 1) return null;
  return left === quantity ? `${quantity} wanted` : `${left} of ${quantity} left`;
}

/** One item of a shared list. Plain elements, styled by the list; a list may have hundreds. */
export const SharedItem = memo(function SharedItem({
  shareCode,
  item,
  left,
  held,
  canReserve,
  onReserve,
}: SharedItemProps) {
  const id = useId();
  const { name, description, url, priority, photo, picture } = item;
  const deed = held.length > 0 ? 'Reserve more' : 'Reserve';
  return (
    <article aria-labelledby={id} data-taken={left === 0 && held.length === 0}>
      <PhotoOrPicture photo={photo} picture={picture} />
      <div className="what">
        <h2 id={id}>
          <span className="dot" role="img" aria-label={priorities[priority]} data-priority={priority} />
          {name}
        </h2>
        <Facts item={item} left={left} />
        {url && (
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`${name} at ${hostOf(url)}, opens in a new tab`}
          >
            {hostOf(url)} <ExternalIcon sx={{ fontSize: '1rem', verticalAlign: 'text-bottom' }} />
          </a>
        )}
        {description && <p className="note">{description}</p>}
      </div>
      {held.map((reservation) => (
        <Held key={reservation.code} name={name} reservation={reservation} />
      ))}
      {canReserve && left > 0 && (
        <button
          type="button"
          className="reserve"
          aria-label={`${deed} ${name}`}
          onClick={() => onReserve(item)}
        >
          {deed}
        </button>
      )}
      {canReserve && left > 0 && <GroupGiftButton shareCode={shareCode} item={item} />}
    </article>
  );
});

/** The price and how many are left; on paper, how many are wanted. */
function Facts({ item: { price, quantity }, left }: { item: ShownItem; left: number }) {
  const some = leftText(left, quantity);
  if (!price && !some) return null;
  return (
    <p className="facts">
      {price}
      {some && <span className="left">{price ? ` · ${some}` : some}</span>}
      {quantity > 1 && (
        <span className="on-paper">
          {price && ' · '}
          {quantity} wanted
        </span>
      )}
    </p>
  );
}

/** For those who want to give it together. */
function GroupGiftButton({ shareCode, item }: Pick<SharedItemProps, 'shareCode' | 'item'>) {
  const { id: itemId, name, amount, picture } = item;
  return (
    <button
      type="button"
      aria-label={`Start a group gift: ${name}`}
      onClick={() =>
        startGroupGift({ title: name, price: amount, picture, wishlistItem: { shareCode, itemId } })
      }
    >
      Start a group gift
    </button>
  );
}

/** The viewer's own reservation. */
function Held({
  name,
  reservation: { code, quantity, state },
}: {
  name: string;
  reservation: HeldReservation;
}) {
  const setBought = useSetBought();
  const undo = useUndo();
  const isBought = state === 'bought';
  const pieces = quantity > 1 ? ` (${quantity})` : '';
  return (
    <div className="held" role="group" aria-label={`Your reservation of ${name}`}>
      <b>{isBought ? `You bought this${pieces}` : `You reserved this${pieces}`}</b>
      <button
        type="button"
        aria-pressed={isBought}
        aria-busy={setBought.isPending}
        onClick={() => setBought.mutate({ code, state: isBought ? 'reserved' : 'bought' })}
      >
        I bought this
      </button>
      <button
        type="button"
        aria-busy={undo.isPending}
        onClick={() =>
          undo.mutate(code, {
            onSuccess: () =>
              void toast({ title: 'Reservation undone', description: name, durationMs: 3_000 }),
          })
        }
      >
        Undo
      </button>
    </div>
  );
}

import type { SavedSuggestion } from '@giftwell/contracts/gift-ai/suggestions';
import { memo, useId, type MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { stateLabels } from '../../ui/fields/gift-money.js';
import { useLocalDay } from '../../ui/feedback/use-local-day.js';
import { GiftTag } from '../../ui/illustrations/gift-tag.js';
import { BookmarkIcon, ShareIcon } from '../../ui/icons/icons.js';
import { PlainIdeaPicture } from '../../ui/illustrations/idea-picture.js';
import { openShareDialog } from '../../data/stores/share-dialog-store.js';
import { recipientNameOf, savedAtOf, type SavedIdea } from './merged-ideas.js';
import { Stars } from './stars.js';

interface CardActions {
  onUnsave: (saved: SavedIdea) => void;
  onRate: (saved: SavedIdea, rating: number) => void;
  onMore: (saved: SavedIdea, opener: HTMLElement) => void;
}
interface SavedCardProps extends CardActions {
  saved: SavedIdea;
  /** Being deleted. */
  leaving: boolean;
  /** Marks ideas that are not in the account; not for guests. */
  marksHere: boolean;
  /** Path of a recipient's page. */
  pathOf: (recipientId: number) => string;
}

/** One saved idea. Plain elements, styled by the list, so that hundreds of them stay fast. */
export const SavedCard = memo(
  function SavedCard({ saved, leaving, marksHere, pathOf, onUnsave, onRate, onMore }: SavedCardProps) {
    const id = useId();
    const { idea, onlyHere } = saved;
    const { name, category, description, reason } = idea;
    const savedAt = savedAtOf(saved);
    const price = idea.price.includes('$') ? idea.price : `$${idea.price}`;
    return (
      <GiftTag component="article" aria-labelledby={id}>
        <div className="what">
          <PlainIdeaPicture idea={idea} />
          <div>
            <p className="kicker">{category}</p>
            <h2 id={id} tabIndex={-1}>
              {name}
            </h2>
            <p className="price">{price}</p>
            {!onlyHere && <GiftMark idea={saved.idea} pathOf={pathOf} />}
            {onlyHere && marksHere && <p className="mark">Only on this device</p>}
          </div>
        </div>
        <div className="words">
          <p>{description}</p>
          <div className="why">
            <h3>Why this works:</h3>
            <p>{reason}</p>
          </div>
        </div>
        <div className="deeds">
          <div className="rating">
            <span id={`${id}-rating`}>
              Your rating:<span className="visually-hidden"> {name}</span>
            </span>
            <Stars
              name={`${id}-stars`}
              labelledBy={`${id}-rating`}
              value={idea.rating}
              onRate={(rating) => onRate(saved, rating)}
            />
          </div>
          <div className="shops">
            <Shop href={idea.amazonLink} shop="Amazon" name={name} />
            <Shop href={idea.etsyLink} shop="Etsy" name={name} />
          </div>
          <div className="foot">
            {savedAt && <SavedAt moment={savedAt} />}
            <button
              type="button"
              className="unsave"
              // Not `disabled`, because a disabled button loses the focus.
              aria-disabled={leaving}
              aria-label={leaving ? undefined : `Unsave ${name}`}
              onClick={leaving ? undefined : () => onUnsave(saved)}
            >
              {leaving ? (
                'Saving...'
              ) : (
                <>
                  <BookmarkIcon filled fontSize="small" color="primary" /> Unsave
                </>
              )}
            </button>
            <button
              type="button"
              className="small"
              aria-label={`Share ${name}`}
              // An idea that only this browser has is shared with its own texts.
              onClick={() =>
                openShareDialog(
                  { ...idea, id: onlyHere ? null : idea.id },
                  { recipientName: recipientNameOf(saved) ?? '' },
                )
              }
            >
              <ShareIcon fontSize="small" />
            </button>
            {!onlyHere && (
              <button
                type="button"
                className="small more"
                aria-haspopup="menu"
                aria-label={`More for ${name}`}
                onClick={(event: MouseEvent<HTMLElement>) => onMore(saved, event.currentTarget)}
              >
                <svg viewBox="0 0 24 24" aria-hidden focusable="false">
                  <path d="M12 5h.01M12 12h.01M12 19h.01" />
                </svg>
              </button>
            )}
          </div>
        </div>
      </GiftTag>
    );
  },
  // The idea itself stays the same object until it changes; its wrapper is recreated.
  (before, after) =>
    before.saved.idea === after.saved.idea &&
    before.saved.key === after.saved.key &&
    before.leaving === after.leaving &&
    before.marksHere === after.marksHere &&
    before.pathOf === after.pathOf &&
    before.onUnsave === after.onUnsave &&
    before.onRate === after.onRate &&
    before.onMore === after.onMore,
);

const SavedAt = ({ moment }: { moment: string }) => (
  <time dateTime={moment}>Saved {useLocalDay(moment, 'medium')}</time>
);

/** For whom it is, or the state of the gift, with a link to the recipient's record. */
function GiftMark({ idea, pathOf }: Pick<SavedCardProps, 'pathOf'> & { idea: SavedSuggestion }) {
  const { gift, purchased, name, recipientName } = idea;
  const forWhom = recipientName && `For ${recipientName}`;
  if (!gift) {
    const mark = purchased ? 'Bought' : forWhom;
    return mark ? <p className="mark">{mark}</p> : null;
  }
  // What is saved is an idea, which need not be said.
  const state = gift.state === 'idea' ? (forWhom ?? 'Their gifts') : stateLabels[gift.state];
  return (
    <Link className="mark" to={pathOf(gift.recipientId)} aria-label={`${state}: ${name}, in the gift record`}>
      {state}
    </Link>
  );
}

function Shop({ href, shop, name }: { href: string; shop: string; name: string }) {
  if (!href) return null;
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${name} on ${shop}, opens in a new tab`}
    >
      {shop}
    </a>
  );
}

import {
  giftOutcomes,
  giftStates,
  type Gift,
  type GiftOutcome,
  type GiftState,
} from '@giftwell/contracts/planning/gifts';
import { memo, useId } from 'react';
import { priceText, stateLabels } from '../../ui/fields/gift-money.js';
import { hostOf } from '../../ui/links/host.js';
import { ExternalIcon } from '../../ui/icons/icons.js';
import { PlainIdeaPicture } from '../../ui/illustrations/idea-picture.js';
import { Photo } from '../../ui/pictures/photo.js';
import { forText, nextState, outcomeLabels, stepTexts } from './gift-words.js';

interface GiftActions {
  onMove: (gift: Gift, state: GiftState) => void;
  onOutcome: (gift: Gift, outcome: GiftOutcome | null) => void;
  onMore: (gift: Gift, opener: HTMLElement) => void;
}
interface GiftCardProps extends GiftActions {
  gift: Gift;
  /** Being deleted. */
  leaving: boolean;
}

/** One gift with its occasion, state and next step. Plain elements, styled by the list. */
export const GiftCard = memo(function GiftCard({ gift, leaving, onMove, onOutcome, onMore }: GiftCardProps) {
  const id = useId();
  const { title, note, link, state, picture, photo } = gift;
  const next = nextState(state);
  const facts = [forText(gift), priceText(gift)].filter(Boolean).join(' · ');
  const steps = stepTexts(gift);
  return (
    <article aria-labelledby={id} aria-busy={leaving}>
      <div className="what">
        {photo ? <Photo code={photo} /> : <PlainIdeaPicture idea={{ category: '', picture }} />}
        <div>
          <h4 id={id} tabIndex={-1}>
            {title}
          </h4>
          {facts && <p className="facts">{facts}</p>}
          {link && (
            <a
              href={link}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={`${title} at ${hostOf(link)}, opens in a new tab`}
            >
              {hostOf(link)} <ExternalIcon sx={{ fontSize: '1rem' }} />
            </a>
          )}
          {note && <p className="note">{note}</p>}
        </div>
      </div>
      <div className="way">
        <Progress state={state} />
        <p>
          <b>{stateLabels[state]}</b>
          {steps.length > 0 && <span className="quiet">{steps.join(' · ')}</span>}
        </p>
      </div>
      {(state === 'given' || state === 'thanked') && (
        <div className="outcome" role="group" aria-label={`How did it go? ${title}`}>
          <span aria-hidden>How did it go?</span>
          {giftOutcomes.map((outcome) => (
            <button
              key={outcome}
              type="button"
              aria-pressed={gift.outcome === outcome}
              onClick={() => onOutcome(gift, gift.outcome === outcome ? null : outcome)}
            >
              {outcomeLabels[outcome]}
            </button>
          ))}
        </div>
      )}
      <div className="deeds">
        {next && (
          <button
            type="button"
            className="next"
            aria-label={`Mark as ${stateLabels[next].toLowerCase()}: ${title}`}
            onClick={() => onMove(gift, next)}
          >
            Mark as {stateLabels[next].toLowerCase()}
          </button>
        )}
        <button
          type="button"
          className="more"
          aria-haspopup="menu"
          aria-label={`More for ${title}`}
          onClick={({ currentTarget }) => onMore(gift, currentTarget)}
        >
          <svg viewBox="0 0 24 24" aria-hidden focusable="false">
            <path d="M12 5h.01M12 12h.01M12 19h.01" />
          </svg>
        </button>
      </div>
    </article>
  );
});

/** The state as a row of steps; the text next to it says the same. */
const Progress = ({ state }: { state: GiftState }) => (
  <span className="steps" aria-hidden>
    {giftStates.map((step, at) => (
      <i key={step} data-done={at <= giftStates.indexOf(state)} />
    ))}
  </span>
);

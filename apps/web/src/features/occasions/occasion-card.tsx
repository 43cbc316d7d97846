import type { Occasion } from '@giftwell/contracts/planning/occasions';
import { memo, useId } from 'react';
import { daysBetween, daysLeftText, formatDate } from '../../ui/fields/dates.js';
import { EditIcon, TrashIcon } from '../../ui/icons/icons.js';
import { OccasionIcon } from '../../ui/icons/occasion-icon.js';
import { occasionKind } from '../../ui/theme/occasion-kind.js';
import { giftStateLabels, isGiftBought, occasionName, yearsText } from '../../ui/fields/occasion-words.js';
import { UrgencyBadge } from './urgency-badge.js';

export interface CardActions {
  onPlan: (occasion: Occasion) => void;
  onEdit: (occasion: Occasion) => void;
  onDelete: (occasion: Occasion) => void;
}
interface OccasionCardProps extends CardActions {
  occasion: Occasion;
  today: string;
  /** Being deleted. */
  leaving: boolean;
  /** The wizard is being opened for it. */
  planning: boolean;
}

/** One occasion. Plain elements, styled by the list. */
export const OccasionCard = memo(function OccasionCard({
  occasion,
  today,
  leaving,
  planning,
  onPlan,
  onEdit,
  onDelete,
}: OccasionCardProps) {
  const id = useId();
  const { nextDate, previousDate, daysLeft, details, recurring } = occasion;
  const recipientName = occasion.recipientName || 'Unknown';
  const name = occasionName(occasion);
  const date = nextDate ?? previousDate;
  return (
    <article aria-labelledby={id} aria-busy={leaving} data-kind={occasionKind(occasion.type)}>
      <div className="head">
        <span className="seal">
          <OccasionIcon occasion={occasion.type} size={26} />
        </span>
        <div>
          <h2 id={id} tabIndex={-1}>
            {recipientName}
          </h2>
          <p>{[name, yearsText(occasion)].filter(Boolean).join(', ')}</p>
        </div>
        <div className="deeds">
          <button
            type="button"
            aria-label={`Edit ${recipientName}: ${name}`}
            onClick={() => onEdit(occasion)}
          >
            <EditIcon fontSize="small" />
          </button>
          <button
            type="button"
            className="delete"
            aria-label={`Delete ${recipientName}: ${name}`}
            // Not `disabled`, because a disabled button loses the focus.
            aria-disabled={leaving}
            onClick={leaving ? undefined : () => onDelete(occasion)}
          >
            <TrashIcon fontSize="small" />
          </button>
        </div>
      </div>
      {date ? (
        <p className="when">
          <time dateTime={date}>{formatDate(date)}</time>
          <b>{awayText(daysLeft ?? daysBetween(today, date))}</b>
        </p>
      ) : (
        <p className="when">
          <span>No date yet.</span>
          <button type="button" className="add-date" onClick={() => onEdit(occasion)}>
            Add a date<span className="visually-hidden"> for {recipientName}</span>
          </button>
        </p>
      )}
      {details && <p className="notes">{details}</p>}
      <p className="marks">
        {daysLeft !== null && <UrgencyBadge days={daysLeft} isSettled={isGiftBought(occasion.giftState)} />}
        {daysLeft !== null && <span className="gift">{giftStateLabels[occasion.giftState]}</span>}
        {recurring && <span className="recurring">Recurring</span>}
      </p>
      <button
        type="button"
        className="plan"
        aria-label={`Plan Gift for ${recipientName}: ${name}`}
        aria-busy={planning}
        onClick={planning ? undefined : () => onPlan(occasion)}
      >
        Plan Gift
      </button>
    </article>
  );
});

const awayText = (days: number) => (days > 1 ? `${days} days away` : daysLeftText(days));

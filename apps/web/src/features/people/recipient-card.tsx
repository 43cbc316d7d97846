import { labelOf } from '@giftwell/contracts/gift-ai/vocabulary';
import type { RecipientSummary } from '@giftwell/contracts/planning/recipients';
import { memo, useId } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { formatDay } from '../../ui/fields/dates.js';
import { DaysBadge } from '../../ui/feedback/days-badge.js';
import { TrashIcon } from '../../ui/icons/icons.js';
import { OccasionIcon } from '../../ui/icons/occasion-icon.js';
import { occasionKind } from '../../ui/theme/occasion-kind.js';
import { giftStateLabels, isGiftBought, occasionName } from '../../ui/fields/occasion-words.js';
import { Avatar } from '../../ui/illustrations/avatar.js';
import { counted } from '../../ui/text/counted.js';
import type { Coming } from '../../data/coming.js';

export interface CardActions {
  onPlan: (recipient: RecipientSummary) => void;
  onEdit: (recipient: RecipientSummary) => void;
  onDelete: (recipient: RecipientSummary) => void;
}
/** Link to a person's latest ideas. */
export type IdeasLink = Pick<LinkProps, 'to' | 'state'>;
interface RecipientCardProps extends CardActions {
  recipient: RecipientSummary;
  /** Path of the person's page. */
  to: string;
  /** Their next occasions, at most two. */
  coming: readonly Coming[];
  /** Being deleted. */
  leaving: boolean;
  /** The wizard is being opened for them. */
  planning: boolean;
  ideas: IdeasLink | undefined;
}

const interestsShown = 3;

/** One person. Plain elements, styled by the list. */
export const RecipientCard = memo(function RecipientCard({
  recipient,
  to,
  coming,
  leaving,
  planning,
  ideas,
  onPlan,
  onEdit,
  onDelete,
}: RecipientCardProps) {
  const id = useId();
  const { name, nickname, age, interests, voiceTranscriptions, voiceNoteCount } = recipient;
  const relationship =
    (recipient.relationship === 'other' && recipient.customRelationship) || labelOf(recipient.relationship);
  const [note] = voiceTranscriptions;
  const moreNotes = voiceNoteCount - voiceTranscriptions.length;
  const moreInterests = interests.length - interestsShown;
  return (
    <article aria-labelledby={id} aria-busy={leaving}>
      <div className="who">
        <Avatar recipient={recipient} />
        <div>
          <h3 id={id} tabIndex={-1}>
            <Link to={to}>{name}</Link>
          </h3>
          {recipient.isExample && <span className="example">Example</span>}
          <p className="quiet">
            {[relationship, nickname && `“${nickname}”`, age !== null && String(age)]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
      </div>
      {note && (
        <div className="note">
          <p>“{note}”</p>
          {moreNotes > 0 && <p className="quiet">+{counted(moreNotes, 'more voice note')}</p>}
        </div>
      )}
      {interests.length > 0 && (
        <ul className="interests" aria-label={`What ${name} likes`}>
          {interests.slice(0, interestsShown).map((interest) => (
            <li key={interest}>{labelOf(interest)}</li>
          ))}
          {moreInterests > 0 && <li className="more">+{moreInterests} more</li>}
        </ul>
      )}
      {coming.length > 0 && (
        <ul className="coming" aria-label={`What’s coming up for ${name}`}>
          {coming.map((occasion) => (
            <li key={occasion.id} data-kind={occasionKind(occasion.type)}>
              <OccasionIcon occasion={occasion.type} size={22} />
              <span>
                <b>{occasionName(occasion)}</b>
                <time dateTime={occasion.nextDate}>{formatDay(occasion.nextDate)}</time>
                <span className="gift">{giftStateLabels[occasion.giftState]}</span>
              </span>
              <DaysBadge days={occasion.daysLeft} isSettled={isGiftBought(occasion.giftState)} />
            </li>
          ))}
        </ul>
      )}
      <div className="deeds">
        <button
          type="button"
          className="plan"
          aria-label={`Plan Gift for ${name}`}
          aria-busy={planning}
          onClick={planning ? undefined : () => onPlan(recipient)}
        >
          Plan Gift
        </button>
        {ideas && (
          <Link {...ideas} aria-label={`${name}’s ideas`}>
            Ideas
          </Link>
        )}
        <button type="button" aria-label={`Edit ${name}`} onClick={() => onEdit(recipient)}>
          Edit
        </button>
        <button
          type="button"
          className="delete"
          aria-label={`Delete ${name}`}
          // Not `disabled`, because a disabled button loses the focus.
          aria-disabled={leaving}
          onClick={leaving ? undefined : () => onDelete(recipient)}
        >
          <TrashIcon fontSize="small" />
        </button>
      </div>
    </article>
  );
});

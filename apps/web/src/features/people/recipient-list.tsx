import type { RecipientSummary } from '@giftwell/contracts/planning/recipients';
import { useCallback, useDeferredValue, useMemo, useRef } from 'react';
import { useFocusOnNeighbor } from '../../ui/fields/focus.js';
import { nextOfEach, type Coming } from '../../data/coming.js';
import { RecipientCard, type CardActions, type IdeasLink } from './recipient-card.js';
import { People } from './recipients.styles.js';
import { useDeleteRecipient, useDeletingRecipients } from './recipients.api.js';

interface RecipientListProps extends Omit<CardActions, 'onDelete'> {
  recipients: readonly RecipientSummary[];
  coming: readonly Coming[];
  /** Path of a recipient's page. */
  pathOf: (id: number) => string;
  /** The recipient that the wizard is being opened for. */
  planning: number | undefined;
  /** By recipient. */
  ideas: ReadonlyMap<number, IdeasLink>;
}

const occasionsOnACard = 2;
const nothing: readonly Coming[] = [];

/** More than any screen shows. */
const firstLook = 12;

/** The cards of the loaded recipients; the first are rendered at once, the others without blocking input. */
export function RecipientList({
  recipients: all,
  coming,
  pathOf,
  planning,
  ideas,
  onPlan,
  onEdit,
}: RecipientListProps) {
  const recipients = useDeferredValue(all, all.slice(0, firstLook));
  const next = useMemo(() => nextOfEach(coming, occasionsOnACard), [coming]);
  const leaving = useDeletingRecipients();
  const { mutate: remove } = useDeleteRecipient();
  const list = useRef<HTMLUListElement>(null);
  const noteGoing = useFocusOnNeighbor(
    list,
    useMemo(() => recipients.map(({ id }) => id), [recipients]),
  );
  const onDelete = useCallback(
    (recipient: RecipientSummary) => {
      noteGoing(recipient.id);
      remove(recipient);
    },
    [noteGoing, remove],
  );
  return (
    <People ref={list} aria-label="Gift recipients">
      {recipients.map((recipient) => (
        <li key={recipient.id}>
          <RecipientCard
            recipient={recipient}
            to={pathOf(recipient.id)}
            coming={next.get(recipient.id) ?? nothing}
            leaving={leaving.includes(recipient.id)}
            planning={planning === recipient.id}
            ideas={ideas.get(recipient.id)}
            onPlan={onPlan}
            onEdit={onEdit}
            onDelete={onDelete}
          />
        </li>
      ))}
    </People>
  );
}

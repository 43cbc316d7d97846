import type { Occasion } from '@giftwell/contracts/planning/occasions';
import { useCallback, useMemo, useRef } from 'react';
import { useFocusOnNeighbor } from '../../ui/fields/focus.js';
import { OccasionCard, type CardActions } from './occasion-card.js';
import { Cards } from './occasions.styles.js';
import { useDeleteOccasion, useDeletingOccasions } from './occasions.api.js';

interface OccasionListProps extends Omit<CardActions, 'onDelete'> {
  occasions: readonly Occasion[];
  today: string;
  /** The occasion that the wizard is being opened for. */
  planning: number | undefined;
}

/** The cards of the loaded occasions, next one first. */
export function OccasionList({ occasions, today, planning, onPlan, onEdit }: OccasionListProps) {
  const leaving = useDeletingOccasions();
  const { mutate: remove } = useDeleteOccasion();
  const list = useRef<HTMLUListElement>(null);
  const noteGoing = useFocusOnNeighbor(
    list,
    useMemo(() => occasions.map(({ id }) => id), [occasions]),
  );
  const onDelete = useCallback(
    (occasion: Occasion) => {
      noteGoing(occasion.id);
      remove(occasion);
    },
    [noteGoing, remove],
  );
  return (
    <Cards ref={list} aria-label="Occasions">
      {occasions.map((occasion) => (
        <li key={occasion.id}>
          <OccasionCard
            occasion={occasion}
            today={today}
            leaving={leaving.includes(occasion.id)}
            planning={planning === occasion.id}
            onPlan={onPlan}
            onEdit={onEdit}
            onDelete={onDelete}
          />
        </li>
      ))}
    </Cards>
  );
}

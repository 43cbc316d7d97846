import { memo } from 'react';
import { daysLeftText, formatDay } from '../../ui/fields/dates.js';
import { occasionKind } from '../../ui/theme/occasion-kind.js';
import { OccasionIcon } from '../../ui/icons/occasion-icon.js';
import { giftStateLabels, occasionName } from '../../ui/fields/occasion-words.js';
import type { DayMark } from './timeline-marks.js';

interface TimelineMarkProps {
  mark: DayMark;
  at: number;
  isStop: boolean;
}

/** One day on the timeline: the icon of its occasion, or their number. */
export const TimelineMark = memo(function TimelineMark({ mark, at, isStop }: TimelineMarkProps) {
  const { occasions, daysLeft, date } = mark;
  const [first, ...more] = occasions;
  const kinds = new Set(occasions.map(({ type }) => occasionKind(type)));
  const when = `${formatDay(date)}, ${daysLeftText(daysLeft)}`;
  const several = more.length > 0;
  const state = daysLeft < 0 ? '' : `, ${giftStateLabels[first!.giftState].toLowerCase()}`;
  return (
    <button
      type="button"
      className="mark"
      data-at={at}
      data-kind={kinds.size === 1 ? occasionKind(first!.type) : 'mixed'}
      data-over={daysLeft < 0 || undefined}
      tabIndex={isStop ? 0 : -1}
      aria-haspopup={several ? 'menu' : undefined}
      aria-label={
        several
          ? `${occasions.length} occasions, ${when}`
          : `${first!.recipientName}, ${occasionName(first!)}, ${when}${state}. Plan gift`
      }
      style={{ '--at': mark.at, '--lane': mark.lane } as object}
    >
      {several ? <b>{occasions.length}</b> : <OccasionIcon occasion={first!.type} size={16} />}
    </button>
  );
});

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { daysLeftText, formatDate } from '../../ui/fields/dates.js';
import { giftStateLabels, occasionName, yearsText } from '../../ui/fields/occasion-words.js';
import type { DayMark } from './timeline-marks.js';

export interface ShownTip {
  mark: DayMark;
  element: HTMLElement;
}

/** Further occasions are only counted. */
const named = 4;

interface TimelineTipProps {
  tip: ShownTip;
  frame: RefObject<HTMLElement | null>;
  /** The pointer moved onto the tip. */
  onPointerEnter: () => void;
}

/** Describes a mark while it has the pointer or the focus. Screen readers get the same from its name. */
export function TimelineTip({ tip: { mark, element }, frame, onPointerEnter }: TimelineTipProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const place = () => {
      const self = box.current!;
      const outer = frame.current!.getBoundingClientRect();
      const dot = element.getBoundingClientRect();
      const middle = dot.left + dot.width / 2 - outer.left - self.offsetWidth / 2;
      self.style.left = `${Math.max(0, Math.min(middle, outer.width - self.offsetWidth))}px`;
      // Below the whole timeline, so that it covers no other mark; higher if the window ends before.
      const lowest = window.innerHeight - outer.top - self.offsetHeight;
      self.style.top = `${Math.max(dot.bottom - outer.top, Math.min(outer.height - 14, lowest))}px`;
    };
    place();
    // Arrow keys scroll the timeline along.
    window.addEventListener('scroll', place, true);
    return () => window.removeEventListener('scroll', place, true);
  }, [element, frame, mark]);

  const [first, ...more] = mark.occasions;
  const rest = mark.occasions.length - named;
  return (
    <Box
      ref={box}
      role="tooltip"
      onPointerEnter={onPointerEnter}
      sx={{ position: 'absolute', zIndex: 2, pt: 1, maxWidth: 'min(280px, 100%)' }}
    >
      <Box
        sx={{
          px: 2,
          py: 1.5,
          borderRadius: '10px',
          bgcolor: 'text.primary',
          color: 'background.default',
          boxShadow: 6,
          overflowWrap: 'anywhere',
        }}
      >
        {more.length === 0 ? (
          <>
            <Typography sx={{ fontWeight: 660 }}>{first!.recipientName}</Typography>
            <Typography variant="body2">
              {[occasionName(first!), yearsText(first!)].filter(Boolean).join(', ')}
            </Typography>
            {mark.daysLeft >= 0 && (
              <Typography variant="body2">{giftStateLabels[first!.giftState]}</Typography>
            )}
          </>
        ) : (
          mark.occasions.slice(0, named).map((each) => (
            <Typography key={each.id} variant="body2">
              <b>{each.recipientName}</b>, {occasionName(each)}
              {mark.daysLeft >= 0 && ` · ${giftStateLabels[each.giftState]}`}
            </Typography>
          ))
        )}
        {rest > 0 && <Typography variant="body2">and {rest} more</Typography>}
        <Typography variant="body2" sx={{ mt: 0.5 }}>
          {formatDate(mark.date)} · <b>{daysLeftText(mark.daysLeft)}</b>
        </Typography>
        <Typography variant="caption" component="p" sx={{ mt: 0.5, opacity: 0.85 }}>
          {more.length === 0 ? 'Click to plan gift' : 'Click to see them all'}
        </Typography>
      </Box>
    </Box>
  );
}

import type { UpcomingOccasion } from '@giftwell/contracts/planning/occasions';
import Box from '@mui/material/Box';
import { useCallback, useEffect, useMemo, useRef, useState, type MouseEvent, type PointerEvent } from 'react';
import { formatMonth } from '../../ui/fields/dates.js';
import { kindIcon, occasionKind, occasionKinds, type OccasionKind } from '../../ui/theme/occasion-kind.js';
import { OccasionIcon } from '../../ui/icons/occasion-icon.js';
import { useLazyModule } from '../../ui/feedback/use-lazy-module.js';
import type { OpenDay } from './day-menu.js';
import { TimelineMark } from './timeline-mark.js';
import { marksOf, monthsFrom, placeOf } from './timeline-marks.js';
import { Year } from './timeline.styles.js';
import { TimelineTip, type ShownTip } from './timeline-tip.js';
import { useArrowKeys } from './use-arrow-keys.js';

interface TimelineProps {
  occasions: readonly UpcomingOccasion[];
  today: string;
  onPlan: (occasion: UpcomingOccasion) => void;
}

const hidesAfterMs = 250;
const loadMenu = () => import('./day-menu.js');
const preloadMenu = () => void loadMenu().catch(() => undefined);

/** The year ahead as a ribbon, with the occasions hanging at their days. */
export function Timeline({ occasions, today, onPlan }: TimelineProps) {
  const marks = useMemo(() => marksOf(occasions, today), [occasions, today]);
  const months = useMemo(() => monthsFrom(today), [today]);
  const lanes = marks.reduce((most, { lane }) => Math.max(most, lane + 1), 1);
  const [tip, setTip] = useState<ShownTip | null>(null);
  const [menu, setMenu] = useState<OpenDay | null>(null);
  const closeMenu = useCallback(() => setMenu((last) => last && { ...last, open: false }), []);
  const dayMenu = useLazyModule(menu?.open === true, loadMenu, closeMenu);
  const pointer = useRef('');
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(leaving.current), []);
  const frame = useRef<HTMLDivElement>(null);
  const { stop, setStop, onKeyDown } = useArrowKeys(marks);

  const markOf = (target: EventTarget) => {
    const element = (target as Element).closest<HTMLElement>('[data-at]');
    const mark = element && marks[Number(element.dataset['at'])];
    return mark ? { mark, element } : null;
  };
  const stay = () => clearTimeout(leaving.current);
  const show = (found: ShownTip | null) => {
    stay();
    setTip(found);
  };
  // Delayed, so that the pointer can reach the tip.
  const hideSoon = () => {
    stay();
    leaving.current = setTimeout(() => setTip(null), hidesAfterMs);
  };
  const choose = ({ target }: MouseEvent) => {
    const found = markOf(target);
    if (!found) return;
    show(null);
    const [only, ...more] = found.mark.occasions;
    // Touch has no hover, so it opens the day's menu, as does a day with several occasions.
    if (more.length > 0 || isTouch(pointer.current))
      setMenu({ day: found.mark, opener: found.element, open: true });
    else onPlan(only!);
  };
  return (
    <Box
      ref={frame}
      sx={{ position: 'relative' }}
      onPointerLeave={hideSoon}
      onPointerEnter={preloadMenu}
      onFocus={preloadMenu}
    >
      <Year style={{ '--lanes': lanes } as object}>
        <div className="sheet">
          <ol className="months" aria-hidden>
            {months.map(({ month, namesYear }) => (
              <li key={month}>
                {formatMonth(`${month}-01`)}
                {namesYear && <span>{month.slice(0, 4)}</span>}
              </li>
            ))}
          </ol>
          <div className="today" style={{ '--at': placeOf(today, today) } as object}>
            Today
          </div>
          <div
            role="toolbar"
            aria-label="Occasions in the year ahead"
            className="marks"
            onKeyDown={(event) => {
              if (event.key === 'Escape') show(null);
              else onKeyDown(event);
            }}
            onPointerDown={({ pointerType }) => (pointer.current = pointerType)}
            onPointerOver={({ pointerType, target }: PointerEvent) => {
              if (pointerType !== 'mouse') return;
              const found = markOf(target);
              if (found) show(found);
              else hideSoon();
            }}
            onFocus={({ target }) => {
              const found = markOf(target);
              setStop(found?.mark.date ?? null);
              if (target.matches(':focus-visible')) show(found);
            }}
            onBlur={() => show(null)}
            onClick={choose}
          >
            {marks.map((mark, at) => (
              <TimelineMark key={mark.date} mark={mark} at={at} isStop={mark.date === stop} />
            ))}
          </div>
        </div>
      </Year>
      {tip && <TimelineTip tip={tip} frame={frame} onPointerEnter={stay} />}
      {menu && dayMenu && <dayMenu.DayMenu menu={menu} onPlan={onPlan} onClose={closeMenu} />}
    </Box>
  );
}

/** A tap before hydration is repeated as a click without a pointer: then the device decides. */
const isTouch = (pointer: string): boolean =>
  pointer ? pointer === 'touch' : matchMedia('(hover: none)').matches;

/** The legend of the colors on the timeline. */
export function Legend({ occasions }: { occasions: readonly UpcomingOccasion[] }) {
  const there = new Set(occasions.map(({ type }) => occasionKind(type)));
  const kinds = (Object.keys(occasionKinds) as OccasionKind[]).filter((kind) => there.has(kind));
  return (
    <Box
      component="ul"
      aria-label="Colors"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: '4px 18px',
        listStyle: 'none',
        m: 0,
        p: 0,
        typography: 'caption',
        '& li': { display: 'inline-flex', alignItems: 'center', gap: '6px' },
        '& svg': { color: 'var(--kind)' },
      }}
    >
      {kinds.map((kind) => (
        <li key={kind} data-kind={kind}>
          <OccasionIcon occasion={kindIcon[kind]} size={18} /> {occasionKinds[kind]}
        </li>
      ))}
    </Box>
  );
}

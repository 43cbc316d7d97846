import { useEffect, useState, useSyncExternalStore, type PointerEvent } from 'react';

export const advanceMs = 2_000;
const swipePx = 40;

const reducedMotion = '(prefers-reduced-motion: reduce)';
const onMotionChange = (changed: () => void) => {
  const query = window.matchMedia(reducedMotion);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};
const wantsStillness = () => window.matchMedia(reducedMotion).matches;

/**
 * The index of the shown slide. It advances automatically until the user interacts with it or prefers reduced motion.
 */
export function useCarousel(count: number, covered: boolean) {
  const still = useSyncExternalStore(onMotionChange, wantsStillness, () => false);
  const [at, setAt] = useState(0);
  const [paused, setPaused] = useState(false);
  const [held, setHeld] = useState({ hover: false, focus: false, touch: false });
  const hold = (change: Partial<typeof held>) => setHeld((now) => ({ ...now, ...change }));
  const moving = !still && !paused && !covered && !held.hover && !held.focus && !held.touch;

  useEffect(() => {
    if (!moving) return undefined;
    const timer = setTimeout(() => setAt((at + 1) % count), advanceMs);
    return () => clearTimeout(timer);
  }, [moving, at, count]);

  const [touchedAt, setTouchedAt] = useState<number | null>(null);
  const endTouch = (x: number | null) => {
    hold({ touch: false });
    if (touchedAt === null) return;
    setTouchedAt(null);
    const moved = x === null ? 0 : x - touchedAt;
    if (Math.abs(moved) >= swipePx) setAt((at + (moved < 0 ? 1 : count - 1)) % count);
  };

  return {
    at,
    show: setAt,
    /** Whether it must not move. */
    still,
    paused,
    togglePaused: () => setPaused(!paused),
    moving,
    /** For the element that holds the slides and their controls. */
    watch: {
      // Touch also fires this event, but no leave event until a tap elsewhere.
      onPointerEnter: ({ pointerType }: PointerEvent) => pointerType !== 'touch' && hold({ hover: true }),
      onPointerLeave: ({ pointerType }: PointerEvent) => pointerType !== 'touch' && hold({ hover: false }),
      onFocus: () => hold({ focus: true }),
      onBlur: () => hold({ focus: false }),
      onTouchStart: ({ touches }: { touches: ArrayLike<{ clientX: number }> }) => {
        hold({ touch: true });
        setTouchedAt(touches[0]?.clientX ?? null);
      },
      onTouchEnd: ({ changedTouches }: { changedTouches: ArrayLike<{ clientX: number }> }) =>
        endTouch(changedTouches[0]?.clientX ?? null),
      onTouchCancel: () => endTouch(null),
    },
  };
}

import { useCallback, useEffect, useRef, type RefObject } from 'react';
import type { GiftGroup } from './gift-words.js';

/** An element of a gift's card: its next step, or its menu button. */
export type CardButton = 'next' | 'more';

interface Moved {
  id: number;
  button: CardButton;
  byKeyboard: boolean;
}

/**
 * A gift may get another card with its new state, and the last step's button disappears. The focus then moves to the
 * gift's new button. Returns a function to call with the moved gift.
 */
export function useFocusOnMoved(
  record: RefObject<HTMLElement | null>,
  groups: readonly GiftGroup[],
): (id: number, button: CardButton) => void {
  const moved = useRef<Moved | null>(null);
  useEffect(() => {
    const forget = () => void (moved.current = null);
    document.addEventListener('pointerdown', forget);
    return () => document.removeEventListener('pointerdown', forget);
  }, []);
  // Again after the answer, whose year may lead to yet another group.
  useEffect(() => {
    if (!moved.current || document.activeElement !== document.body) return;
    const { id, button, byKeyboard } = moved.current;
    const card = record.current?.querySelector(`[data-gift="${id}"]`);
    const target =
      card?.querySelector<HTMLElement>(`.${button}`) ?? card?.querySelector<HTMLElement>('.more');
    target?.focus({ preventScroll: !byKeyboard });
  }, [record, groups]);
  return useCallback((id, button) => {
    const byKeyboard = document.activeElement?.matches(':focus-visible') === true;
    moved.current = { id, button, byKeyboard };
  }, []);
}

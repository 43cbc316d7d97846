import { useCallback, useEffect, useRef, type RefObject } from 'react';

/** Browsers move the focus to the body when the focused element is removed. */
const isLost = () => !document.activeElement || document.activeElement === document.body;

/** Moves the focus to the start of the page. */
export const focusPage = () => document.getElementById('content')?.focus({ preventScroll: true });

/** Gives the page a lost focus. */
export function focusPageIfLost() {
  if (isLost()) focusPage();
}

/** When the last item of a page disappears with the focus, the page gets it. */
export function useFocusWhenEmptied(empty: boolean) {
  const was = useRef(empty);
  useEffect(() => {
    if (empty && !was.current && isLost()) focusPage();
    was.current = empty;
  }, [empty]);
}

type Key = string | number;

/**
 * After removing a list item by keyboard, the focus moves to the next one. `keys` are the list's keys in order, the
 * same array until they change. Returns a function to call with the removed key.
 */
export function useFocusOnNeighbor(
  list: RefObject<HTMLElement | null>,
  keys: readonly Key[],
): (key: Key) => void {
  const going = useRef<{ key: Key; at: number } | null>(null);
  const current = useRef(keys);
  useEffect(() => {
    current.current = keys;
    const gone = going.current;
    if (!gone || keys.includes(gone.key)) return;
    going.current = null;
    const names = list.current?.querySelectorAll<HTMLElement>('article [tabindex="-1"]') ?? [];
    if (isLost()) names[Math.min(gone.at, names.length - 1)]?.focus();
  }, [keys, list]);
  return useCallback((key: Key) => {
    going.current = { key, at: current.current.indexOf(key) };
  }, []);
}

import { useCallback, useEffect, useRef, type RefObject } from 'react';

/** The browser gives the focus to the body when whatever had it leaves the page. */
const isLost = () => !document.activeElement || document.activeElement === document.body;

/** Moves the focus to the beginning of the page. */
export const focusPage = () => document.getElementById('content')?.focus({ preventScroll: true });

/** When the last thing of a page leaves and takes the focus along, the page has it. */
export function useFocusWhenEmptied(empty: boolean) {
  const was = useRef(empty);
  useEffect(() => {
    if (empty && !was.current && isLost()) focusPage();
    was.current = empty;
  }, [empty]);
}

type Key = string | number;

/**
 * After removing an item of a list by keyboard, the focus moves to the next one. `keys` are those of the list in its
 * order, the same array until they change. Gives what to call with the key of what goes.
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

import { useCallback, useEffect, useRef, type RefObject } from 'react';
import type { SavedIdea } from './merged-ideas.js';

/** The browser gives the focus to the body when whatever had it leaves the page. */
const isLost = () => !document.activeElement || document.activeElement === document.body;

/** Sends the keyboard to where the page begins. */
export const focusPage = () => document.getElementById('content')?.focus({ preventScroll: true });

/** When the last idea leaves and takes the focus along, the page has it. */
export function useFocusWhenEmptied(empty: boolean) {
  const was = useRef(empty);
  useEffect(() => {
    if (empty && !was.current && isLost()) focusPage();
    was.current = empty;
  }, [empty]);
}

/** Whoever lets go of an idea by keyboard goes on with the one beside it. Gives what to call with an idea that goes. */
export function useFocusOnNeighbor(
  list: RefObject<HTMLElement | null>,
  ideas: readonly SavedIdea[],
): (saved: SavedIdea) => void {
  const going = useRef<{ key: string; at: number } | null>(null);
  const current = useRef(ideas);
  useEffect(() => {
    current.current = ideas;
    const gone = going.current;
    if (!gone || ideas.some(({ key }) => key === gone.key)) return;
    going.current = null;
    const names = list.current?.querySelectorAll<HTMLElement>('article h2') ?? [];
    if (isLost()) names[Math.min(gone.at, names.length - 1)]?.focus();
  }, [ideas, list]);
  return useCallback(({ key }: SavedIdea) => {
    going.current = { key, at: current.current.findIndex((each) => each.key === key) };
  }, []);
}

import { useLayoutEffect, useState, type RefObject } from 'react';

/** Number of items in the first rows of a wrapping list. `content` changes with the items. */
export function useFirstRows(list: RefObject<HTMLElement | null>, rows: number, content: string): number {
  const [fitting, setFitting] = useState(Infinity);
  useLayoutEffect(() => {
    const shown = list.current;
    if (!shown) return undefined;
    const measure = () => setFitting(inRows(shown, rows));
    measure();
    if (!('ResizeObserver' in window)) return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(shown);
    return () => observer.disconnect();
  }, [list, rows, content]);
  return fitting;
}

/** Measured with all items shown; hidden ones are hidden again before the next frame. */
function inRows(list: HTMLElement, rows: number): number {
  const things = Array.from(list.children) as HTMLElement[];
  const hidden = things.filter((each) => each.hidden);
  for (const each of hidden) each.hidden = false;
  const tops = things.map(({ offsetTop }) => offsetTop);
  for (const each of hidden) each.hidden = true;
  const first = [...new Set(tops)].sort((one, other) => one - other)[rows];
  const next = first === undefined ? -1 : tops.indexOf(first);
  return next < 0 ? Infinity : next;
}

import { useState, type KeyboardEvent } from 'react';
import type { DayMark } from './timeline-marks.js';

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at, last) => Math.min(at + 1, last),
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowLeft: (at) => Math.max(at - 1, 0),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_at, last) => last,
};

/** One tab stop with arrow keys inside: the day that had the focus last, or else the next one. */
export function useArrowKeys(marks: readonly DayMark[]) {
  const [chosen, setStop] = useState<string | null>(null);
  const isThere = marks.some(({ date }) => date === chosen);
  const first = marks.find(({ daysLeft }) => daysLeft >= 0) ?? marks[0];
  const stop = isThere ? chosen : first?.date;

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = steps[event.key];
    if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
    const at = marks.findIndex(({ date }) => date === stop);
    const next = step(at, marks.length - 1);
    event.preventDefault();
    setStop(marks[next]!.date);
    event.currentTarget.querySelector<HTMLElement>(`[data-at="${next}"]`)?.focus();
  };
  return { stop, setStop, onKeyDown };
}

import { Note } from '../text/note.js';

type Look = (this: Note, index: number) => string;

/** Counts how often rules read a word: a measure of work that doesn't depend on the machine. */
export function countWordReads(read: () => void): number {
  const look = Object.getOwnPropertyDescriptor(Note.prototype, 'at')?.value as Look;
  let looks = 0;
  const counting: Look = function (index) {
    looks += 1;
    return look.call(this, index);
  };
  Object.defineProperty(Note.prototype, 'at', { value: counting, configurable: true, writable: true });
  try {
    read();
  } finally {
    Object.defineProperty(Note.prototype, 'at', { value: look, configurable: true, writable: true });
  }
  return looks;
}

/** Twice the text may cost about twice the work. Quadratic growth would let hostile text stop the service. */
export const maxGrowth = 3;
/** The cost of a text of any length. */
export const fewReads = 4_000;

import { Note } from '../text/note.js';

type Look = (this: Note, index: number) => string;

/** How often the rules look at a word while something is read: the work, however busy the machine is. */
export function looksAtWords(read: () => void): number {
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

/** Twice the text makes about twice the work; were it four times, hostile text could stop the service. */
export const mostGrowth = 3;
/** What a text of any length takes. */
export const fewLooks = 4_000;

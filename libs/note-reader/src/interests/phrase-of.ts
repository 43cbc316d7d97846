import type { PersonText } from '../people/person-text.js';
import type { Stretch } from '../text/note.js';

const longest = 80;

/** The words of a thing as they were written, on one line; `first` stands in for its first word. */
export function phraseOf(text: PersonText, thing: Stretch, first: string | null = null): string {
  const rest = first ? text.said({ from: thing.from + 1, to: thing.to }) : text.said(thing);
  const said = first ? `${first} ${rest}` : rest;
  return said
    .replace(/\s+/g, ' ')
    .replace(/^["'“”‘’(]+|["“”‘’)]+$/g, '')
    .trim()
    .slice(0, longest)
    .trim();
}

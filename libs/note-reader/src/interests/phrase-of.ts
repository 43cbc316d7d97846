import type { PersonText } from '../people/person-text.js';
import type { Span } from '../text/note.js';

const longest = 80;

/** "the Archers", "the Beatles": plural proper names keep their article. */
const isNamedWithArticle = (text: PersonText, { from, to }: Span) =>
  text.at(from - 1) === 'the' &&
  /^\p{Lu}/u.test(text.said({ from, to: from + 1 })) &&
  /^\p{Lu}\S*[^s]s$/u.test(text.said({ from: to - 1, to }));

/** "hiking's her religion": the interest is "hiking". */
const isCutWord = (text: PersonText, { to }: Span) =>
  to < text.words.length && text.words[to - 1]?.noteIndex === text.words[to]?.noteIndex;

/** A phrase as it was written, on one line. `first` replaces its first word. */
export function phraseOf(text: PersonText, thing: Span, first: string | null = null): string {
  const article = !first && isNamedWithArticle(text, thing) ? 'the ' : '';
  const rest = first ? text.said({ from: thing.from + 1, to: thing.to }) : text.said(thing);
  const said = first ? `${first} ${rest}` : `${article}${rest}`;
  return said
    .replace(/\s+/g, ' ')
    .replace(isCutWord(text, thing) ? /['’]\p{L}+$/u : /^$/, '')
    .replace(/^["'“”‘’(]+|["“”‘’)]+$/g, '')
    .trim()
    .slice(0, longest)
    .trim();
}

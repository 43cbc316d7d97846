import type { PersonText } from '../people/person-text.js';
import type { Stretch } from '../text/note.js';

const again =
  /(?:wants|want|would love|would like|hopes|hoping|wishes|itching|dying|planning|plans|thinking of|keen) (?:to )?(?:\S+ ){0,2}(?:take it up|taking it up|start|get back|getting back|again|pick it up|take that up|try it|return|go back)/;
const reaches = 20;

/** "used to play piano and wants to take it up again". */
export const isTakenUpAgain = (text: PersonText, { to }: Stretch): boolean =>
  again.test(text.plain.slice(text.startOf(to), text.startOf(to + reaches)));

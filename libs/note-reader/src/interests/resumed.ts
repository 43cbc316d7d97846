import type { PersonText } from '../people/person-text.js';
import type { Span } from '../text/note.js';

const again =
  /(?:wants|want|would love|would like|hopes|hoping|wishes|itching|dying|planning|plans|thinking of|keen) (?:to )?(?:\S+ ){0,2}(?:take it up|taking it up|start|get back|getting back|again|pick it up|take that up|try it|return|go back)/;
const reaches = 20;

/** "used to play piano and wants to take it up again". */
export const isResumed = (text: PersonText, { to }: Span): boolean => {
  const behind = text.plain.slice(text.startOf(to), text.startOf(to + reaches));
  return again.test(behind) || paused.test(behind);
};

/** "used to go to barre class before all this": prevented, but still interested. */
const paused =
  /^(?:[^ .;]+ ){1,5}(?:before|until|till) (?:all this|all that|the|covid|lockdown|work|kids|motherhood|fatherhood|parenthood|she had|he had|they had) ?(?:baby|babies|kids|twins|pandemic|covid|children|accident|)/;

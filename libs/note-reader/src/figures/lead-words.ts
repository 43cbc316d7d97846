import type { Finding } from '../text/findings.js';
import type { Note } from '../text/note.js';

const lead =
  /^(?:about|around|roughly|like|maybe|approximately|up|to|under|over|less|more|than|not|no|at|most|least|max|maximum|budget|is|:|limit|of|say|between|below|something|spend|costs?)$/;

/** Extends sources by words such as "not more than" in "not more than 100 dollars". */
export const widened = (note: Note, found: readonly Finding[]) =>
  found.map((one) => {
    let { from } = one;
    while (one.from - from < 6 && lead.test(note.at(from - 1))) from -= 1;
    return { ...one, from };
  });

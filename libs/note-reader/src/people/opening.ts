import type { Note } from '../text/note.js';
import type { RelationFound } from '../words/relations.js';

const beforeAll =
  /^(?:hi|hello|hey|hiya|okay|ok|so|well|right|need|a|gift|present|something|for|it's|its|this|is|the|secret|santa|:|,|[.]|young|ons|dear|old|little|big|kid|lovely|great|new|teen|teenage|yo|yrs?|years?|-|#\d+)$/;
const leadingIn = 8;

/**
 * "Little brother is having …", "coworker, 38, …", "Nephew's eleven": the person at the start of a note is the
 * recipient.
 */
export function opensNote(note: Note, at: number, relation: RelationFound): boolean {
  if (at > leadingIn || relation.merely || relation.plural) return false;
  // "Stepdaughter, 12, …", but not "child of my sister".
  if (relation.relationship === 'child' && note.at(at + relation.length) !== ',') return false;
  if (relation.owner && !/^(?:#.*|last|birthday|retirement|leaving)$/.test(note.at(at + relation.length)))
    return false;
  // "Piano teacher of my daughter, …"
  if (
    at <= 2 &&
    /^of (?:my|our) /.test(note.read({ from: at + relation.length, to: at + relation.length + 3 }))
  )
    return true;
  for (let back = 0; back < at; back += 1) if (!beforeAll.test(note.at(back))) return false;
  return true;
}

/** "I'm the skint uncle": the giver's own role. */
export const isGiverAsWell = (note: Note, from: number) =>
  /(?:^| )(?:i'm|i am|as|we're) (?:the|a|an|her|his|their) (?:\S+ )?$/.test(
    `${note.read({ from: Math.max(0, from - 4), to: from })} `,
  );

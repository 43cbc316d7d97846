/** What tells people of one name apart: a part of the name. */
const generations = '[Jj]r|[Ss]r|JR|SR|II|III|IV';
/** Degrees and professions after a name. */
const degrees = 'Ph\\.?D|PHD|M\\.?D|D\\.?D\\.?S|J\\.?D|Esq|MBA|CPA|M\\.?Sc|B\\.?Sc|RN';
const end = '(?![\\p{L}\\d]|\\.\\p{L}|\\.? \\p{Lu}\\p{Ll})';

const afterComma = new RegExp(`(?<=\\p{L}\\.?)\\s*,\\s*(?=(?:${generations}|${degrees})${end})`, 'gu');
/** A degree after a first name and surname, or after a possessive; in "Uncle JD" it is the name. */
const degree = new RegExp(
  `(?<=\\p{Lu}[\\p{L}.'-]* \\p{Lu}[\\p{L}.'-]+|'s) (?:${degrees})\\.?(?![\\p{L}\\d.])`,
  'gu',
);
const generationAtEnd = new RegExp(`^(.*?)\\s+((?:${generations})\\.?)$`, 'u');
const abbreviationAtEnd = /(?:^|[\s.])(?:jr|sr|\p{L})\.$/iu;

/** `John Doe, Jr.` → `John Doe Jr.`: such a comma separates nothing. */
export const withJoinedSuffixes = (text: string): string => text.replace(afterComma, ' ');

/** `Jane Smith, PhD` → `Jane Smith` */
export const withoutDegrees = (text: string): string => withJoinedSuffixes(text).replace(degree, '');

/** `John Doe Jr.` → `John Doe` and `Jr.`; the suffix is empty if there is none. */
export function splitSuffix(name: string): { name: string; suffix: string } {
  const [, before, suffix] = generationAtEnd.exec(name) ?? [];
  return before && suffix ? { name: before, suffix } : { name, suffix: '' };
}

/** Whether a period at the end belongs to a name: `John Doe Jr.`, `T.J.` */
export const endsWithAbbreviation = (name: string): boolean => abbreviationAtEnd.test(name);

/** `Doe, John Jr.` → `John Doe Jr.`; null if it isn't written with the surname first. */
export function givenNameFirst(text: string): string | null {
  const [surname, given, ...others] = withJoinedSuffixes(text).split(/\s*,\s*/);
  if (!surname || !given || others.length > 0) return null;
  const { name, suffix } = splitSuffix(given);
  return [name, surname, suffix].filter(Boolean).join(' ');
}

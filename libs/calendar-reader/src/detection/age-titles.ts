/** A birthday that only an age stands for: "Nan 80th", "Les 50 ans de Nathalie". */
export interface AgeTitle {
  /** The words for the age, with their place in the title. */
  said: string;
  start: number;
  /** Whether the title is one only with a relation or a common first name, because it may be about a thing. */
  needsKnownName: boolean;
}

const unit = '(?:years?(?: old)?|jahre|ans|años|anni|anos|jaar|lat)';
const ofSomebody = "(?= (?:de |di |d'|da |do |dos |della |del |van |von )?(?:\\p{Lu}|\\p{L}+ \\p{Lu}))";
const years =
  "(?:\\d{1,3}|xv|quince|quinze) (?:ans|años|anni|anos) (?:de|di|d[aoe]s?|d'|del|della)(?= ?\\p{L})";
const end = '(?=(?: (?:party|drinks|dinner|lunch|bash|do|feier|fest|feest))?[!. ]*(?:$|[-–—@,|]))';

const forms: readonly [RegExp, needsKnownName: boolean][] = [
  // "Dave's 50th", "Omas 80."
  [new RegExp(`(?<='s? )\\d{1,3}(?:st|nd|rd|th)${end}`, 'iu'), false],
  [new RegExp(`(?<=^\\p{L}+s )\\d{1,3}(?:\\.|e?r|ter|ster)${end}`, 'iu'), true],
  // "Les 50 ans de Nathalie", "XV años de Valentina", "los 40 de Marta"
  [new RegExp(`(?<=^(?:les|los|las|i|os) )${years}`, 'iu'), false],
  [new RegExp(`^${years}`, 'iu'), true],
  [new RegExp(`(?<=^(?:les|los|os|i) )\\d0 (?:de|di|da|do)(?= \\p{L})`, 'iu'), true],
  // "18stka Kuby", "50-tka Ani"
  [
    /(?:\d0|18)-?s?tka|(?:osiemnast|trzydziest|czterdziest)ka|(?:pięć|sześć|siedem|osiem|dziewięć)dziesiątka/iu,
    false,
  ],
  [/diciottesimo|18esimo/iu, false],
  // "Festa 18 anni Beatrice"
  [
    /(?<=^(?:(?:[Ff]esta|[Ff]iesta|[Ff]ête) )?)\d{1,3} (?:ans|años|anni|anos)(?= \p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?(?:$| \())/u,
    false,
  ],
  // "Nan 80th", "Tante Ria 60 jaar", "Emma 8 ans", "18 lat Kuby"
  [new RegExp(`(?<=\\p{L} )\\d{1,3}(?:(?:st|nd|rd|th|\\.)|[ -]${unit})${end}`, 'iu'), true],
  [new RegExp(`^\\d{1,3} ${unit}${ofSomebody}`, 'iu'), true],
  [/(?<=\p{L} )is \d{1,3}(?= today|!|$)/iu, true],
  // "Tim 18!", "Oma 80"
  [/(?<=\p{L} )\d{1,3}(?=!)|(?<=^\p{Lu}\p{Ll}+ (?:\p{Lu}\p{Ll}+ )?)[3-9]0$/u, true],
];

/** Most titles say no age, and there may be 100,000 of them. */
const hasAge = /\d|tka|xv|quin[cz]e|diciott/iu;
const festive = /🎉|🎊|🥂|🎁/u;
/** "Lotte 16 🎉", without the picture. */
const lastNumber: (typeof forms)[number] = [/(?<=\p{L} )\d{1,3}$/u, true];

/** `title` is without the pictures of `written`. Null if no age stands for a birthday. */
export function ageTitleIn(title: string, written: string): AgeTitle | null {
  if (!hasAge.test(title)) return null;
  for (const [pattern, needsKnownName] of festive.test(written) ? [...forms, lastNumber] : forms) {
    const match = pattern.exec(title);
    if (match) return { said: match[0].trim(), start: match.index, needsKnownName };
  }
  return null;
}

/** Base forms of verbs that givers list as interests, with what may follow them. */
const verbs =
  'bake|cook|search|collect|grow|build|listen|watch|play|read|write|sing|dance|paint|draw|sew|knit|swim|hike|travel|garden|fish|ride|run|walk|ski|sail|climb|make|restore|repair|visit|learn|brew|drink|eat|hunt|forage|pick|take|go|do|fix|mend|teach';
const asVerb = new RegExp(
  `^(${verbs}) (?=(?:the|a|an|his|her|their|to|in|on|with|for|at|up|out|apart|old|new|my)\\b|\\p{Ll}+s\\b|sourdough|bread|music|tennis|chess|golf)`,
  'iu',
);

/** "bake sourdough" becomes "baking sourdough". */
export function asGerund(phrase: string): string {
  if (nouns.test(phrase)) return phrase;
  return phrase.replace(asVerb, (_, verb: string) => `${gerundOf(verb.toLowerCase())} `);
}
/** Nouns that begin with such a verb: "play scripts", "dance classes", "cook books". */
const nouns =
  /^(?:play|dance|cook|paint|travel|garden|fish|run|walk|ski|sail|ride|drink|read|garden) (?:scripts?|class(?:es)?|books?|music|clubs?|trips?|shows?|tanks?|holidays?|lifts?|boats?|pots?|centers?|sheds?|routes?|competitions?)\b/i;

const doubled = /^(?:run|swim|knit|get|sit|put|cut|dig)$/;
function gerundOf(verb: string): string {
  if (doubled.test(verb)) return `${verb}${verb.at(-1)}ing`;
  return /[^e]e$/.test(verb) ? `${verb.slice(0, -1)}ing` : `${verb}ing`;
}

/** Whether a phrase is a profession, which a reason shouldn't call an interest. */
export const isTrade = (phrase: string): boolean =>
  /\b(?:driver|teacher|nurse|engineer|worker|manager|farmer|builder|mechanic|librarian|accountant|scientist|lawyer|doctor|officer|electrician|plumber|carpenter|chef|secretary|assistant|surgeon|dentist|pilot|soldier|firefighter|midwife|programmer|developer|signalman|cleaner|clerk)$/i.test(
    phrase,
  );

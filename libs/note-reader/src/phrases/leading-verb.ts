import { gerundOfBase, gerundOfThirdPerson, needsSubject } from '../words/doing-verbs.js';
import { isEverydayVerb } from '../words/plain-verbs.js';
import { baseOf, gerundOf } from '../words/verb-forms.js';
import { prepositions } from './phrase-ends.js';

const past = new Map(
  Object.entries({
    kept: 'keeping',
    built: 'building',
    grew: 'growing',
    made: 'making',
    wrote: 'writing',
    drew: 'drawing',
    rode: 'riding',
    sang: 'singing',
    ran: 'running',
    swam: 'swimming',
    taught: 'teaching',
    bred: 'breeding',
    flew: 'flying',
  }),
);
const paintThing = /^(?:buckets?|brush(?:es)?|pots?|tins?|cans?|box(?:es)?|palettes?|colou?rs)$/;
const determiner = /^(?:a|an|the|his|her|their|own|old|every|\d+)$/;

/** "draws kolam", "Rides horses", "kept a loft", "bake sourdough": puts the verb into its -ing form. */
export function withIng(words: readonly string[]): readonly string[] {
  const [first = '', next = '', ...rest] = words;
  const verb = first.toLowerCase();
  if (!next) return alone.test(verb) ? [gerundOfThirdPerson.get(verb)!] : words;
  if ((verb === 'paint' && paintThing.test(next)) || isTitle(first, next)) return words;
  const ing = ingOfForm(verb, hasThing(words)) ?? ingOfOther(verb, next);
  return ing ? [...ing.split(' '), next, ...rest] : words;
}

/** Whether what follows the first word can be the object of a verb. */
function hasThing([first = '', next = '', ...rest]: readonly string[]): boolean {
  if (determiner.test(next)) return true;
  const isLong = rest.length > 0 || isPlural(next) || isSureVerb(first.toLowerCase());
  return isLong && (!isLink(next) || isUnderAge(next, rest)) && next !== first;
}
/** "coaches under 9s" */
const isUnderAge = (next: string, [age = '']: readonly string[]) => next === 'under' && /^\d/.test(age);
/** Forms that are an activity without an object, too. */
const alone =
  /^(?:climbs|hikes|swims|cycles|dances|skis|surfs|sails|bakes|knits|sews|sketches|meditates|gardens)$/;
/** "Plants vs Zombies" begins with a verb's form, but "Plays Minecraft" is no title. */
const isTitle = (first: string, next: string) =>
  /^\p{Lu}/u.test(first) && !/^[\p{Ll}\d]/u.test(next) && !isSureVerb(first.toLowerCase());
/** Forms that are hardly ever nouns before another noun. */
const sureForm =
  /^(?:arranges|attends|climbs|coaches|codes|cycles|dances|draws|drives|follows|hikes|hosts|organi[sz]es|practi[cs]es|rides|smokes|speaks|studies|supports|teaches|watches)$/;
const isSureVerb = (word: string) =>
  sureForm.test(word) || (gerundOfThirdPerson.has(word) && !needsSubject(word));
const isLink = (word: string) => prepositions.has(word) || /^(?:and|or|vs)$/.test(word);
/** A plural cannot specify another noun: "watches birds", but "games night". */
const isPlural = (word: string) => /^\p{Ll}{2,}[^su']s$/u.test(word);

function ingOfForm(word: string, takesThing: boolean): string | undefined {
  if (gerundOfThirdPerson.has(word))
    return needsSubject(word) && !takesThing ? undefined : gerundOfThirdPerson.get(word);
  if (past.has(word)) return takesThing ? past.get(word) : undefined;
  return sureBase.has(word) ? gerundOfBase.get(word) : moreBases.get(word);
}
/** Further verbs that may begin a phrase. They don't make an interest of a sentence, as those of doing-verbs.ts do. */
const moreVerbs = new Set(
  `
  abseil barter belay benchmark canvass catalog catalogue chant cheer chisel crew customise customize debate dig
  dowse excavate felt glaze hula metal-detect mime modify narrate observe orienteer overclock pilot podcast
  polish potter proofread prune rally record rehome remix review rewire ring skip skydive speedrun stalk survey
  swap track varnish whistle wild-swim windsurf`
    .trim()
    .split(/\s+/),
);
const particle = /^(?:after|with|for|up|out|along)$/;
/** "cuts the clips", "visits castles", "looks after chickens": the third person of another verb. */
function ingOfOther(word: string, next: string): string | undefined {
  if (!/^\p{Ll}{2,}[^su']s$/u.test(word)) return undefined;
  const base = baseOf(word);
  const isKnown = isEverydayVerb(base) || moreVerbs.has(base);
  const isVerb = determiner.test(next) || (isKnown && (!isLink(next) || particle.test(next)));
  return isVerb ? gerundOf(base) : undefined;
}
const sureBase = new Set(
  'walk dance play bake read collect restore knit sew crochet sing repair breed grow paint cook write draw solve ride hunt lift practice practise build fix mend'.split(
    ' ',
  ),
);
const moreBases = new Map([
  ['search', 'searching for'],
  ['see', 'seeing'],
  ['watch', 'watching'],
]);

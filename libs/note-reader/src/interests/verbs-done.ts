import { isDenied } from '../patterns/denial.js';
import { isPooling } from '../mentions/other-senses.js';
import type { PersonText } from '../people/person-text.js';
import { objectsFrom } from '../phrases/objects.js';
import { prepositions } from '../phrases/phrase-ends.js';
import type { Span } from '../text/note.js';
import {
  gerundOfBase,
  gerundOfParticiple,
  gerundOfSimplePast,
  gerundOfThirdPerson,
  needsSubject,
} from '../words/doing-verbs.js';
import { isPlainThing } from '../words/plain-things.js';
import { isEverydayVerb } from '../words/plain-verbs.js';
import { baseOf, gerundOf } from '../words/verb-forms.js';
import { gerundOfFirstVerb, isObjectAt, isVerbWithPronoun, verbPhrase } from './near-object.js';
import { phraseOf } from './phrase-of.js';
import type { FoundPhrase } from './read-interests.js';

const subjectWord =
  /^(?:she|he|who|also|apparently|and|still|always|often|usually|sometimes|mostly|now|really|actively|regularly|,|;|\.|\n|that|just|even|religiously|secretly|proudly|happily|never|only|currently|both|occasionally|mainly|:|practically|literally|basically|constantly|quietly|faithfully|forever|daily|all)$/;

/** "bakes sourdough", "plays bass in a band", "braids hair". */
export function verbsIn(text: PersonText): FoundPhrase[] {
  const found: FoundPhrase[] = [];
  for (let at = 0; at < text.words.length; at += 1) {
    const ing = gerundOfThirdPerson.get(text.at(at)) ?? baseAsVerb(text, at);
    const lasting = ing ? null : (doneSince(text, at) ?? doneInYouth(text, at));
    if (lasting) found.push(...doneAt(text, at, lasting));
    else if (ing && isVerb(text, at)) found.push(...doneAt(text, at, isCommute(text, at) ? 'cycling' : ing));
    else if (ing) found.push(...kindOfDoing(text, at, ing));
    else found.push(...unknownVerbAt(text, at));
  }
  return found;
}

const howLong =
  /^(?:since|for #\S+ (?:years|decades)|for (?:years|decades|ages)|all (?:his|her|their) life|every) ?/;
const reachOfTime = 6;
/** "has surfed Muizenberg since she could stand": the -ing form of a verb in the perfect tense with a time. */
function doneSince(text: PersonText, at: number): string | null {
  const ing = gerundOfParticiple.get(text.at(at));
  const has = text.at(/^(?:always|also|now|been)$/.test(text.at(at - 1)) ? at - 2 : at - 1);
  if (!ing || has !== 'has' || !text.mayConcern(at) || isDenied(text, at)) return null;
  for (let to = at + 1; to <= at + reachOfTime && !text.isSentenceEnd(to); to += 1)
    if (howLong.test(text.plain.slice(text.startOf(to), text.startOf(to + 3)))) return ing;
  return null;
}

const longTime =
  / (?:in (?:her|his|their) (?:youth|younger days|young days|heyday)|as a (?:girl|boy|young \S+)|for #\S+ (?:years|decades)|for (?:years|decades)|all (?:her|his|their) life) /;
const wentOff = / (?:hated|hates|gave|given|glad|until|bored|never|not|nothing) /;
/** "in her youth she sang thumri", "danced for thirty years": the -ing form of a verb in the past with a long time. */
function doneInYouth(text: PersonText, at: number): string | null {
  const ing = gerundOfSimplePast.get(text.at(at));
  if (!ing || !/^(?:|she|he|[.;\n])$/.test(text.at(at - 1)) || !text.mayConcern(at)) return null;
  if (ing === 'running' && /^(?:a|an|the|his|her|their)$/.test(text.at(at + 1))) return null;
  let [from, to] = [at, at];
  while (!text.isSentenceEnd(from - 1)) from -= 1;
  while (!text.isSentenceEnd(to)) to += 1;
  const sentence = ` ${text.plain.slice(text.startOf(from), text.startOf(to))}`;
  return longTime.test(sentence) && !wentOff.test(sentence) ? ing : null;
}

/** "rides to work" on a bicycle, unless a horse, a motor or a bus is mentioned. */
const isCommute = (text: PersonText, at: number) =>
  /^rides?$/.test(text.at(at)) &&
  /^(?:to|into)$/.test(text.at(at + 1)) &&
  !/ (?:horses?|pon(?:y|ies)|stables?|hounds|motor\S*|scooters?|bus|train|tube|metro) /.test(text.plain);

/** "she wild swims all year round" */
const kindOfDoing = (text: PersonText, at: number, ing: string): FoundPhrase[] =>
  kindBefore.test(text.at(at - 1)) && isBehindSubject(text, at - 1) && text.mayConcern(at)
    ? [
        {
          from: at - 1,
          to: at + 1,
          phrase: `${text.at(at - 1)} ${ing}`,
          source: { from: at - 1, to: at + 1 },
        },
      ]
    : [];

/** The activity that begins with a verb, and further objects of the verb. */
function doneAt(text: PersonText, at: number, ing: string): FoundPhrase[] {
  const objectAt = behindPerson(text, at + 1);
  const [first, ...more] = objectsFrom(text, objectAt).things;
  const isObject = first && isObjectAt(text, objectAt, first);
  const near = isObject ? first : null;
  const whole = { from: at, to: near?.to ?? at + 1 };
  const source = { from: at, to: whole.to };
  const done = isPlainVerb(text, at, near)
    ? []
    : [{ ...whole, phrase: verbPhrase(text, objectAt - 1, ing, near), source }];
  const others = near ? more.filter((thing) => !isVerbWithPronoun(text, thing)) : [];
  return [
    ...done,
    ...others.map((thing) => ({
      ...thing,
      phrase: alsoDone(text, thing, ing),
      source: { from: at, to: thing.to },
    })),
  ];
}

const attributive = /^(?:sports|arts|games|news|antiques|savings|goods|ladies|comics|kids|clothes|crafts)$/;
/** "grows chillies and leeks", "sews curtains and hears techno": a further object gets the same verb, or its own. */
function alsoDone(text: PersonText, thing: Span, ing: string): string {
  const word = text.at(thing.from);
  const phrase = phraseOf(text, thing, gerundOfFirstVerb(text, thing));
  const isVerb =
    thirdForm.test(word) &&
    !isCapital(text, thing.from) &&
    thing.to - thing.from > 1 &&
    !attributive.test(word) &&
    !prepositions.has(text.at(thing.from + 1)) &&
    (!needsSubject(word) || /^(?:a|an|the|his|her|their)$/.test(text.at(thing.from + 1)));
  if (isVerb) return phraseOf(text, thing, gerundOfThirdPerson.get(word) ?? gerundOf(baseOf(word)));
  return /^(?:growing|planting|cultivating|raising)$/.test(ing) ? `${ing} ${phrase}` : phrase;
}

/** "she would bake you a brown loaf": skips the person it is for. */
const behindPerson = (text: PersonText, at: number) =>
  /^(?:you|us|me)$/.test(text.at(at)) && /^(?:a|an|the|some)$/.test(text.at(at + 1)) ? at + 1 : at;

const bareVerbs =
  /^(?:makes|keeps|turns|throws|follows|supports|shows|attends|learns|takes|studies|watches|listens|drives|plans|builds|grows|collects|restores|makes|teaches|edits|organises|organizes|hosts|fosters|trains|raises|plays|mixes|practices|designs|produces|mends|repairs|arranges|performs|trades|translates|rescues|cans|devours|tends|preserves|decorates|curates|explores|hears|visits|coaches|serves|fires|ties|casts|scores|shoots|tunes|drills|bottles)$/;
/** "makes" without an object says nothing. */
const isPlainVerb = (text: PersonText, at: number, thing: Span | null) =>
  (!thing && /^(?:the|her|his|their|my|our)$/.test(text.at(at + 1))) ||
  (bareVerbs.test(text.at(at)) &&
    !/^(?:with|on)$/.test(text.at(at + 1)) &&
    (!thing || isPlainObject(text, at, thing))) ||
  (bareVerbs.test(text.at(at)) && /^(?:from|by|over|off|out|after)$/.test(text.at(at + 1)));

/** "makes a fuss", "coaches his daughter's team". */
function isPlainObject(text: PersonText, at: number, thing: Span): boolean {
  const words = text.words.slice(thing.from, thing.to).map((word) => word.text);
  const cut = words.findIndex((word, index) => index > 0 && prepositions.has(word));
  const head = cut < 0 ? words : words.slice(0, cut);
  const isOfFamily = head.some((word) => /'s$/.test(word) && isPlainThing([word.slice(0, -2)]));
  return isOfFamily || (isPlainThing(head) && text.at(at) !== 'teaches');
}

const isBaseSubject = /^(?:they|both|who|parents|she|he)$/;
const ofThem = /^(?:#2|two|both|all|#3|three) of them $/;
/** "they bake sourdough", "he go fishing, keep two birds": a base form used as the verb. */
function baseAsVerb(text: PersonText, at: number): string | undefined {
  const ing = gerundOfBase.get(text.at(at));
  if (!ing) return undefined;
  const before = text.at(at - 1);
  if (isBaseSubject.test(before)) return ing;
  if (before === 'them' && ofThem.test(`${text.at(at - 3)} ${text.at(at - 2)} them `)) return ing;
  if (/^(?:would|will|'ll)$/.test(before) && /^(?:she|he|they)$/.test(text.at(at - 2))) return ing;
  return /^(?:,|and)$/.test(before) && goesOnWithBase(text, at) ? ing : undefined;
}

const reachesBack = 14;
/** Whether the sentence began with base forms and an object follows. */
function goesOnWithBase(text: PersonText, at: number): boolean {
  if (text.isSentenceEnd(at + 1) || /^(?:,|and|or|is|in|at|to)$/.test(text.at(at + 1))) return false;
  for (let back = at - 1; back > at - reachesBack && !text.isSentenceEnd(back); back -= 1) {
    if (!/^(?:she|he|they)$/.test(text.at(back))) continue;
    return gerundOfBase.has(text.at(back + 1)) || /^(?:go|like|love|make)$/.test(text.at(back + 1));
  }
  return false;
}

function isVerb(text: PersonText, at: number): boolean {
  if (!text.mayConcern(at) || isDenied(text, at) || isPooling(text, at) || goesOnDoing(text, at))
    return false;
  if (baseAsVerb(text, at)) return true;
  return isBehindSubject(text, at) && (!needsSubject(text.at(at)) || hasSubject(text, at));
}

/** "keeps opening and shutting it": the verb that follows is what they do. */
const goesOnDoing = (text: PersonText, at: number) =>
  text.at(at) === 'keeps' && /^\p{Ll}{2,}ing$/u.test(text.at(at + 1));

const kindBefore =
  /^(?:wild|sea|trail|fell|rock|ice|fly|hill|ski|line|tap|ballroom|salsa|cross|hand|speed|free|kick|roller|wood)$/;

function isBehindSubject(text: PersonText, at: number): boolean {
  const before = text.at(at - 1);
  return (
    subjectWord.test(before) ||
    before.startsWith('#') ||
    (before === 'old' && /^years?$/.test(text.at(at - 2))) ||
    at === 0 ||
    text.subjectStartsAt(at - 1) ||
    isNameEnd(text, at)
  );
}

const isNameEnd = (text: PersonText, at: number) => {
  const noteIndex = text.words[at]?.noteIndex ?? -1;
  return text.participants.people.some(
    ({ to, relation, possessive }) => (to === noteIndex || relation?.to === noteIndex) && !possessive,
  );
};

const howOften = /^(?:like|when|whenever|twice|once|every|most|daily|weekly|three|#\d+|all)$/;
const surelyDoing = /^(?:she|he|who|always|often|usually|still|religiously|never)$/;
/** A word that can be a noun or a verb is a verb after its subject or before an article. */
function hasSubject(text: PersonText, at: number): boolean {
  const before = text.at(at - 1);
  if (surelyDoing.test(before) || isNameEnd(text, at)) return true;
  const after = text.at(at + 1);
  if (before === 'also') return !/^(?:,|and|)$/.test(after);
  // "Quilts like nobody's business", "Boulders twice a week", ", runs trails before work"
  if (howOften.test(after) && (text.isSentenceEnd(at - 1) || /^(?:,|and)$/.test(before))) return true;
  if (/^(?:,|and|:)$/.test(before) && text.subjectAt(at) === 'recipient' && takesThing(text, at))
    return text.at(at) !== 'keeps';
  return /^(?:a|an|the|her|his|every|on|to|their|in|for|at)$/.test(after);
}

const noObject =
  /^(?:and|or|but|is|are|was|were|has|have|had|who|which|that|too|as|well|so|because|when|if)$/;
/** "and plants ugu": a verb, since a noun follows. */
const takesThing = (text: PersonText, at: number) =>
  /^\p{L}{3,}$/u.test(text.at(at + 1)) &&
  !noObject.test(text.at(at + 1)) &&
  !prepositions.has(text.at(at + 1));

const thirdForm = /^\p{Ll}{2,}[^su'\s]s$/u;
const particle = /^(?:up|out|over|along|away|about|on|by|through|around|round|into|for|in|with|at|to)$/;
/** Prepositions after which only the interest is kept. */
const liking = /^(?:out over|over|by|about|on about|out about|out on)$/;

/** Any other verb with a subject and an object: "braids hair", "geeks out over fountain pens". */
function unknownVerbAt(text: PersonText, at: number): FoundPhrase[] {
  if (!isUnknownVerb(text, at)) return [];
  let to = at + 1;
  while (to < at + 3 && particle.test(text.at(to))) to += 1;
  const [first] = objectsFrom(text, to).things;
  const isThing = first && isObjectAt(text, to, first) && !isPlainObject(text, at, first);
  if (isThing && /^(?:my|our)$/.test(text.at(to))) return [];
  if (!isThing && !isHabit(text, at)) return [];
  const whole = { from: at, to: isThing ? first.to : at + 1 };
  const phrase = isThing ? withThing(text, { from: at, to }, first) : gerundOf(baseOf(text.at(at)));
  return [{ ...whole, phrase, source: whole }];
}

/** "Bucks Point", "the Christmas pud": proper names. */
const isCapital = (text: PersonText, at: number) =>
  !text.isSentenceEnd(at - 1) && /^\p{Lu}\p{Ll}/u.test(text.said({ from: at, to: at + 1 }));

const isUnknownVerb = (text: PersonText, at: number) =>
  thirdForm.test(text.at(at)) &&
  !isCapital(text, at) &&
  !isEverydayVerb(baseOf(text.at(at))) &&
  text.mayConcern(at) &&
  !isDenied(text, at) &&
  isDoer(text, at);

/** "lining up marbles" is kept whole; of "geeks out over pens" only the pens. */
function withThing(text: PersonText, verb: Span, thing: Span): string {
  const particles = text.words
    .slice(verb.from + 1, verb.to)
    .map((word) => word.text)
    .join(' ');
  const said = phraseOf(text, thing);
  return liking.test(particles)
    ? said
    : [gerundOf(baseOf(text.at(verb.from))), particles, said].filter(Boolean).join(' ');
}

/** "braais every weekend" */
const isHabit = (text: PersonText, at: number) =>
  /^(?:every (?:day|weekend|week|sunday|saturday|morning|evening|night|summer|winter)|twice|once|daily|weekly|#\d+ times|all (?:day|year|winter|summer))/.test(
    `${text.at(at + 1)} ${text.at(at + 2)}`,
  );

const adverb =
  /^(?:also|still|always|often|usually|sometimes|really|just|even|secretly|proudly|now|\p{Ll}+ly)$/u;
/**
 * Whether a subject stands before it, perhaps with an adverb, or it is a verb of a known subject with an article after
 * it.
 */
function isDoer(text: PersonText, at: number): boolean {
  let before = at - 1;
  while (adverb.test(text.at(before)) && before > at - 3) before -= 1;
  const word = text.at(before);
  if (/^(?:she|he|who)$/.test(word) || isNameEnd(text, before + 1)) return true;
  return (
    /^(?:and|,)$/.test(word) &&
    text.subjectAt(at) === 'recipient' &&
    /^(?:a|an|the|his|her|their|every|all|old|out|up|over|about)$/.test(text.at(at + 1))
  );
}

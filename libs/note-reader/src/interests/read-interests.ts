import { thingOfAgent } from '../words/agents.js';
import { isDenied } from '../patterns/denial.js';
import { linesOf, RuleTable, type RuleMatch } from '../patterns/rule-table.js';
import { groupsOf } from '../patterns/word-groups.js';
import type { PersonText } from '../people/person-text.js';
import { isAsideAt, objectsFrom } from '../phrases/objects.js';
import { prepositions, thingEnds } from '../phrases/phrase-ends.js';
import type { Stretch } from '../text/note.js';
import { doingForms, ingOfBase, ingOfThird, needsSubject } from '../words/doing-verbs.js';
import { thingOfFuture } from '../words/future-trades.js';
import { fansIn } from './fans.js';
import { likingGroups, likingLines } from './lines.js';
import { idiomsIn, passionsIn } from './passions.js';
import { isTakenUpAgain } from './taken-up-again.js';
import { phraseOf } from './phrase-of.js';

/** A phrase with the words that it comes from. */
export interface FoundPhrase extends Stretch {
  phrase: string;
  /** The words from the verb on. */
  source: Stretch;
}

const likingTable = new RuleTable(linesOf(likingLines), groupsOf(likingGroups));

/** What the person likes and does, in the order in which it is said. */
export function likingsIn(text: PersonText): FoundPhrase[] {
  const found: FoundPhrase[] = [];
  for (const match of likingTable.matches(text)) {
    if (!text.mayConcern(match.from) && !isAboutHobbies(text, match) && !isOfUs(text, match)) continue;
    found.push(...(readers[match.meaning] ?? likedAfter)(text, match));
  }
  return [...found, ...verbsIn(text), ...fansIn(text), ...passionsIn(text), ...idiomsIn(text)];
}

type Reader = (text: PersonText, match: RuleMatch<string>) => FoundPhrase[];

/** What is made of a match, by the meaning of its line. */
const readers: Readonly<Record<string, Reader>> = {
  doing: doingsAfter,
  spends: doingsAfter,
  away: doingsAfter,
  again: (text, match) => (isTakenUpAgain(text, match) ? thingsAfter(text, match) : []),
  pet: (text, match) => keptAs(text, match, match.kept['pet'], null),
  verb: (text, match) => {
    const ing = ingOfBase.get(text.at(match.to));
    const { things } = objectsFrom(text, match.to + 1);
    const near = things[0] && isObjectAt(text, match.to + 1, things[0]) ? things[0] : null;
    const whole = { from: match.to, to: near?.to ?? match.to + 1 };
    return ing
      ? [
          {
            ...whole,
            phrase: verbPhrase(text, match.to, ing, near),
            source: { from: match.from, to: whole.to },
          },
        ]
      : [];
  },
  kept: (text, match) => keptAs(text, match, match.kept['thing'], null),
  up: (text, match) =>
    thingsAfter(text, match).map((one, index) =>
      index ? one : { ...one, phrase: `doing up ${articleOf(text, one)}${one.phrase}` },
    ),
  future: (text, match) => keptAs(text, match, match.kept['trade'], thingOfTrade(text, match.kept['trade'])),
  family: (text, match) =>
    isDenied(text, match.from) ? [] : [{ ...match, phrase: 'family time', source: match }],
  agent: (text, match) => {
    const { agent } = match.kept;
    return keptAs(text, match, agent, thingOfAgent.get(text.at(agent?.from ?? -1)) ?? null);
  },
};

function likedAfter(text: PersonText, match: RuleMatch<string>): FoundPhrase[] {
  return isLiking(text, match) ? thingsAfter(text, match) : [];
}

/** "has two greyhounds", "a keen gardener". */
function keptAs(
  text: PersonText,
  match: RuleMatch<string>,
  kept: Stretch | undefined,
  phrase: string | null,
) {
  if (!kept || isDenied(text, match.from) || isDenied(text, kept.from)) return [];
  return [{ ...kept, phrase: phrase ?? phraseOf(text, kept), source: { from: match.from, to: match.to } }];
}

/** "doing up a narrowboat" keeps its article. */
const articleOf = (text: PersonText, { from }: Stretch) =>
  /^(?:a|an|the|old|his|her|their)$/.test(text.at(from - 1)) && text.at(from - 1) !== 'old'
    ? `${text.at(from - 1)} `
    : '';

/** "wants to be a beetle scientist": what is studied or done. */
function thingOfTrade(text: PersonText, trade: Stretch | undefined): string | null {
  if (!trade) return null;
  const last = text.at(trade.to - 1);
  const before = text.said({ from: trade.from, to: trade.to - 1 });
  const thing = thingOfFuture.get(last) ?? thingOfAgent.get(last);
  if (thing && trade.to - trade.from > 1) return `${before} ${thing}`;
  return thing ?? (last.endsWith('ologist') ? `${before} ${last.replace(/ist$/, 'y')}`.trim() : null);
}

/** "we go birding every weekend": done together. */
const isOfUs = (text: PersonText, { from, meaning }: RuleMatch<string>) =>
  meaning === 'doing' && /^(?:go|went)$/.test(text.at(from)) && text.at(from - 1) === 'we';

/** "her hobby is knitting" has the hobby for its subject. */
const isAboutHobbies = (text: PersonText, { from }: Stretch) => text.subjectAt(from) === 'thing';

const together =
  /^(?:they|we|does|do|both|really|also|all|who|parents|she|he|would|to|always|and|kids|twins|grandparents|,|\.|)$/;

function isLiking(text: PersonText, match: RuleMatch<string>): boolean {
  if (isDenied(text, match.from)) return false;
  const before = text.at(match.from - 1);
  if (match.meaning === 'base') {
    if (before === 'to' && /^seems?$/.test(text.at(match.from - 2))) return true;
    if (/^(?:i|we|you|the|her|his|their|my|a|in|of|with|would)$/.test(before))
      return before === 'would' && text.at(match.from) === 'love';
    if (text.at(match.from) === 'like')
      return /^(?:she|he|they|do|both|also|really|who|parents|kids|twins)$/.test(before);
    return together.test(before) || text.mayConcern(match.from);
  }
  return true;
}

/** "loves opera and playing chess". */
function thingsAfter(text: PersonText, match: RuleMatch<string>): FoundPhrase[] {
  const { things } = objectsFrom(text, match.to);
  return things
    .filter((thing) => !isVerbWithPronoun(text, thing))
    .map((thing) => ({
      ...thing,
      phrase: phraseOf(text, thing, takesNoun.test(text.at(match.from)) ? null : ingOfFirst(text, thing)),
      source: { from: match.from, to: thing.to },
    }));
}

/** "restores sneakers and sells them": the last is no thing. */
const isVerbWithPronoun = (text: PersonText, { to }: Stretch) => /^(?:them|it|him)$/.test(text.at(to));

/** "goes to salsa classes": a thing follows. */
const takesNoun = /^(?:goes|going|went|listens|listening|addicted|devoted|partial)$/;

const sureBase =
  /^(?:play|read|watch|collect|restore|bake|build|grow|write|knit|crochet|sew|sing|repair|breed)$/;
/** "loves to bake" as "baking". */
function ingOfFirst(text: PersonText, thing: Stretch): string | null {
  const word = text.at(thing.from);
  const isVerb = text.at(thing.from - 1) === 'to' || (sureBase.test(word) && thing.to - thing.from > 1);
  return isVerb ? (ingOfBase.get(word) ?? null) : null;
}

/** "has been restoring a Triumph", "spends her weekends sailing". */
function doingsAfter(text: PersonText, match: RuleMatch<string>): FoundPhrase[] {
  const at = match.to;
  const isDoing = isDoingAt(text, at) && (match.meaning === 'away' || !isDenied(text, at));
  if (!isDoing && match.meaning !== 'spends') return [];
  const { things } = objectsFrom(text, isDoing ? at + 1 : at);
  const [first] = things;
  const source = { from: match.from, to: first?.to ?? at + 1 };
  if (!isDoing)
    return things.map((thing) => ({
      ...thing,
      phrase: phraseOf(text, thing),
      source: { ...source, to: thing.to },
    }));
  const isObject = first && isObjectAt(text, at + 1, first);
  const whole = { from: at, to: isObject ? first.to : at + 1 };
  return [{ ...whole, phrase: phraseOf(text, whole), source: { from: match.from, to: whole.to } }];
}

/** "sailing", "fly fishing". */
const isDoingAt = (text: PersonText, at: number) =>
  doingForms.has(text.at(at)) ||
  (doingForms.has(text.at(at + 1)) &&
    /^(?:fly|trail|wild|rock|rail|bird|mountain|ice|road|open|oil|scuba|horse|cold|tap|line|film|model|deep|wood|urban|jet|paddle|bread|cake|cross|sea|fell|hill|tree|metal|dog|people|landscape|night|coarse|carp|book|diamond)$/.test(
      text.at(at),
    ));

/** What is done, not when, with whom or how often it is. */
const isObjectAt = (text: PersonText, at: number, thing: Stretch) =>
  !isAsideAt(text, at, thing.to) &&
  (!thingEnds.has(text.at(at)) || text.at(at) === 'these') &&
  isNear(text, at, thing.from);

/** Nothing but words that say little stand between. */
const isNear = (text: PersonText, from: number, to: number) => {
  for (let at = from; at < to; at += 1) if (/^[,.;]$|^(?:and|or)$/.test(text.at(at))) return false;
  return to - from <= 4;
};

const subjectWord =
  /^(?:she|he|who|also|and|still|always|often|usually|sometimes|mostly|now|really|actively|regularly|,|;|\.|\n|that|just|even|religiously|secretly|proudly|happily|never|only|currently|both|occasionally|mainly|:)$/;

/** "bakes sourdough", "plays bass in a band". */
function verbsIn(text: PersonText): FoundPhrase[] {
  const found: FoundPhrase[] = [];
  for (let at = 0; at < text.words.length; at += 1) {
    const ing = ingOfThird.get(text.at(at)) ?? ingAfterThey(text, at);
    if (!ing) continue;
    if (isVerb(text, at)) found.push(...doneAt(text, at, ing));
    else if (kindBefore.test(text.at(at - 1)) && isBehindSubject(text, at - 1) && text.mayConcern(at))
      found.push({
        from: at - 1,
        to: at + 1,
        phrase: `${text.at(at - 1)} ${ing}`,
        source: { from: at - 1, to: at + 1 },
      });
  }
  return found;
}

/** What is done from a verb on, and the other things that it takes. */
function doneAt(text: PersonText, at: number, ing: string): FoundPhrase[] {
  const [first, ...more] = objectsFrom(text, at + 1).things;
  const isObject = first && isObjectAt(text, at + 1, first);
  const near = isObject ? first : null;
  const whole = { from: at, to: near?.to ?? at + 1 };
  const source = { from: at, to: whole.to };
  const done = isPlainVerb(text, at, near)
    ? []
    : [{ ...whole, phrase: verbPhrase(text, at, ing, near), source }];
  const others = near ? more.filter((thing) => !isVerbWithPronoun(text, thing)) : [];
  return [
    ...done,
    ...others.map((thing) => ({
      ...thing,
      phrase: phraseOf(text, thing, ingOfFirst(text, thing)),
      source: { from: at, to: thing.to },
    })),
  ];
}

const bareVerbs =
  /^(?:makes|keeps|turns|throws|follows|supports|shows|attends|learns|takes|studies|watches|listens|drives|plans|builds|grows|collects|restores|makes|teaches|edits|organises|organizes|hosts|fosters|trains|runs|raises|plays|mixes|practices|designs|produces|mends|repairs|arranges|performs|trades|translates|rescues|cans|devours|tends|preserves|decorates|curates)$/;
/** "makes" without anything that is made says nothing. */
const isPlainVerb = (text: PersonText, at: number, thing: Stretch | null) =>
  (!thing && /^(?:the|her|his|their|my|our)$/.test(text.at(at + 1))) ||
  (bareVerbs.test(text.at(at)) && (!thing || /^(?:from|on|by|over|off|out|after)$/.test(text.at(at + 1))));

function verbPhrase(text: PersonText, at: number, ing: string, thing: Stretch | null): string {
  if (!thing || text.at(at + 1) === 'like') return ing;
  if (prepositions.has(text.at(at + 1))) return `${ing} ${phraseOf(text, { from: at + 1, to: thing.to })}`;
  const from = /^an?$/.test(text.at(at + 1)) ? at + 1 : thing.from;
  return `${ing} ${phraseOf(text, { from, to: thing.to })}`;
}

const ingAfterThey = (text: PersonText, at: number) =>
  /^(?:they|both|who|parents|she|he)$/.test(text.at(at - 1)) ? ingOfBase.get(text.at(at)) : undefined;

function isVerb(text: PersonText, at: number): boolean {
  if (!text.mayConcern(at) || isDenied(text, at)) return false;
  return isBehindSubject(text, at) && (!needsSubject(text.at(at)) || hasSubject(text, at));
}

/** "she wild swims all year round" */
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

const howOften = /^(?:like|twice|once|every|most|daily|weekly|three|#\d+|all)$/;
/** A form that may be a thing stands where only a verb can: behind the one who does it, or before an article. */
function hasSubject(text: PersonText, at: number): boolean {
  const before = text.at(at - 1);
  if (/^(?:she|he|who|also|always|often|usually|still|religiously)$/.test(before) || isNameEnd(text, at))
    return true;
  const after = text.at(at + 1);
  // "Quilts like nobody's business", "Boulders twice a week", ", runs trails before work"
  if (howOften.test(after) && (text.isSentenceEnd(at - 1) || /^(?:,|and)$/.test(before))) return true;
  if (/^(?:,|and|:)$/.test(before) && text.subjectAt(at) === 'recipient' && /[^s]s$/.test(after))
    return text.at(at) !== 'keeps';
  return /^(?:a|an|the|her|his|their|in|for|at|every|on|to)$/.test(text.at(at + 1));
}

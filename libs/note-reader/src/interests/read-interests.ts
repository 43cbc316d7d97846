import { thingOfAgent } from '../words/agents.js';
import { isDenied } from '../patterns/denial.js';
import { linesOf, RuleTable, type RuleMatch } from '../patterns/rule-table.js';
import { groupsOf } from '../patterns/word-groups.js';
import type { PersonText } from '../people/person-text.js';
import { objectsFrom } from '../phrases/objects.js';
import type { Span } from '../text/note.js';
import { gerunds, gerundOfBase } from '../words/doing-verbs.js';
import { thingOfFuture } from '../words/future-trades.js';
import { isPooling } from '../mentions/other-senses.js';
import { fansIn } from './fans.js';
import { likingGroups, likingLines } from './lines.js';
import { gerundOfFirstVerb, isObjectAt, isVerbWithPronoun, verbPhrase } from './near-object.js';
import { idiomsIn, passionsIn } from './passions.js';
import { isLost, isResumed } from './resumed.js';
import { phraseOf } from './phrase-of.js';
import { verbsIn } from './verbs-done.js';

/** A phrase and its source. */
export interface FoundPhrase extends Span {
  phrase: string;
  /** From the verb on. */
  source: Span;
}

const likingTable = new RuleTable(linesOf(likingLines), groupsOf(likingGroups));

/** What the person likes and does, in text order. */
export function likingsIn(text: PersonText): FoundPhrase[] {
  const found: FoundPhrase[] = [];
  for (const match of likingTable.matches(text)) {
    if (!text.mayConcern(match.from) && !isAboutHobbies(text, match) && !isOfUs(text, match)) continue;
    found.push(...(readers[match.meaning] ?? likedAfter)(text, match));
  }
  return [...found, ...verbsIn(text), ...fansIn(text), ...passionsIn(text), ...idiomsIn(text)];
}

type Reader = (text: PersonText, match: RuleMatch<string>) => FoundPhrase[];

/** How a match is read, by the meaning of its line. */
const readers: Readonly<Record<string, Reader>> = {
  doing: doingsAfter,
  spends: doingsAfter,
  away: doingsAfter,
  again: (text, match) => {
    if (isResumed(text, match)) return thingsAfter(text, match);
    return isLost(text, match) ? thingsAfter(text, { ...match, to: behindLoving(text, match.to) }) : [];
  },
  pet: (text, match) => keptAs(text, match, match.kept['pet'], null),
  verb: (text, match) => {
    const ing = gerundOfBase.get(text.at(match.to));
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
  // "she will be a vet", but not "she will be a grandmother".
  trade: (text, match) => {
    const thing = thingOfTrade(text, match.kept['trade']);
    return thing ? keptAs(text, match, match.kept['trade'], thing) : [];
  },
  family: (text, match) =>
    isDenied(text, match.from) ? [] : [{ ...match, phrase: 'family time', source: match }],
  agent: (text, match) => {
    const { agent } = match.kept;
    return keptAs(text, match, agent, thingOfAgent.get(text.at(agent?.from ?? -1)) ?? null);
  },
};

/** "used to love going dancing": dancing. */
function behindLoving(text: PersonText, from: number): number {
  let at = from;
  while (
    /^(?:love|like|enjoy|adore|be|into|go|going|doing|do|to|a|lot|of|mad|crazy|about)$/.test(text.at(at))
  )
    at += 1;
  return at;
}

function likedAfter(text: PersonText, match: RuleMatch<string>): FoundPhrase[] {
  return isLiking(text, match) ? thingsAfter(text, match) : [];
}

/** "has two greyhounds", "a keen gardener". */
function keptAs(text: PersonText, match: RuleMatch<string>, kept: Span | undefined, phrase: string | null) {
  if (!kept || isDenied(text, match.from) || isDenied(text, kept.from)) return [];
  return [{ ...kept, phrase: phrase ?? phraseOf(text, kept), source: { from: match.from, to: match.to } }];
}

/** "doing up a narrowboat" keeps its article. */
const articleOf = (text: PersonText, { from }: Span) =>
  /^(?:a|an|the|old|his|her|their)$/.test(text.at(from - 1)) && text.at(from - 1) !== 'old'
    ? `${text.at(from - 1)} `
    : '';

/** "wants to be a beetle scientist": the subject of that profession. */
function thingOfTrade(text: PersonText, trade: Span | undefined): string | null {
  if (!trade) return null;
  const last = text.at(trade.to - 1);
  const before = text.said({ from: trade.from, to: trade.to - 1 });
  const thing = thingOfFuture.get(last) ?? thingOfAgent.get(last);
  if (thing && trade.to - trade.from > 1) return `${before} ${thing}`;
  return thing ?? (last.endsWith('ologist') ? `${before} ${last.replace(/ist$/, 'y')}`.trim() : null);
}

/** "we go birding every weekend": something that giver and recipient do together. */
const isOfUs = (text: PersonText, { from, meaning }: RuleMatch<string>) =>
  meaning === 'doing' && /^(?:go|went)$/.test(text.at(from)) && text.at(from - 1) === 'we';

/** "her hobby is knitting": the subject of the clause is the hobby. */
const isAboutHobbies = (text: PersonText, { from }: Span) => text.subjectAt(from) === 'thing';

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

/** "loves opera and playing chess", but nothing of "drinks like a fish". */
function thingsAfter(text: PersonText, match: RuleMatch<string>): FoundPhrase[] {
  const { things } = objectsFrom(text, match.to);
  return things
    .filter((thing) => !isVerbWithPronoun(text, thing) && text.at(match.to) !== 'like')
    .map((thing) => ({
      ...thing,
      phrase: phraseOf(
        text,
        thing,
        takesNoun.test(text.at(match.from)) ? null : gerundOfFirstVerb(text, thing),
      ),
      source: { from: match.from, to: thing.to },
    }));
}

/** "goes to salsa classes": a noun follows these verbs. */
const takesNoun = /^(?:goes|going|went|listens|listening|addicted|devoted|partial)$/;

/** "has been restoring a Triumph", "spends her weekends sailing". */
function doingsAfter(text: PersonText, match: RuleMatch<string>): FoundPhrase[] {
  const at = match.to;
  if (isPooling(text, at)) return [];
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
  gerunds.has(text.at(at)) ||
  (gerunds.has(text.at(at + 1)) &&
    /^(?:re|fly|trail|wild|rock|rail|bird|mountain|ice|road|open|oil|scuba|horse|cold|tap|line|film|model|deep|wood|urban|jet|paddle|bread|cake|cross|sea|fell|hill|tree|metal|dog|people|landscape|night|coarse|carp|book|diamond)$/.test(
      text.at(at),
    ));

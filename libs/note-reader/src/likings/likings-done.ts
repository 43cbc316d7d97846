import type { Finding } from '../text/findings.js';
import type { RuleContext } from '../people/rule-context.js';
import { hobbiesTogether, hobbyVerbs, type HobbyVerb } from '../words/hobby-verbs.js';
import { sentenceEnds, wordPattern, type Note, type Span } from '../text/note.js';
import { objectsFrom } from './objects.js';
import { pronounGender } from '../people/recipient.js';

type Things = (thing: Span) => Finding[];

const longestFirst = (words: Iterable<string>) => [...words].sort((a, b) => b.length - a.length).join('|');
const doing = wordPattern(longestFirst(hobbyVerbs.keys()));
const together = wordPattern(
  `(?:they|both|always|often|also|,|and) (?<verb>${longestFirst(hobbiesTogether.keys())})(?! (?:for|out|into|away|on|off) )`,
);

const noDoing =
  /^(?:never|hardly|rarely|barely|seldom|doesn't|don't|and i|his|her|their|my|our|the|a|an|dry|cold|trial|these|those|some|of|in|with|for)$/;
/** Words after which a word that can be a noun or a verb is a verb. */
const beforeVerb =
  /^(?:he|she|who|they|also|often|always|still|sometimes|usually|even|really|mostly|regularly|occasionally|secretly|actually|then|that|herself|himself|now|,|and|)$/;
/** "runs a bakery", "draws the line", "skates by", "writes off", "reads the room": not done for fun. */
const notForFun: Record<string, RegExp> = {
  runs: /^(?:a|an|the|her|his|their|our|this|it|everything|errands|things|around|away|out|into|late|on|off|my|up|over|low|from|two|three|#\d+)$/,
  lifts: /^(?:the|his|her|me|us|my|our|up|off|everyone)$/,
  boxes: /^(?:the|up|things|his|her)$/,
  bowls: /^(?:me|over|us)$/,
  fences: /^(?:the|off|in)$/,
  hunts: /^(?:down)$/,
  camps: /^(?:on)$/,
  races: /^(?:the|to|around)$/,
  spins: /^(?:the|around|out)$/,
  curls: /^(?:up|her|his)$/,
  drums: /^(?:up|his|her)$/,
  climbs: /^(?:the|into|out)$/,
  dives: /^(?:into|in)$/,
  games: /^(?:the)$/,
  sails: /^(?:through)$/,
  surfs: /^(?:the)$/,
  draws: /^(?:the|a|attention|on)$/,
  writes: /^(?:off|reports|emails|me|us|checks|everything)$/,
  reads: /^(?:the|me|us|his|her|my|people)$/,
  cooks: /^(?:the|up)$/,
  programs: /^(?:the|his|her)$/,
  weaves: /^(?:through|in)$/,
  fishes: /^(?:for|out)$/,
  carves: /^(?:out)$/,
  tattoos: /^(?:for)$/,
  travels: /^(?:for work|with work)$/,
};
/** "runs a lot", "runs a marathon", "reads the classics": done for fun in spite of the article. */
const still =
  /^(?:a (?:lot|ton|bunch|little|bit|marathon|half|few)|the (?:classics|paper|news|bible|waves|marathon)|on (?:saturdays?|sundays?|weekends?|the weekend|the side|her own|his own)|#\d+(?: k| km| miles| kilometers| kilometres| times)|her (?:own|first)|his (?:own|first)|around the lake|everything (?:about|by|from))/;

/** "gardens are nice": a noun, since a verb follows. */
const beforeThings = /^(?:are|is|were|was|have|has|look|looks|can|could|would|will|that|which)$/;

const isForFun = (note: Note, { from, to }: Span): boolean => {
  if (beforeThings.test(note.at(to))) return false;
  const not = notForFun[note.read({ from, to })];
  if (!not) return true;
  const two = note.read({ from: to, to: to + 2 });
  return still.test(two) || !(not.test(note.at(to)) || not.test(two));
};

/** What the recipient does for fun: "she knits and sails". `things` are the interests found before. */
export function likingsDone(
  context: RuleContext,
  isFree: (one: Span) => boolean,
  liked: Things,
  things: readonly Span[],
): Finding[] {
  const { note, participants } = context;
  const found: Finding[] = [];
  const isThing = ({ from, to }: Span) => things.some((one) => from < one.to && to > one.from);
  const take = (verb: Span, hobby: HobbyVerb | undefined) => {
    if (!hobby || !isFree(verb)) return;
    const of = { weight: 1, from: verb.from, to: verb.to };
    if (hobby.interest) found.push({ field: 'interests', value: hobby.interest, ...of });
    const direct = objectsFrom(context, verb.to).things.filter(
      (thing) => isFree(thing) && isDirect(note, verb.to, thing),
    );
    found.push(...direct.flatMap((thing) => liked(thing)));
    if (!hobby.kind) return;
    // "crochets little animals": the object alone would be another interest.
    const [first] = direct;
    const whole = { from: verb.from, to: first?.to ?? verb.to };
    const inFirst = found.findIndex(
      (one) => one.field === 'customInterests' && one.from === first?.from && one.to === first.to,
    );
    if (inFirst !== -1) found.splice(inFirst, 1);
    const value = note.said(whole).replace(/\s+/g, ' ');
    found.push({ field: 'customInterests', value, weight: 1, ...whole });
  };
  for (const match of note.find(doing)) {
    const hobby = hobbyVerbs.get(note.read(match));
    const before = note.at(match.from - 1);
    if (!isTheirs(context, match.from) || noDoing.test(before) || !isForFun(note, match)) continue;
    if (hobby && !hobby.clear && !(isVerb(context, match.from) && !isThing(match))) continue;
    take(match, hobby);
  }
  for (const { groups } of note.find(together)) {
    const verb = groups['verb'];
    if (!verb || context.subjects.at(verb.from) !== 'recipient') continue;
    const one = !participants.gender && /^(?:they|also|both)$/.test(note.at(verb.from - 1));
    if (participants.plural || one) take(verb, hobbiesTogether.get(note.read(verb)));
  }
  return found;
}

/** About the recipient, or a sentence without a subject: "Gardens, sews and sings." */
function isTheirs({ note, subjects, participants }: RuleContext, at: number): boolean {
  if (subjects.at(at) === 'recipient') return true;
  return (
    subjects.at(at) === 'nobody' &&
    !!participants.recipient &&
    (note.opens(at) || /^(?:,|and)$/.test(note.at(at - 1)))
  );
}

function isVerb({ note, participants }: RuleContext, at: number): boolean {
  const before = note.at(at - 1);
  if (pronounGender(before)) return !/^(?:her|his|him)$/.test(before);
  return (
    beforeVerb.test(before) || sentenceEnds.has(before) || participants.people.some(({ to }) => to === at)
  );
}

/** "cooks Thai food" but not "cooks for his family on Sundays" or "fishes, tinkers". */
const isDirect = (note: Note, after: number, thing: Span) =>
  thing.from - after <= 2 &&
  !/^(?:in|on|at|with|for|to|every|all|a|so|too|like|as|,|and|or|&|everywhere|daily|constantly|from|herself|himself|when|by|whenever|most|since|competitively|professionally|sometimes)$/.test(
    note.at(after),
  );

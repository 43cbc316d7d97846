import type { Interest } from '@giftwell/contracts/gift-ai/vocabulary';
import type { Finding } from '../text/findings.js';
import type { RuleContext } from '../people/rule-context.js';
import { interestsIn } from '../words/interest-words.js';
import { wordPattern, type Note, type Span } from '../text/note.js';
import { objectsFrom } from './objects.js';

/** Words before a thing that somebody does not want. */
const refusing = wordPattern(
  [
    "(?:hates|dislikes|can't stand|doesn't like|despises) (?:being|getting|having|when|it when)",
    '(?:really |absolutely )?(?:hates?|dislikes?|despises?|detests?|loathes?|avoids)',
    "(?:doesn't|don't|does not|do not|didn't)(?: really| even| particularly| much| exactly)? (?:like|love|enjoy|want|need|care for|care about|drink|eat|wear|use|do|read|watch|play|go for)",
    "(?:can't|cannot|can not) (?:stand|eat|have|tolerate|drink)",
    "(?:not|isn't|aren't|is not|no)(?: really| at all| much| that| so| very| exactly| particularly)? (?:into|a (?:big |huge )?fan of|fan of|interested in|keen on|fond of|big on)",
    'allergic to|allergy to|intolerant to|intolerant of|lactose intolerant|gluten intolerant|sick of|tired of',
    "(?:won't|refuses to|wouldn't) (?:ever )?(?:eat|drink|wear|touch|use|read|watch)",
    "(?:not|isn't|is not) (?:really |exactly )?(?:crazy|mad|wild) about",
    'no more|no new|not another',
    "(?:don't|do not|never|please don't)(?: ever| please)? (?:get|buy|give|bring|send)(?: him| her| them)?(?: (?:anything|something))?(?: (?:with|about|related to|to do with|that has|made of|from|in))?(?! (?:me|it|that|this|to|the|one|too|wrong|us|why|how|up|along|out) )",
    '(?:already )?(?:has|have|owns|own|got|has got) (?:more than |way |far )?(?:enough|too many|too much|plenty of|tons of|loads of)',
    'never (?:cooks|drinks|eats|wears|reads|uses|watches|plays|wants)',
    'already (?:has|have|owns)',
  ].join('|'),
);
/** "not a big drinker", "isn't much of a reader". */
const noAgent = wordPattern(
  "(?:not|isn't|is not|never been|not really|never was)(?: really| exactly)?(?: much of)? (?:a|an) (?:(?:big|huge|great|real|avid|good|heavy) )?(?:\\S+ )?(?<who>drinker|reader|eater|cook|gamer|dancer|swimmer|runner|smoker|(?<=morning |people |dog |cat |beach |party |jewelry |book |coffee |tea |gym |outdoor |outdoors |sports |flower |plant |chocolate |tech |wine |beer |candle |sweets |clothes |perfume |makeup |pet )(?:person|guy|girl))",
);
const gifted =
  /^(?:for|fancy|special|crazy|big|much|else|about|to|yet|in|but|from|major|serious|planned|specific|particular|expensive|is|was|has|will|would|more|less|like|against|wrong|really|or|and|of|on|came|comes|better|extravagant|over|under|he|she|i|they|we|works?|\.|,|)$/;
/** "no plastic toys please", "nothing floral", "nothing with small print". */
const please = wordPattern(
  'no (?:(?!i |he |she |we |and |but |no |idea |limit |rush |one |wait |problem |doubt )\\S+ ){1,3}?please',
);
const nothing = wordPattern('nothing');
const bareNo = wordPattern('(?<=[,.;] |and |so |please )no');
/** Needs no object. */
const alone =
  /intolerant$|^never (?:cooks|reads|drinks|plays)$|(?:doesn't|don't|does not|do not) (?:read|drink)$/;
/** "has enough stuff", "can't stand clutter": vague, but still a refusal. */
const stuff = /^(?:stuff|things|everything|gifts|presents)$/;
/** "no limit", "no idea", "no wait": not a dislike. */
const noThing =
  /^(?:limit|budget|idea|wait|actually|problem|matter|doubt|object|issue|clue|need|one|way|sorry|i|it|he|she|they|rush|#\d+.*|it's|she's|he's|more|longer|name|price)$/;
const longest = 160;

interface Refusal extends Span {
  against: Interest[];
}

const topicsOf = (note: Note, things: readonly Span[]) =>
  things.flatMap((thing) => interestsIn(note.read(thing).split(' ')));

/** "hates being called kiddo", "doesn't drink coffee", "has enough stuff", "gluten intolerant". */
function refused(context: RuleContext, match: Span): Refusal[] {
  const { note } = context;
  const { from, to } = match;
  if (!isAbout(context, match) || /^(?:i|we|you)$/.test(note.at(from - 1))) return [];
  const said = note.read(match);
  const clause = /(?:being|getting|having|when)$/.test(said) ? clauseAfter(note, to) : 0;
  if (clause > to) return [{ from, to: clause, against: [] }];
  const { things } = objectsFrom(context, to);
  const last = things.at(-1);
  if (last) return [{ from, to: last.to, against: topicsOf(note, things) }];
  if (stuff.test(note.at(to))) return [{ from, to: to + 1, against: [] }];
  return alone.test(said) ? [{ from, to, against: interestsIn([note.at(to - 1)]) }] : [];
}

const noSuchPerson = (context: RuleContext, match: Span): Refusal[] =>
  isAbout(context, match)
    ? [{ from: match.from, to: match.to, against: interestsIn(context.note.read(match).split(' ')) }]
    : [];

function refusedPolitely({ note, subjects }: RuleContext, { from, to }: Span): Refusal[] {
  const thing = { from, to: to - 1 };
  return subjects.at(from) === 'other' ? [] : [{ ...thing, against: topicsOf(note, [thing]) }];
}

function refusedByNothing(context: RuleContext, { from, to }: Span): Refusal[] {
  const { note, subjects } = context;
  if (gifted.test(note.at(to)) || subjects.at(from) === 'other' || !isRule(note, from)) return [];
  const [first] = objectsFrom(context, to + (/^(?:with|too|that's)$/.test(note.at(to)) ? 1 : 0)).things;
  return first ? [{ from, to: first.to, against: topicsOf(note, [first]) }] : [];
}

function refusedByNo(context: RuleContext, { from, to }: Span): Refusal[] {
  const { note, subjects } = context;
  const next = note.at(to);
  if (noThing.test(next) || !/^\p{L}/u.test(next) || subjects.at(from) === 'other') return [];
  const { things } = objectsFrom(context, to);
  const last = things.at(-1);
  return last && last.from - to <= 1 ? [{ from, to: last.to, against: topicsOf(note, things) }] : [];
}

/** Of two overlapping rules the first wins. */
const rules: readonly (readonly [
  pattern: RegExp,
  refusals: (context: RuleContext, match: Span) => Refusal[],
])[] = [
  [refusing, refused],
  [noAgent, noSuchPerson],
  [please, refusedPolitely],
  [nothing, refusedByNothing],
  [bareNo, refusedByNo],
];

/** What the recipient dislikes, has enough of or must not get, as written. */
export function dislikesIn(context: RuleContext): Finding[] {
  const { note } = context;
  const found: Finding[] = [];
  for (const [pattern, refusals] of rules) {
    for (const match of note.find(pattern)) {
      for (const { against, ...span } of refusals(context, match)) {
        if (found.some(({ from, to }) => span.from < to && span.to > from)) continue;
        const phrase = note.said(span).replace(/\s+/g, ' ');
        if (phrase.length > longest || /[;]/.test(phrase)) continue;
        found.push({ field: 'customPersonality', value: phrase, weight: 1, against, ...span });
      }
    }
  }
  return found;
}

/** "hates being called kiddo": everything up to the end of the clause. */
function clauseAfter(note: Note, from: number): number {
  let to = from;
  while (
    to < from + 8 &&
    /^[\p{L}#]/u.test(note.at(to)) &&
    !/^(?:and|but|so|because|i|or)$/.test(note.at(to))
  )
    to += 1;
  return to;
}

/** "but nothing floral" limits the gift; "she wants nothing" does not. */
const isRule = (note: Note, at: number) =>
  at === 0 ||
  /^(?:but|so|and|please|just|definitely|absolutely|,|\.|;|anymore|really|again|also)$/.test(note.at(at - 1));

/** "no more candles" is about the gift; other dislikes must be about the recipient. */
function isAbout({ note, subjects }: RuleContext, { from, to }: Span): boolean {
  if (/^(?:no|not another)/.test(note.read({ from, to })) && subjects.at(from) !== 'other')
    return !/^(?:than|money|time|info|information)$/.test(note.at(to));
  return subjects.mayConcern(from);
}

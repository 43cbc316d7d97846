import type { Lifestyle } from '@giftwell/contracts/gift-ai/vocabulary';
import type { Finding } from '../text/findings.js';
import type { RuleContext } from '../people/rule-context.js';
import { jobs } from '../words/jobs.js';
import { sentenceEnds, wordPattern, type Note, type Span } from '../text/note.js';

const lifestyles: [Lifestyle, string][] = [
  [
    'busy',
    '(?:always |super |very |so |really |incredibly |extremely ){0,3}busy|always on the go|workaholic|works (?:a lot|too much|all the time)|hardly (?:has|have) any (?:free )?time|never has (?:any )?time|no free time',
  ],
  [
    'urban',
    '(?:lives?|living|flat|apartment|studio|loft|house|place) (?:right )?(?:in|downtown) (?:the |a )?(?:big |busy )?(?:city|downtown|city center|city centre|inner city)|city (?:girl|boy|person|dweller)|downtown',
  ],
  ['suburban', '(?:lives?|living|house) in (?:the |a )?(?:suburbs|suburb)'],
  [
    'rural',
    '(?:lives?|living|house|cabin|home) (?:on|in|out in|out on|up in|down in|way out in) (?:the |a |an )?(?:\\S+ )?(?:farm|countryside|country|small village|village|ranch|mountains|woods|rural area)',
  ],
  [
    'student',
    "(?:is |she's |he's )?(?:a |an )?(?:\\S+ )?(?:student|undergrad)|studies|studying|(?:in|at|goes to) (?:college|university|uni|grad school|med school|law school)",
  ],
  [
    'family-oriented',
    'family oriented|family person|family (?:man|woman)|family is everything|all about (?:her|his|their|the) family|(?:her|his|their) family means',
  ],
  [
    'social',
    'goes out a lot|always out with friends|party animal|loves? (?:parties|partying|hosting|going out)',
  ],
  ['minimalist', '(?:lives?|living) (?:very )?(?:simply|minimally)|tiny house'],
  [
    'eco-friendly',
    'zero waste|(?:lives?|living) sustainably|sustainable (?:life|lifestyle|living)|eco friendly(?: life| lifestyle)?|plastic free',
  ],
  [
    'professional',
    `works as (?:a|an) |(?:is|she's|he's|they're|and) (?:a|an) (?:(?!retired |former |ex )\\S+ ){0,1}?(?:${jobs.split(',').join('|')})(?! (?:friend|of))|working professional|career (?:woman|man)|business (?:woman|man)|businesswoman|businessman`,
  ],
  ['modern', 'modern (?:life|lifestyle|taste|style|home|apartment)'],
];
const ofLifestyles = lifestyles.map(
  ([lifestyle, source]) =>
    [
      lifestyle,
      wordPattern(source.replace(/\) \|/g, ')|').replace('works as (?:a|an) |', 'works as (?:a|an)|')),
    ] as const,
);

const count = '(?:a|an|one|two|three|four|several|many|lots of|some|#\\d+)';
/** Lifestyle facts that are kept as written. */
const facts = [
  'works? (?:as|in|at|for|from) (?:(?!and |but |because |so |she |he |they |who |loves |likes |is |has |[.,;!?] )\\S+ ){0,4}\\S+',
  `(?:is|she's|he's|they're|and) (?:a|an) (?<job>(?:(?:retired|former|freelance|junior|senior|high school|primary school) )?(?:${jobs.split(',').join('|')}))(?! (?:friend|of|at heart))`,
  `(?<job>retired (?:${jobs.split(',').join('|')}))`,
  `(?:has|have|got|owns?) ${count} (?:\\S+ ){0,2}?(?:dogs?|cats?|puppy|puppies|kittens?|horses?|rabbits?|birds?|parrots?|pets?|kids?|children|sons?|daughters?|boys?|girls?|grandkids|grandchildren|chickens|toddlers?|twins)`,
  'vegan|vegetarian|pescatarian|gluten free|halal|kosher|sober|teetotaler|diabetic|plant based',
  '(?:recently |just |newly |already )?retired',
  '(?:lives?|living) (?:(?:up|down|out|over|back|all|right|just|now|currently) )?(?:in|on|with|near|alone|by)(?: (?:(?!and |but |because |so |she |he |they |who |loves |likes |is |has |money |budget |[.,;!?] )\\S+ ){0,4}\\S+)?',
  '(?:just |recently )?(?:moved|bought) (?:to|into|a|their|her|his) (?:(?!and |but |because |so |[.,;!?] )\\S+ ){0,3}\\S+',
  'single (?:mom|mum|dad|mother|father|parent)|stay at home (?:mom|mum|dad)|expecting(?: a baby)?|pregnant|newly ?weds?',
  'studies (?!and |but )\\S+|studying (?!and |but )\\S+',
  '(?:used to be) (?:a|an) \\S+',
].map(wordPattern);
const cutAt =
  /^(?:and|but|because|so|she|he|they|who|loves|likes|is|has|money|budget|,|she's|he's|i|with|enjoys|a|the|my|around|max|for|last|next|this|yesterday|recently|she'd|he'd)$/;

/** A relation that is kept as written, such as "my vegan cousin". */
function fromRelation({ note, participants }: RuleContext): Finding[] {
  const relation =
    participants.recipient?.relation ?? [...participants.same].find((one) => one.relation)?.relation;
  if (!relation?.keepsWord) return [];
  const { from, to } = relation;
  const value = note
    .said({ from, to })
    .replace(/['’]s$|(?<=s)['’]$/, '')
    .replace(/\s+/g, ' ');
  return [{ field: 'customLifestyle', value, weight: 1, from, to }];
}

/** The lifestyles of the recipient. */
export function lifestylesIn(context: RuleContext, taken: readonly Span[]): Finding[] {
  const { note, subjects, participants } = context;
  const isOurs = (span: Span) =>
    !taken.some((one) => overlap(one, span)) && subjects.mayConcern(span.from) && !isDenied(note, span.from);
  const known = ofLifestyles.flatMap(([lifestyle, pattern]) =>
    [...note.find(pattern)]
      .filter(isOurs)
      .map(({ from, to }): Finding => ({ field: 'lifestyle', value: lifestyle, weight: 1, from, to })),
  );
  const isAboutSomebody = ({ from }: Span) =>
    subjects.at(from) !== 'nobody' || note.opens(from) || participants.recipient !== null;
  const written: Finding[] = [];
  for (const match of facts.flatMap((pattern) => [...note.find(pattern)])) {
    const span = cut(note, match.groups['job'] ?? match);
    const isTaken = written.some((one) => overlap(one, span));
    if (isTaken || !isOurs(match) || !isAboutSomebody(match)) continue;
    const value = note.said(span).replace(/\s+/g, ' ');
    if (value.length <= 60) written.push({ field: 'customLifestyle', value, weight: 1, ...span });
  }
  return [...known, ...written, ...fromRelation(context)];
}

/** "she isn't a vegetarian", "not really busy". */
function isDenied(note: Note, from: number): boolean {
  for (let at = from - 1; at >= from - 3; at -= 1) {
    if (/^(?:not|isn't|aren't|never|no|wasn't|doesn't|don't|no longer)$/.test(note.at(at))) return true;
    if (!/^(?:a|an|the|really|very|always|that|so|longer)$/.test(note.at(at))) return false;
  }
  return false;
}

const overlap = (one: Span, other: Span) => one.from < other.to && one.to > other.from;

/** The span up to the next thing. */
function cut(note: Note, { from, to }: Span): Span {
  for (let at = from + 3; at < to; at += 1)
    if (cutAt.test(note.at(at)) || sentenceEnds.has(note.at(at))) return { from, to: at };
  return { from, to };
}

import type { Interest } from '@giftwell/contracts/gift-ai/vocabulary';
import type { Finding } from '../text/findings.js';
import type { RuleContext } from '../people/rule-context.js';
import { interestNamed, interestsIn, namedParts } from '../words/interest-words.js';
import { likingsDone } from './likings-done.js';
import { impliedLikings } from './likings-implied.js';
import { likingsListed } from './likings-listed.js';
import { wordPattern, type Note, type Span } from '../text/note.js';
import { isWatch, objectsFrom } from './objects.js';

/** Patterns before something that somebody likes. */
const liking = wordPattern(
  [
    'loves?|adores?|enjoys?|likes|prefers|collects|digs',
    '(?:they|who|both|really|also|all|absolutely|do|does|still|totally|always|and|to|parents|friends|kids) like',
    "(?:is|are|she's|he's|they're|who's|really|so|super|very|totally|also|completely|been|and|gotten|heavily|big) (?:\\S+ ){0,3}?into|into",
    'crazy about|mad about|nuts about|wild about|obsessed with|obsessed about|passionate about|keen on|fond of|interested in|fascinated by|addicted to|hooked on|big on|enthusiastic about|all about',
    "(?:loves|likes|enjoys|wants) nothing (?:more|better) than|lives and breathes|sucker for|huge on|geeks out (?:about|on|over)|nerds out (?:about|on|over)|swears by|(?:has a|a) (?:thing|passion|soft spot|love|weakness) (?:for|of)|gets really into|really gets into|goes (?:crazy|nuts|mad) for|(?:can't|couldn't) (?:go|do) without|never without|geek about",
    "fans? of|lovers? of|good at|took up|taken up|takes up|taking up|discovered|can't get enough of|can't live without|lives for",
    '(?:hobbies|hobby|interests|passions?|favou?rite (?!colou?r)\\S+)(?: are| is| include| includes| would be| :|:){1,3}',
    'spends (?:\\S+ ){1,8}?(?:doing|on|playing|reading)',
    "(?:been|is|are|she's|he's|they're|started|starts) (?:playing|learning|practicing|doing|collecting)",
    '(?:eats|drinks|watches|reads|listens to|plays|wears|wants|talks about|cooks|thinks about) nothing but',
    '(?:they|they both|both|they also|they all) (?:watch|play|collect|grow|drink|build|restore|ride|repair|listen to|practice|practise)',
    'plays|practices|practises|watches|listens to|devours|binges|binge watches|dabbles in|trains for|competes in|raves about|supports(?! (?:her|his|their|the|my|our|a|me|us|him|them|it|everyone) )',
    '(?:tinkers|fiddles|potters|experiments) (?:with|on)|grows(?! up| out| old)|breeds|(?:repairs|mends|fixes up|refurbishes|fixes)(?! everything| things| stuff| us| my| our| me| it| the )',
    'drinks(?! like )|eats(?! out| like| well| healthy| healthily| only| everything| anything| at | too much| a lot| vegan| vegetarian| kosher| halal| gluten| with | in | ,| \\.)',
    'collecting|goes|rides|restores|builds|makes (?:his|her|their) own',
    "(?:she|he|they|she's|he's|they're|really|always|been|who|also|and) (?:wants|wanted|wanting|asked for|been asking for|asking for|wished for|wishes for|saving for|saving up for|dreaming of)(?! to | it | nothing )",
  ].join('|'),
);

const agents: Record<string, Interest> = {
  reader: 'reading',
  bookworm: 'reading',
  gamer: 'gaming',
  cook: 'cooking',
  baker: 'cooking',
  foodie: 'cooking',
  runner: 'fitness',
  cyclist: 'fitness',
  hiker: 'outdoors',
  gardener: 'gardening',
  photographer: 'photography',
  traveler: 'travel',
  traveller: 'travel',
  dancer: 'dancing',
  golfer: 'sports',
  knitter: 'crafts',
  painter: 'art',
  'movie buff': 'movies',
  cinephile: 'movies',
  techie: 'technology',
  yogi: 'yoga',
  outdoorsy: 'outdoors',
  birder: 'outdoors',
  birdwatcher: 'outdoors',
  swimmer: 'fitness',
  surfer: 'outdoors',
  skier: 'outdoors',
  sailor: 'outdoors',
  climber: 'outdoors',
  crafter: 'crafts',
  quilter: 'crafts',
  footballer: 'sports',
  globetrotter: 'travel',
  musician: 'music',
};
const severalAgents = Object.keys(agents).flatMap((who) => (/[rkt]$|foodie$/.test(who) ? [`${who}s`] : []));
const agentPattern = wordPattern(
  `(?:a|an|big|avid|keen|huge|passionate|great|such|hobby|amateur|enthusiastic|good|serious|total|real|super|very|really|both|she's|he's|they're|is|are|outdoorsy|and) (?<who>${[...Object.keys(agents), ...severalAgents].join('|')})`,
);
const isBad = /^(?:terrible|bad|awful|lousy|not|no|never|hardly)$/;
const fanPattern = wordPattern(
  '(?:a |an |the |real |huge |big |total |massive |such |avid |true ){0,3}(?<what>(?:\\S+ ){0,1}?\\S+) (?:fan|fans|lover|lovers|enthusiast|nerd|geek|buff|fanatic|freak|addict|junkie|aficionado|collector|drinker|watcher|player|players)',
);
const notAThing =
  /^(?:a|an|the|is|she's|he's|they're|are|and|real|huge|big|total|massive|such|avid|true|not|,|music's|biggest|no|of|i'm|bit|heavy|social|light|team|key|media|occasional|good|great|keen|who|serious)$/;

/** Before "love" and "like" these make it a wish, or someone else's feeling. */
const noLiking =
  /^(?:i|we|i'd|we'd|she'd|he'd|they'd|would|who'd|to|of|in|my|used|might|will|'d|could|should|looks?|feels?|sounds?|something|you|with|true|don't|doesn't|didn't|not|never|hardly|barely|rarely|seldom|isn't|n't)$/;
const motion =
  /^(?:moved|moves|moving|goes|went|came|gets|run|ran|bumped|college|get|go|move|broke|turned|turn)$/;
const goesFor = /ing$/;

/** Reasons why a verb of liking does not count. */
const againstLiking: readonly ((note: Note, match: Span, verb: string) => boolean)[] = [
  // "my friend Will loves": a name, not the verb.
  (note, { from }, verb) =>
    noLiking.test(note.at(from - 1)) && !(note.at(from - 1) === 'will' && verb.endsWith('s')),
  (note, { from }, verb) => verb === 'watches' && isWatch(note, from),
  (note, { from, to }, verb) =>
    /into$/.test(verb) && (motion.test(note.at(to - 2)) || motion.test(note.at(from - 1))),
  (note, { to }, verb) => verb === 'goes' && !goesFor.test(note.at(to)),
  (note, { from }) => note.at(from - 2) === 'used' || note.at(from - 1) === 'used',
];

type IsFree = (one: Span) => boolean;

/** The objects of verbs of liking. */
function* thingsAfterVerbs(context: RuleContext, isFree: IsFree): Iterable<Span> {
  const { note, subjects } = context;
  for (const match of note.find(liking)) {
    if (!isFree(match) || !subjects.mayConcern(match.from)) continue;
    const verb = note.read(match);
    if (!againstLiking.some((speaks) => speaks(note, match, verb)))
      yield* objectsFrom(context, match.to).things;
  }
}

/** "an avid skier", "she's a foodie" */
function* interestsOfAgents({ note, subjects }: RuleContext, isFree: IsFree): Iterable<Finding> {
  for (const match of note.find(agentPattern)) {
    const who = match.groups['who'];
    const said = who && note.read(who);
    const interest = said && (agents[said] ?? agents[said.slice(0, -1)]);
    if (isBad.test(note.at(match.from)) || isBad.test(note.at(match.from - 1))) continue;
    if (interest && isFree(match) && subjects.mayConcern(match.from))
      yield { field: 'interests', value: interest, weight: 1, ...who };
  }
}

/** "a huge football fan", "a record collector" */
function* thingsOfFans({ note, subjects }: RuleContext, isFree: IsFree): Iterable<Span> {
  for (const match of note.find(fanPattern)) {
    const said = match.groups['what'];
    if (!said || !isFree(match) || !subjects.mayConcern(match.from)) continue;
    let { from } = said;
    while (from < said.to && notAThing.test(note.at(from))) from += 1;
    const what = { from, to: said.to };
    const isPlayer = /^players?$/.test(note.at(match.to - 1));
    if (isPlayer && (!interestNamed(note.read(what)) || /records?$/.test(note.read(what)))) continue;
    if (what.to > from && !notAThing.test(note.at(what.to - 1))) yield what;
  }
}

/** Interests and other likes of the recipient. `taken` are the spans of dislikes. */
export function likingsIn(context: RuleContext, taken: readonly Span[]): Finding[] {
  const isFree = ({ from, to }: Span) => !taken.some((one) => from < one.to && to > one.from);
  const findingsOf = (thing: Span) => thingLiked(context, thing);
  const liked = [...thingsAfterVerbs(context, isFree)];
  return [
    ...liked.filter(isFree).flatMap(findingsOf),
    ...likingsDone(context, isFree, findingsOf, liked),
    ...interestsOfAgents(context, isFree),
    ...[...thingsOfFans(context, isFree)].flatMap(findingsOf),
    ...likingsListed(context, isFree, findingsOf),
    ...impliedLikings(context, isFree, findingsOf),
  ];
}

/** The known interests in a phrase, and the phrase itself where it is more specific. */
export function thingLiked({ note }: RuleContext, thing: Span): Finding[] {
  return partsOf(note, thing).flatMap((part) => {
    const words = note.read(part).split(' ');
    const of = (field: Finding['field'], value: string): Finding => ({ field, value, weight: 1, ...part });
    const whole = interestNamed(words.join(' '));
    if (whole?.plain) return [of('interests', whole.interest)];
    const phrase = note.said(part).replace(/\s+/g, ' ');
    if (!worthy(phrase)) return [];
    return [
      ...interestsIn(words).map((interest) => of('interests', interest)),
      of('customInterests', phrase),
    ];
  });
}

/** "fashion travel", "craft beer board games": a spoken list without commas. */
function partsOf(note: Note, thing: Span): Span[] {
  const known = namedParts(note.read(thing).split(' '));
  const length = thing.to - thing.from;
  const at = ({ from, to }: Span): Span => ({ from: thing.from + from, to: thing.from + to });
  const covered = known.reduce((sum, { from, to }) => sum + to - from, 0);
  if (known.length > 1 && covered === length) return known.map(at);
  const [only] = known;
  if (known.length !== 1 || !only || length < 4 || only.to - only.from !== 2) return [thing];
  if (only.to === length) return [at({ from: 0, to: only.from }), at(only)];
  return only.from === 0 ? [at(only), at({ from: only.to, to: length })] : [thing];
}

const maxPhraseLength = 60;
/** Words for things in general, and occasions that end a list: "pottery and running, birthday, under $60". */
const sayNothing =
  /^(?:birthday|anniversary|graduation|retirement|housewarming|wedding|baby shower|practical|useful|nice|small|simple|pretty|cute|cool|handmade|personal|new|old|different)$/i;
const worthy = (phrase: string) =>
  !sayNothing.test(phrase) &&
  !/^(?:none|neither|both|either|not)(?: |$)/i.test(phrase) &&
  phrase.length <= maxPhraseLength &&
  /\p{L}{2}/u.test(phrase) &&
  !/[;.]/.test(phrase);

/** "Hiking, coffee and old movies": a bare answer to what somebody loves. */
export function bareThings(context: RuleContext): Finding[] {
  const { note } = context;
  const { things, to } = objectsFrom(context, 0);
  const rest = note.words.slice(to).every(({ text }) => /^[.!]$/.test(text));
  const found = things.map((thing) => thingLiked(context, thing));
  const someKnown = found.some((list) => list.some(({ field }) => field === 'interests'));
  return rest && someKnown ? found.flat() : [];
}

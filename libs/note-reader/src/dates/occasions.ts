import type { OccasionType } from '@giftwell/contracts/gift-ai/vocabulary';
import type { Finding } from '../text/findings.js';
import type { RuleContext } from '../people/rule-context.js';
import { wordPattern, type Note, type Span } from '../text/note.js';
import { giftWord } from '../people/surroundings.js';

interface Kind {
  type: OccasionType;
  pattern: RegExp;
  /** 2 where the word alone names the occasion, less where it often means something else. */
  sure: number;
}
const kind = (type: OccasionType, words: string, sure = 2): Kind => ({
  type,
  pattern: wordPattern(words),
  sure,
});

const kinds: Kind[] = [
  kind(
    'birthday',
    "(?:birthdays?|bday|b day|birth day|bdays|sweet sixteen|sweet #16)(?:'s)?|birthday's|bday's",
  ),
  kind(
    'promotion',
    '(?:bumped|moved|stepping|stepped|moving) up to (?:an? |the )?(?:\\S+ ){0,2}(?:manager|director|partner|head|lead|supervisor|principal|professor|captain|sergeant|foreman|chef)|(?:work|job|service|company) anniversary|promotion|(?:got|was|been|being|getting) promoted|gets promoted|(?:been|was|were|just|got) made (?:an? |the )?(?:\\S+ ){0,2}(?:manager|director|partner|head|lead|supervisor|principal|professor|captain|sergeant|foreman)',
  ),
  kind(
    'anniversary',
    "(?:golden|silver|ruby|diamond|pearl|tin|crystal|emerald|sapphire|china) (?:wedding|jubilee)(?: anniversary)?|(?:wedding )?anniversary(?:'s)?|our #\\d{1,2} years?(?= (?:on|in|this|next) )|anniversary's",
  ),
  kind('engagement', '(?:just )?(?:got|are|is|getting|been) engaged|engagement(?: party)?|just engaged'),
  kind(
    'wedding',
    "(?:wedding(?:'s)?|wedding day|(?:are|is|getting|get|gets|tying) (?:getting )?(?:married|the knot)|marries|big day)",
    1.8,
  ),
  kind(
    'graduation',
    '(?:has |have |just )?(?:finished|finishes|finishing|completed|completes|completing|defended|getting|got|passed|passing) (?:(?:his|her|their|the) )?(?:phd|doctorate|masters|degree|finals|thesis|viva|a levels|mba|bachelors|diploma|nursing exams)(?: (?:there|at last))?|(?:his|her|their) last exams?|(?:just )?(?:graduation|graduates|graduating|graduated|grad party|commencement)(?: party| ceremony)?',
  ),
  kind(
    'christmas',
    "(?:christmas|xmas) (?:do|party|drinks|lunch|dinner|bash)|for (?:chrissie|crimbo|crimbles)(?= [.,!;])|christmas(?:'s)?|xmas|x mas|chrissy|secret santa|kris kringle|kringle|white elephant|christmas's",
  ),
  kind('valentines', "(?:saint |st )?valentine(?:s|'s|s')?(?: day)?"),
  kind('mothers_day', "(?:mother(?:s|'s|s')?|mum's|mom's|moms) day|mothering sunday"),
  kind('fathers_day', "(?:father(?:s|'s|s')?|dad's|dads) day"),
  kind(
    'retirement',
    "(?:is off|off|finishing|finishes|finished|hanging up \\S+ \\S+|hanging it up|calling it a day|calling it quits|bowing out|done|packing it in|packs it in)(?: (?:in|at|on) \\S+| (?:for good|this \\S+|next \\S+)){0,2} after #(?:[2-5]\\d)(?: odd)? years|retirement(?: party)?|(?:is |she's |he's )?retiring|retires|(?:just|about to) retired?",
    1.9,
  ),
  kind(
    'baby_shower',
    'baby shower|babyshower|baby sprinkle|(?:having|new|expecting|expects)(?: a| a new| their first| her first| another)? (?:baby|babies|twins|triplets|child|kid|little one|boy|girl)(?: (?!birthday|wedding|christmas)\\S+){1,12}? shower|(?:throwing|hosting|planning|organizing|organising|attending)(?: her| them| a| the)? shower',
  ),
  kind('housewarming', 'house ?warming(?: party)?|housewarming|moving in party|new home gift'),
  kind('holiday', '(?:the )?holidays|(?:a )?holiday (?:gift|present|season)|happy holidays', 1.5),
];

/** Occasions that have no type of their own; the words are kept as the custom type. */
const others = [
  "hanukkah|chanukah|diwali|deepavali|eid(?: al \\S+)?|ramadan|kwanzaa|thanksgiving|easter|halloween|new year(?:'s|s)?(?: eve| day)?|lunar new year|chinese new year|passover|rosh hashanah|three kings(?: day)?|saint nicholas(?: day)?|nikolaus|galentine's(?: day)?|women's day|teachers?'? day|teacher appreciation(?: week| day)?|boss's day|grandparents day|children's day|name day|nameday|sinterklaas|nowruz|holi|vesak|midsummer",
  '(?:farewell|going away|goodbye|send off|sendoff|get well(?: soon)?|thank you|bon voyage|end of(?: the)?(?: school)? year|first communion|communion|christening|baptism|bar mitzvah|bat mitzvah|quinceañera|quinceanera|bridal shower|bachelorette|bachelor party|hen party|stag do|gender reveal|just because|sympathy|condolence)(?: (?:gift|present|party|card|do))?',
  '(?:leaving|leaves)(?: (?!#)\\S+){1,4} after #\\d{1,2} years|for having (?:us|me)|for (?:the|his|her|their) (?:\\S+ )?opening|(?<=(?:his|her|their|own|the) )(?:grand|shop|salon) opening|grand opening|(?:just )?a thank you|going (?:there |over )?to (?:the |our )?\\S+ branch',
  '(?:is |are |getting |being |gets |be )?(?:confirmed|baptized|baptised|christened)',
  "(?:(?<=(?:is|she's|he's|who's) )leaving(?= (?:on|us|the|our|work|in|after|at|next|this|for|so|and|we|his|her) )|last day at (?:work|the office|the company))",
  '(?:end of (?:the )?season)(?: (?:gift|present|party))?',
  '(?:to )?(?:say )?thank (?:you|her|him|them)|say thanks',
].map(wordPattern);

/** Ambiguous words: only the words around them make them an occasion. */
const perhaps = wordPattern(
  '(?:leaving|welcome|congratulations|apology|good luck|new job|new baby|confirmation|recovery|thanks)(?: (?:gift|present|party|card|do))?',
);
const occasionNoun = wordPattern(
  '(?:his|her|their|a|an|the) (?<what>(?:\\S+ ){1,3}(?:party|celebration|ceremony|shower))',
);

/** "moved into her first flat" ("first" is read as a number) is a housewarming if no other occasion is mentioned. */
const newHome = wordPattern(
  '(?:moved|moving|moves|moves in|moved in|settled|settling|shifting|shifted|shifts)(?: now| just)? (?:into|in to|in|to) (?:a|an|his|her|their)(?: very| brand)?(?: #1th)? (?:new|#1th|own)(?: new| own| real| little)? (?:flat|apartment|house|home|place|condo|studio|cottage|bungalow|townhouse)|(?:moving|moved|shifting|shifted|shifts|moves) (?:(?!#)\\S+ ){1,4}, new (?:flat|apartment|house|place)|bought (?:a|his|her|their)(?: very| brand)? (?:first|#1th|new|own)(?: new| own)? (?:flat|apartment|house|home|place|condo|cottage)',
);
/** "my wife and I are celebrating twenty five years": only of a couple. For anyone else it may be an age. */
const yearsTogether = wordPattern(
  '(?:celebrate|celebrates|celebrating|marking) (?:our |their )?#\\d{1,2} years(?: of marriage| together| married)?(?! (?:at|with|in|of|on the job|as|since) )|#\\d{1,2} years (?:married|wed|together)(?= (?:in|on|this|next|to) )|our #\\d{1,2}th(?= (?:in|on|next|this|together) )',
);
/** "ten years at the company for Yuki", if that is what is celebrated. */
const yearsAtWork = wordPattern(
  "(?<=(?:^|[.!?;,]|for|celebrating|celebrates|celebrate|marks|marking|reaches|reached|hits|hit|his|her|their|it's) )#\\d{1,2}(?:th)? years? (?:(?:at|with|in|for) (?:the|our|this|my) (?:company|firm|team|office|business|department|bank|hospital|school|shop|job)|with (?:us|the company)|of service|at work|on the job)",
);

const gift = /^(?:gifts?|presents?|card|surprise|party)$/;
const yearly = /^every (?:christmas|xmas) (?:i|we) (?:drop|give|get|bring|buy|take|pop|send) /;
const past = /^(?:last|previous|past|since|after|at|during|until|before|every)$/;
/** "on New Year's Eve" only says when, unless the note says that it is celebrated. */
const merelyWhen = /^(?:on|in|around|over|for)$/;

/** "every Christmas I drop him something" */
const isYearly = (note: Note, from: number) => yearly.test(`${note.read({ from: from - 1, to: from + 3 })} `);

/** How certain it is that a mention is the occasion of the gift. */
function certainty(note: Note, { from, to }: Span): number {
  const [one, two, three] = [1, 2, 3].map((back) => note.at(from - back)) as [string, string, string];
  if (isYearly(note, from)) return 2;
  if (/ (?:do|party|drinks|lunch|dinner|bash)$/.test(note.read({ from: to - 2, to }))) return 1;
  if (past.test(one) || (past.test(two) && /^(?:a|an|the|his|her|my|our|their|year's)$/.test(one))) return -9;
  if (one === 'happy' || isDenied(note, from)) return -9;
  return scoreOf(note, [one, two, three], to);
}

/** How much the surrounding words support a mention. */
function scoreOf(note: Note, before: readonly string[], to: number): number {
  const [one = ''] = before;
  let score = 0;
  if (before.includes('for')) score += 3;
  if (/'s$|s'$|^(?:his|her|their|our|my)$/.test(one) || /^#\d+th$/.test(one)) score += 2;
  if (gift.test(note.at(to)) || gift.test(note.at(to - 1))) score += 3;
  if (["it's", 'is', 'was', 'a', 'having', 'celebrating'].includes(one)) score += 1;
  if (/^(?:is|is on|on|next|this|tomorrow|today|in|coming|:)$/.test(note.at(to))) score += 1;
  return score;
}

/** "a gift for Eid", not "he helped us on New Year's Eve". */
const isFor = (note: Note, at: number) => note.at(at - 1) === 'for' || giftWord(note, at);

/** "it's not for her birthday". */
function isDenied(note: Note, from: number): boolean {
  for (let back = 1; back <= 4; back += 1) {
    const word = note.at(from - back);
    if (/^[,.;]$/.test(word)) return false;
    if (['not', "isn't", 'no', "n't"].includes(word)) return word !== 'no' || back === 1;
  }
  return false;
}

type Occasions = Iterable<Finding>;
type OccasionRule = (context: RuleContext) => Occasions;

const findingOf = (value: OccasionType, { from, to }: Span, weight: number): Finding => ({
  ...{ field: 'occasion', value, weight },
  ...{ from, to },
});

function* namedOccasions({ note, subjects }: RuleContext): Occasions {
  for (const { type, pattern, sure } of kinds) {
    for (const match of note.find(pattern)) {
      const score = certainty(note, match);
      if (score > -5 && !ofSomebodyElse(note, subjects, match)) yield findingOf(type, match, sure + score);
    }
  }
}

function* otherOccasions({ note }: RuleContext): Occasions {
  for (const pattern of others) {
    for (const match of note.find(pattern)) {
      const score = certainty(note, match);
      if (score <= -5 || /^(?:thanks)$/.test(note.read(match))) continue;
      if (merelyWhen.test(note.at(match.from - 1)) && !isFor(note, match.from)) continue;
      yield findingOf('other', match, 1.5 + score);
    }
  }
}

function* perhapsOccasions({ note }: RuleContext): Occasions {
  for (const match of note.find(perhaps)) {
    const score = certainty(note, match);
    if (score >= 3) yield findingOf('other', match, 1 + score);
  }
}

/** Unknown words that the note calls an occasion, if no other rule found one. */
function* unknownOccasions({ note }: RuleContext, found: readonly Finding[]): Occasions {
  for (const match of note.find(occasionNoun)) {
    const what = match.groups['what'];
    const known = what && found.some(({ from, to }) => from < what.to && to > what.from);
    if (what && !known && certainty(note, match) >= 2) yield findingOf('other', what, 1);
  }
}

function* workAnniversaries({ note, subjects }: RuleContext): Occasions {
  for (const match of note.find(yearsAtWork))
    if (!ofSomebodyElse(note, subjects, match)) yield findingOf('promotion', match, 1);
}

function* anniversaries({ note, participants }: RuleContext): Occasions {
  for (const match of note.find(yearsTogether)) {
    const isCouple =
      participants.plural ||
      [participants.recipient, ...participants.same].some((one) => isCouples(one?.relationship)) ||
      note.at(match.from) === 'our' ||
      / to my /.test(note.read({ from: match.to, to: match.to + 5 }));
    if (isCouple) yield findingOf('anniversary', match, 1);
  }
}

function* housewarmings({ note, subjects }: RuleContext): Occasions {
  for (const match of note.find(newHome))
    if (subjects.mayConcern(match.from) && !isDenied(note, match.from))
      yield findingOf('housewarming', match, 0.5);
}

const saidOccasions: readonly OccasionRule[] = [namedOccasions, otherOccasions, perhapsOccasions];

/** The occasions in a note. `birthdays` are the positions of ages that someone is about to reach. */
export function occasionsIn(context: RuleContext, birthdays: readonly Span[]): Finding[] {
  const found = saidOccasions.flatMap((rule) => [...rule(context)]);
  for (const one of unknownOccasions(context, found)) found.push(one);
  found.push(...workAnniversaries(context), ...anniversaries(context));
  if (found.length === 0 && birthdays.length === 0) found.push(...housewarmings(context));
  found.push(...birthdays.map((birthday) => findingOf('birthday', birthday, 0.9)));
  return withoutParts(found);
}

const isCouples = (relationship: string | null | undefined) =>
  relationship === 'spouse' || relationship === 'partner';

const ofSomebodyElse = (note: Note, subjects: RuleContext['subjects'], { from }: Span) =>
  subjects.at(from) === 'other' && note.at(from - 1) !== 'for';

/** "work anniversary" contains "anniversary": the longer match wins. */
const withoutParts = (found: readonly Finding[]) =>
  found.filter(
    (one) =>
      !found.some(
        (other) =>
          other !== one &&
          other.from <= one.from &&
          other.to >= one.to &&
          other.to - other.from > one.to - one.from &&
          other.weight > 0.9,
      ),
  );

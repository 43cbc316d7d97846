import { wordPattern } from '../text/note.js';

const loosely =
  '(?:(?:now|only|just|about|around|like|almost|nearly|already|actually|roughly|approximately|maybe|probably|or|turning|be|to|going|gonna|still|i|think) ){0,4}';
export const age = '(?<n>#\\d{1,3})';
export const noUnit =
  '(?! (?:something|ish|odd|dollars?|bucks?|usd|quid|pounds?|euros?|eur|gbp|grand|[$€£%:/-]|percent|minutes?|hours?|days?|weeks?|months?|miles?|km|kilometers?|feet|foot|ft|inch|inches|pages|times|kids?|children|dogs?|cats?|people|chairs|tickets|of|years? (?:together|married|ago|at|with|in|of|since|here|now|into)))';
const turning =
  "(?:clocks|clocking|completes|completing|pushing|knocking on|turn|turns|turning|hit|hits|hitting|becomes|becoming|reaches|reaching|will be|will have been|she'll be|he'll be|they'll be|be turning|gonna be|going to be|gets to be)";

/** What may follow a bare age. A counted noun may not. */
const over =
  "(?= (?:$|(?:[,.!?;]|and|but|or|so|who|he|she|they|he's|she's|they're|we|we're|i|i'm|i'd|it's|it|his|her|their|my|our|next|in|on|this|tomorrow|today|soon|years?|loves?|likes?|is|has|works?|lives?|now|very|really|super|with|just|also|because|which|can|can't|doesn't|never|always|enjoys?|plays?|collects?|i|yeah|right|already|lol|though|like|ish|actually|then|obviously|that|a|from|hates?|into|and) ))";
const opinion =
  "(?:(?:i think|i believe|i'd say|i suppose|i reckon|maybe|probably|perhaps|like|about|around|so|or so|must be|let's say|exactly|she's|he's|,) ){1,4}";
const month = '(?:january|february|march|april|may|june|july|august|september|october|november|december)';
const weekday = '(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)';
export const soon = `(?:next (?:week|month|${month}|${weekday})|this (?:week|weekend|month|coming|${month}|${weekday})|tomorrow|today|soon|in (?:${month}|#\\d|a)|on (?:the|${month}|${weekday}))`;
const born = "(?:his|her|their|\\S+(?:'s|s'))";
const noBirthday =
  '(?! (?:of|anniversary|wedding|year|years|grade|floor|day|time|child|kid|baby|place|one|date|marathon|month|week|season|husband|wife|floor|home|job|language|grandchild|grade|century))';

const kin =
  '(?:gran|nan|nana|grandma|grandpa|grandad|granddad|mum|mom|dad|nephew|niece|brother|sister|wife|husband|son|daughter|uncle|aunt|auntie|cousin|godson|goddaughter|grandson|granddaughter|boss|friend|mate)';

interface Way {
  pattern: RegExp;
  weight: number;
  /** The age is that of a coming birthday. */
  birthday?: boolean;
  /** Computes the age from the matched value. Such a pattern names nobody, so the subject of the clause counts. */
  yearsOf?: (value: number, now: number) => number;
}

/** Patterns for ages with their weights. */
export const ways: Way[] = [
  {
    pattern: wordPattern(`${age} (?:years?|yrs?|yr) (?:old|young|of age)|(?<m>#\\d{1,3}) (?:yo|yrs)`),
    weight: 5,
  },
  { pattern: wordPattern(`aged?(?: is| of)? ${loosely}${age}${noUnit}`), weight: 5 },
  {
    pattern: wordPattern(`(?:is|are|she's|he's|they're|who's|herself|himself) ${loosely}${age}${noUnit}`),
    weight: 5,
  },
  { pattern: wordPattern(`${turning} ${loosely}${age}${noUnit}`), weight: 4, birthday: true },
  // Phrases of non-native speakers: "becomes 50 years at 12 of May", "has 55 years in April".
  {
    pattern: wordPattern(
      `(?:become|becomes|becoming|turns|turning|completes|completing|has|have) ${age} years(?= (?:(?:at|on|in) (?:the )?(?:${month}|#\\d{1,2}(?:th)? of) |[.,;]))`,
    ),
    weight: 5,
    birthday: true,
  },
  // Notes without sentences: "niece / 14", "boy 6 trucks mud".
  {
    pattern: wordPattern(
      `(?<=^ )(?:girl|boy|lad|niece|nephew|son|daughter|grandson|granddaughter|godson|goddaughter|kid|teen|teenager|woman|man)(?: /)? ${age}(?! (?:years|months?|weeks?|dollars?|pounds?|euros?) )`,
    ),
    weight: 4,
  },
  { pattern: wordPattern(`(?:has|have) ${age} years(?= (?:and|but|who) )`), weight: 3 },
  {
    pattern: wordPattern(
      `for an? (?:boy|girl|man|woman|lad|lady|kid|child|teenager|gentleman|guy) of ${age}${noUnit}`,
    ),
    weight: 4,
  },
  { pattern: wordPattern(`just turned ${age}${noUnit}`), weight: 4 },
  {
    pattern: wordPattern(
      `(?:${turning}|turned) (?<n>one)(?= (?:$|[,.!?;]|in|on|next|this|and|can|so|tomorrow|today|already|soon|i|he|she|would))`,
    ),
    weight: 4,
    birthday: true,
  },
  {
    pattern: wordPattern(`(?:is |she's |he's )?(?:doing|having|has) ${age} (?:birthday|bday)`),
    weight: 4,
    birthday: true,
  },
  // "Gran's ninety this year": "'s" stands for "is".
  { pattern: wordPattern(`${kin}'s ${loosely}${age}${noUnit}${over}`), weight: 4 },
  {
    pattern: wordPattern(`(?<=[,.!] )(?<!(?:anniversary|together|married) , )${age} years?(?= [.,;]| and )`),
    weight: 3,
  },
  // "a farmer of seventy one,", "seamstress, makes ninety five years in July", "she's my niece, year five at school"
  {
    pattern: wordPattern(`(?<=(?:is|she's|he's|who's|an|a) (?:(?!#)\\S+ ){1,4}of )${age}(?= [,.;])`),
    weight: 3,
  },
  {
    pattern: wordPattern(
      `(?:make|makes|have|has|got|with) ${age} years?(?= (?:[,.;]|in ${month}|on |next|soon|but i))`,
    ),
    weight: 3,
  },
  { pattern: wordPattern(`(?:he|she) ${age}${noUnit}(?! (?:times|or|to|-|th) )`), weight: 2 },
  {
    pattern: wordPattern(
      '(?:in|into|finished|finishing|starting|starts|, ) ?year (?<n>#(?:[1-9]|1[0-3]))(?= (?:[,.;]|at|and|now|so|boy|girl))',
    ),
    weight: 2,
    yearsOf: (year) => year + 5,
  },
  {
    pattern: wordPattern(
      '(?:in|into|starting|finishing|a) (?:(?<n>#(?:[1-9]|1[0-2])th) (?:grade|grader)|grade (?<m>#(?:[1-9]|1[0-2])))(?= )',
    ),
    weight: 2,
    yearsOf: (grade) => grade + 5,
  },
  {
    pattern: wordPattern(`(?:has|his|her|their) birthday , ${age}${noUnit}${over}`),
    weight: 4,
    birthday: true,
  },
  {
    pattern: wordPattern(`(?:engaged|married|promoted|pregnant|widowed) at ${age}${noUnit}${over}`),
    weight: 3,
  },
  { pattern: wordPattern('(?<n>#\\d{1,3}th) (?:\\S+ )?(?:birthday|bday|b day)'), weight: 4, birthday: true },
  { pattern: wordPattern(`big ${age}${noUnit}`), weight: 4, birthday: true },
  { pattern: wordPattern('(?<n>#\\d{1,2}) months? old'), weight: 5, yearsOf: (months) => months / 12 },
  { pattern: wordPattern('(?<n>#\\d{1,2}) weeks? old'), weight: 5, yearsOf: (weeks) => weeks / 52 },
  {
    pattern: wordPattern(`(?:is|she's|he's|they're) ${loosely}${age}(?= ${soon} )`),
    weight: 5,
    birthday: true,
  },
  { pattern: wordPattern(`(?:she'd|he'd|they'd|would|must|should) be ${loosely}${age}${noUnit}`), weight: 4 },
  // "Sixty-three next month."
  {
    pattern: wordPattern(`(?<=[.!?;] )(?:(?:almost|nearly|about|just) )?${age}(?= ${soon} (?:$|[.!?;]))`),
    weight: 3,
    birthday: true,
  },
  // "she is single and 45"
  {
    pattern: wordPattern(
      `(?:is|are|she's|he's|they're|who's) (?:(?!and |but |#)[^ #,.;]+ ){1,3}(?:and|,) ${loosely}${age}${noUnit}${over}`,
    ),
    weight: 3,
  },
  {
    pattern: wordPattern(
      `(?:twenties|thirties|forties|fifties|sixties|seventies|eighties) ${opinion}${age}${noUnit}${over}`,
    ),
    weight: 3,
  },
  // "it's her fiftieth on Saturday"
  {
    pattern: wordPattern(
      `${born} (?:big )?(?<n>#(?:[1-9]\\d|1[01]\\d)th)${noBirthday}(?= (?:$|(?:[,.!?;]|in|on|is|coming|this|next|soon|and|but|so|we|i|it's|party|already|up|tomorrow|today|he|she|he's|she's|birthday|bday) ))`,
    ),
    weight: 4,
    birthday: true,
  },
  {
    pattern: wordPattern('born (?:\\S+ ){0,6}(?<n>#(?:19|20)\\d\\d)'),
    weight: 3,
    yearsOf: (year, now) => now - year,
  },
];

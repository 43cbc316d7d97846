import type { Spend } from '@giftwell/contracts/gift-ai/facts';
import { budgetRange, budgets, type Budget } from '@giftwell/contracts/gift-ai/vocabulary';
import { bareSums } from './bare-numbers.js';
import { sharersOf } from './contributions.js';
import { currencyPattern, rateOf } from './exchange-rates.js';
import { widened } from './lead-words.js';
import { meantOf, takesBack, type Finding } from '../text/findings.js';
import type { RuleContext } from '../people/rule-context.js';
import { sentenceEnds, wordPattern, type Match, type Note, type Span } from '../text/note.js';

/** Bounds the work: no real note has more sums. */
const maxBudgets = 30;
const currency = currencyPattern;
const amount = (name: string) =>
  `(?:${currency} )?(?<${name}>#\\d+(?:\\.\\d+)?)(?:(?: (?:ish|odd|or so|us|canadian|australian|aussie|kiwi))? ${currency}(?: (?:canadian|australian))?)?`;
const range = wordPattern(
  `(?:between |from |about |around |say )?${amount('low')} (?:and|to|-|,|or|or maybe|maybe|possibly|perhaps|or even|up to) ${amount('high')}`,
);
const single = wordPattern(amount('n'));
const money = new RegExp(`^${currency}$`);
const noLimit = wordPattern(
  "(?:there is |there's |have |has )?no (?:budget |price |spending |upper )?limits?|no budget limit|money(?: is|'s)? no (?:object|issue|problem)|money (?:isn't|is not|doesn't|does not)(?: really)? (?:an issue|a problem|matter|a concern)|(?:price|cost|money|budget) (?:doesn't|does not|don't) matter|sky's the limit|unlimited(?: budget)?|whatever it costs|cost is no object|price is no object|money's not an issue|don't care (?:about the price|what it costs|how much)|expense is no object|spare no expense",
);
const spending =
  /^(?:budget|spend|spending|pay|price|cost|costs|invest|worth|limit|afford|chip|chipped|collected|max|maximum|tops|dollars|pool|pooled|under|budget's|thinking|total|altogether|budgeted|budgeting|putting|amount)$/;
/** Words that introduce a budget, whoever the clause is about. */
const ledIn = /^(?:about|around|roughly|to|under|max|maximum|maybe|budget|approximately|than|like|say)$/;
/** "her dad says two hundred": a budget that the givers agree on. */
const suggests = /^(?:says|said|suggests|suggested|reckons|thinks)$/;
/** Words that may stand between "budget" or "spend" and a bare number. */
const ofMoney =
  /^(?:is|are|was|would|be|will|it|i|i'd|i'll|we|we'd|about|around|roughly|like|maybe|say|of|on|for|this|that|him|her|them|it's|up|to|under|over|more|than|less|not|no|at|most|least|max|between|somewhere|something|approximately|probably|a|an|the|gift|present|set|my|our|can|could|go|should|just|only|each|and|so|in|range|:|,|too|much|anything|exactly|above|below|beyond|let's|total|what|think|i'm|out|money|or|actually|wait|sorry|oh|well|mean|make|times|dollars|#\d.*)$/;
const otherMoney =
  /^(?:earns?|makes?|bought|spent|won|owes?|saved|paid|sold|salary|owed|rent|lunch|gave|raise|bonus|loan|deposit|mortgage|fine|debt)$/;
const capping =
  /(?:up to|under|less than|below|max|maximum|at most|no more than|not more than|more than|not over|no higher than|within|limit is|limit of|limit|limit :|cap|to the max of|not spend over|go over|tops)$/;
const denied =
  /(?:not|no|nothing|don't|n't|never|can't|cannot|won't|wouldn't)(?: \S+){0,5} (?:more than|over|above|beyond)(?: \S+){0,2}$/;
const flooring = /(?:at least|over|more than|minimum|above|starting at|upwards of|minimum of)(?: \S+)?$/;
const cappingAfter = /^(?:, )?(?:max|maximum|tops|at most|or less|limit|or under|and not more)/;
const flooringAfter = /^(?:, )?(?:or more|and up|plus|minimum|\+)/;

const inOrder = budgets.map((budget) => {
  const { minCents, maxCents } = budgetRange[budget];
  return { budget, min: minCents / 100, max: Math.min(maxCents / 100, 1_000) };
});
const holding = (dollars: number): Budget => inOrder.find(({ max }) => dollars <= max)?.budget ?? '500+';

const hedging =
  /(?:about|around|roughly|maybe|perhaps|like|say|approximately|circa|some|near|nearly|almost)$/;
/** A sum that enters a range by less than this share, only because of the exchange rate, stays in the range below. */
const little = 0.15;

/**
 * "four hundred quid" is just above 500 dollars. If the rate moves a sum barely into a range, the range of the original
 * number is used.
 */
function holdingOf(dollars: number, said: number): Budget {
  const range = inOrder.find(({ budget }) => budget === holding(dollars));
  const isBarely = range !== undefined && (dollars - range.min) / (range.max - range.min) < little;
  return isBarely && said < dollars ? holding(said) : holding(dollars);
}

function fromOn(dollars: number): Budget {
  const range = inOrder.find(({ max }) => dollars < max);
  return range?.budget ?? '500+';
}

/** The range that overlaps most with two sums; the cheaper one if several do. */
function between(low: number, high: number): Budget {
  const shared = inOrder.map(({ budget, min, max }) => ({
    budget,
    overlap: Math.min(high, max) - Math.max(low, Math.max(0, min - 1)),
  }));
  return shared.reduce((best, one) => (one.overlap > best.overlap ? one : best)).budget;
}

/** ", three fifty to four hundred.": round sums at the end of a sentence. */
const isRoundRange = (note: Note, { from, to }: Span) =>
  note.at(from - 1) === ',' &&
  /^[.!?;]?$/.test(note.at(to)) &&
  [from, to - 1].every(
    (at) => Number(note.at(at).slice(1)) >= 100 && Number(note.at(at).slice(1)) % 10 === 0,
  );

/** "between thirty and fifty" is money if nothing is counted and nobody is that old. */
const isBareRange = (note: Note, { from, to }: Span) =>
  (note.at(from) === 'between' || isRoundRange(note, { from, to })) &&
  !notMoney.test(note.at(to)) &&
  !/^(?:she's|he's|they're|is|are|was|be|aged?|turning|somewhere)$/.test(note.at(from - 1)) &&
  !/^(?:pm|am|o'clock|minutes?|hours?|inches|feet|cm|and|old)$/.test(note.at(to));

const valueOf = (note: Note, place: Span | undefined) =>
  place ? Number.parseFloat(note.at(place.from).slice(1)) : Number.NaN;

/** The exchange rate of the currency in a span; null if there is none. */
function rateIn(note: Note, { from, to }: Span): number | null {
  // In "100 dollars Canadian" the last word decides.
  for (let at = to - 1; at >= from; at -= 1) {
    const rate = rateOf(note.at(at));
    if (rate !== null && (rate !== 1 || !/^(?:canadian|australian)$/.test(note.at(at - 1)))) return rate;
  }
  return null;
}

/** A sum in dollars. In "forty to fifty euros" the currency comes at the end. */
const dollarsOf = (note: Note, match: Span, place: Span | undefined) =>
  valueOf(note, place) * (rateIn(note, match) ?? 1);

/** Whether the words around a number are about money. */
function isMoney(note: Note, { from, to }: Span): boolean {
  for (let at = from; at < to; at += 1) if (money.test(note.at(at))) return true;
  for (let back = 1; back <= 7; back += 1) {
    const word = note.at(from - back);
    if (spending.test(word)) return true;
    if (sentenceEnds.has(word) || !ofMoney.test(word)) break;
  }
  return /^(?:tops|max|maximum|budget|limit|total|altogether|all in|in total)$/.test(note.at(to));
}

/** "ninety dollars a night", "it cost us fifty": the price of something else. */
const rate = /^(?:a|an|per|every) (?:night|hour|day|week|month|year|semester|term|class|lesson|pop)$/;

const ours = /^(?:budget|limit|plan|idea|range|max|maximum|cap|amount|total|sum|i|we)$/;

function isOther(note: Note, { from, to }: Span): boolean {
  if (rate.test(note.read({ from: to, to: to + 2 }))) return true;
  if (
    /(?:cost|costs|charged|charges) (?:us|me|him|her|them|my \S+)$/.test(
      note.read({ from: Math.max(0, from - 3), to: from }),
    )
  )
    return true;
  // "the ticket was forty euros" is the price of something else; "I was thinking" and "the budget was" are about the
  // gift.
  if (/^(?:was|were)$/.test(note.at(from - 1)) && !ours.test(note.at(from - 2))) return true;
  for (let back = 1; back <= 5; back += 1) {
    if (sentenceEnds.has(note.at(from - back))) break;
    // "I've saved 80 dollars" is about the gift.
    const isOurs = /^(?:i've|we've|have)$/.test(note.at(from - back - 1)) && note.at(from - back) === 'saved';
    if (otherMoney.test(note.at(from - back)) && !isOurs) return true;
  }
  return false;
}

const notMoney = /^(?:years?|yrs?|yo|people|th|kids?|months?|weeks?|days?|miles?|times|of|%|percent|\/)$/;

/** A sum as a budget range, with the limits that it sets. */
interface Sum {
  budget: Budget;
  spend: Spend;
}
const atMost = (budget: Budget, most: number): Sum => ({ budget, spend: { least: null, most } });
const atLeast = (dollars: number): Sum => ({
  budget: fromOn(dollars),
  spend: { least: dollars, most: null },
});
function sumOf(note: Note, match: Match, value: number, said: number): Sum {
  const before = note.read({ from: Math.max(0, match.from - 8), to: match.from }).replace(/^.*[.!?;] /, '');
  const after = note.read({ from: match.to, to: match.to + 3 });
  if (denied.test(before)) return atMost(holding(value), value);
  if (flooringAfter.test(after)) return atLeast(value);
  if (cappingAfter.test(after)) return atMost(holding(value), value);
  if (/more than$/.test(before) || flooring.test(before)) return atLeast(value);
  if (capping.test(before)) return atMost(holding(value), value);
  return atMost(hedging.test(before) ? holdingOf(value, said) : holding(value), value);
}

/** "about a thousand rand, call it seventy US dollars": one sum in two currencies. */
const exchanged = /(?:call it|which is|that is|that's)(?: \S+)?$/;

const again = wordPattern(
  `(?:(?:no|nope|sorry|wait|actually|i mean|make that|or rather|more like|correction|,|\\.) ){1,4}${amount('n')}`,
);

const noSpend: Spend = { least: null, most: null };

/** The budget that a few words give. */
export function budgetSaidIn(words: Note): Budget | null {
  const found = budgetsSaid(words, { isOfOthers: () => false, bare: new Set() });
  return (meantOf(words, found)?.value as Budget | undefined) ?? null;
}

/** Budgets in a note, as the range that fits each sum best. */
export function budgetsIn({ note, subjects }: RuleContext, ages: readonly Span[]): Finding[] {
  const isAge = ({ from }: Span) => ages.some((age) => age.from <= from && age.to > from);
  const bare = bareSums(note, ages.length > 0, isAge);
  return budgetsSaid(note, { isOfOthers: (at) => subjects.at(at) === 'other', bare });
}

/** "between thirty and fifty dollars", "three to four hundred". */
function rangeSaid(note: Note, match: Match, bare: ReadonlySet<number>): Sum | null {
  const [low, high] = boundsOf(note, match);
  const orOne = /\b(?:or|maybe|perhaps|possibly|even)\b| , /.test(note.read(match));
  if (!(low < high) || (orOne && high > 2 * low) || isOther(note, match) || isDate(note, match)) return null;
  const isSum = isMoney(note, match) || isBareRange(note, match) || bare.has(match.groups['low']?.from ?? -1);
  return isSum ? { budget: between(low, high), spend: { least: low, most: high } } : null;
}

/** "three to four hundred": both bounds are hundreds. */
function boundsOf(note: Note, match: Match): readonly [low: number, high: number] {
  const low = dollarsOf(note, match, match.groups['low']);
  const high = dollarsOf(note, match, match.groups['high']);
  const isShort = low < 10 && high >= 100 && high / low >= 25;
  return [isShort ? 100 * low : low, high];
}

const findingOf = ({ budget: value, spend }: Sum, { from, to }: Span, weight: number): Finding => ({
  ...{ field: 'budget', value, spend, weight },
  ...{ from, to },
});

interface SumRules {
  isOfOthers: (at: number) => boolean;
  /** Positions of numbers that are sums although no word of money is near. */
  bare: ReadonlySet<number>;
}

/** "twenty dollars", if it is what the gift may cost. */
function singleSum(note: Note, match: Match, { isOfOthers, bare }: SumRules): Finding | null {
  const value = dollarsOf(note, match, match.groups['n']);
  const isBare = bare.has(match.groups['n']?.from ?? -1);
  const times = sharersOf(note, match);
  const isSum = isBare || times > 1 || isMoney(note, match);
  if (!isSum || !(value > 0) || isOtherThanSum(note, match)) return null;
  if (isOfOthers(match.from) && !isBare && !isLimit(note, match)) return null;
  const sum = sumOf(note, match, times * value, times * valueOf(note, match.groups['n']));
  return findingOf(sum, match, weightOf(note, match, { isBare, times }));
}

const isOtherThanSum = (note: Note, match: Match) =>
  notMoney.test(note.at(match.to)) || isOther(note, match) || isDate(note, match) || ofAge(note, match);

function isLimit(note: Note, { from, to }: Span): boolean {
  const before = note.at(from - 1);
  return ledIn.test(before) || suggests.test(before) || cappingAfter.test(note.at(to));
}

function weightOf(note: Note, { from, to }: Span, { isBare, times }: { isBare: boolean; times: number }) {
  const hasCurrency = to - from > 1;
  const isExchanged = exchanged.test(note.read({ from: from - 3, to: from }));
  return (hasCurrency ? 3 : isBare ? 1 : 2) + (isExchanged ? 2 : 0) + (times > 1 ? 1 : 0);
}

/** "thirty, no, forty": the sum that replaces the one before it. */
function correctedSum(note: Note, match: Match, found: readonly Finding[]): Finding | null {
  const slip = found.find(({ to }) => to === match.from);
  const place = match.groups['n'];
  if (!slip || !place || !takesBack(note, match.from, place.from) || notMoney.test(note.at(match.to)))
    return null;
  const rate = rateIn(note, match) ?? rateIn(note, slip) ?? 1;
  const dollars = rate * valueOf(note, place);
  return findingOf(atMost(holding(dollars), dollars), { from: place.from, to: match.to }, slip.weight);
}

function budgetsSaid(note: Note, rules: SumRules): Finding[] {
  const found: Finding[] = [];
  for (const match of note.find(noLimit)) found.push(findingOf({ budget: '500+', spend: noSpend }, match, 2));
  for (const match of note.find(range)) {
    const sum = rangeSaid(note, match, rules.bare);
    if (sum) found.push(findingOf(sum, match, 4));
  }
  for (const match of note.find(single)) {
    if (found.length === maxBudgets) break;
    if (found.some(({ from, to }) => from <= match.from && to >= match.to)) continue;
    const one = singleSum(note, match, rules);
    if (one) found.push(one);
  }
  for (const match of note.find(again)) {
    const one = correctedSum(note, match, found);
    if (one) found.push(one);
  }
  return widened(note, found);
}

const isDate = (note: Note, { from, to }: Span) =>
  note.at(to) === '/' ||
  note.at(from - 1) === '/' ||
  (rateIn(note, { from, to }) === null && /^(?:19|20)\d\d$/.test(note.at(from).slice(1)));
const ofAge = (note: Note, { from, to }: Span) =>
  rateIn(note, { from, to }) === null &&
  (/^(?:aged?|turns|turning|she's|he's)$/.test(note.at(from - 1)) ||
    (note.at(from - 1) === 'is' && !spending.test(note.at(from - 2))));

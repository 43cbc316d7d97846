import type { CircumstanceKind } from '@giftwell/contracts/gift-ai/facts';
import { isDenied, isOver } from '../patterns/denial.js';
import { linesOf, RuleTable, type RuleMatch } from '../patterns/rule-table.js';
import { groupsOf } from '../patterns/word-groups.js';
import type { PersonText } from '../people/person-text.js';
import { objectsFrom } from '../phrases/objects.js';
import type { Span } from '../text/note.js';
import { circumstanceGroups, circumstanceLines, ownsLines } from './lines.js';

export interface FoundCircumstance extends Span {
  kind: CircumstanceKind;
  detail: string | null;
}

const groups = groupsOf(circumstanceGroups);
const table = new RuleTable(
  linesOf(circumstanceLines).map(([kind, patterns]) => [kind as CircumstanceKind, patterns] as const),
  groups,
);
const ownsTable = new RuleTable(linesOf(ownsLines), groups);
/** These also count when they are said of a relative or a pet. */
const ofOthers: ReadonlySet<CircumstanceKind> = new Set(['bereaved', 'separated', 'far-away', 'new-parent']);

/** A state is over after "was" or "used to"; an event is not. */
const isState: ReadonlySet<CircumstanceKind> = new Set(['student', 'lonely', 'stressed', 'has-everything']);

/** "Diagnosed with celiac": a diet or a trait, not somebody in a sickbed. */
const noIllness =
  /^(?:c(?:o)?eliac.*|autism|autistic|adhd|asd|add|dyslexia|dyspraxia|intoleran.*|allerg.*|nut|lactose|gluten|diabetes|type)$/;

const isWorkplace: ReadonlySet<CircumstanceKind> = new Set(['care-home', 'ill']);
/** "Crochets blankets for the hospice", "volunteers at the care home": somebody who helps there. */
const helps =
  / (?:(?:for|at|in) (?:the|a|an|her|his|our)(?: local)?|(?:volunteers?|volunteering|works?|working|helps?) (?:out )?(?:at|in|for)) $/;
const isForOthers = (text: PersonText, { from, to }: Span): boolean =>
  /^(?:hospice|care|nursing|old|hospital)$/.test(text.at(from)) &&
  / (?:for|volunteers?|volunteering|works?|working|helps?) /.test(
    text.plain.slice(text.startOf(Math.max(0, from - 5)) - 1, text.startOf(from)),
  ) &&
  helps.test(` ${text.plain.slice(text.startOf(Math.max(0, from - 4)), text.startOf(from))}`) &&
  to > from;

const isNoPatient = (text: PersonText, match: RuleMatch<CircumstanceKind>): boolean =>
  (isWorkplace.has(match.meaning) && isForOthers(text, match)) ||
  (match.meaning === 'ill' && noIllness.test(text.at(match.to)));

/** "a long-distance walker" */
const isOfSport = (text: PersonText, { to, meaning }: RuleMatch<CircumstanceKind>): boolean =>
  meaning === 'far-away' &&
  text.at(to - 1) === 'distance' &&
  /^(?:walk|runn?|hik|swimm?|cycl|trail|triathl|race)/.test(text.at(to));

/** "has rowed since university" */
const isLongAgo = (text: PersonText, { from, meaning }: RuleMatch<CircumstanceKind>): boolean =>
  meaning === 'student' && /^(?:since|after|before|from)$/.test(text.at(from - 1));

/** The circumstances of the recipient. */
export function circumstancesIn(text: PersonText): FoundCircumstance[] {
  const found: FoundCircumstance[] = [];
  for (const match of table.matches(text)) {
    if (text.subjectAt(match.from) === 'giver' && match.meaning !== 'far-away') continue;
    if (text.subjectAt(match.from) === 'other' && !ofOthers.has(match.meaning)) continue;
    if (isDenied(text, match.from) || (isState.has(match.meaning) && isOver(text, match))) continue;
    if (isNoPatient(text, match) || isLongAgo(text, match) || isOfSport(text, match)) continue;
    found.push({ kind: match.meaning, detail: null, from: match.from, to: match.to });
  }
  return [...found, ...ownedIn(text)];
}

/** "already owns a stand mixer". */
function ownedIn(text: PersonText): FoundCircumstance[] {
  const found: FoundCircumstance[] = [];
  for (const match of ownsTable.matches(text)) {
    if (!text.mayConcern(match.from) || isDenied(text, match.from)) continue;
    for (const thing of objectsFrom(text, match.to).things.filter(({ from }) => text.at(from) !== 'been'))
      found.push({ kind: 'owns', detail: text.said(thing).slice(0, 80), from: match.from, to: thing.to });
  }
  return found;
}

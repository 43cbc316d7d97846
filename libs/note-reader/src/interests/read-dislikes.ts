import { linesOf, RuleTable, type RuleMatch } from '../patterns/rule-table.js';
import { groupsOf } from '../patterns/word-groups.js';
import type { PersonText } from '../people/person-text.js';
import { objectsFrom } from '../phrases/objects.js';
import { dislikeGroups, dislikeLines } from './lines.js';
import { gerundOfBase } from '../words/doing-verbs.js';
import { fittingPhrase } from '../phrases/fitting.js';
import { givenNames } from '../words/ordinary-words.js';
import { phraseOf } from './phrase-of.js';
import { namedRefusals } from './named-refusals.js';
import { refusedIn } from './refusals.js';
import { isLost, isResumed } from './resumed.js';
import type { Span } from '../text/note.js';
import type { FoundPhrase } from './read-interests.js';

const table = new RuleTable(linesOf(dislikeLines), groupsOf(dislikeGroups));
const noThing =
  /^(?:gone|fixed|done|finished|dead|blind|limit|budget|idea|wait|problem|matter|doubt|object|issue|clue|need|one|way|sorry|rush|longer|name|price|allergies|allergy|surprise|pressure|worries|children|kids|interest|time|clutter|reason|restrictions|siblings|luck|thanks|please|mean|big|means|fan|sense|stranger|hobbies|social|money|job|idea|preference|preferences|fuss|dietary|elevator|lift|parking|heating|signal|wifi|driveway|yard|balcony|particular|known|special|hurry|doubt|chance|wonder|use|point|such|nonsense)$/;

/** "doesn't read.", "never cooks and …" */
const endsClause = /^(?:|[.,;!?]|and|but|at|much|anymore|any|or|so|nor|because)$/;

/** What the person dislikes, has given up or must not get. */
export function dislikesIn(text: PersonText): FoundPhrase[] {
  const found: FoundPhrase[] = [];
  for (const match of table.matches(text)) {
    if (!isAbout(text, match)) continue;
    if (match.meaning === 'act') {
      const ing = gerundOfBase.get(text.at(match.to));
      if (ing && endsClause.test(text.at(match.to + 1)))
        found.push({
          from: match.to,
          to: match.to + 1,
          phrase: ing,
          source: { from: match.from, to: match.to + 1 },
        });
      continue;
    }
    for (const thing of refusedBy(text, match)) {
      if (noThing.test(text.at(thing.from)) || isOfSomebody(text, thing)) continue;
      if (found.some((one) => one.from === thing.from)) continue;
      found.push({ ...thing, phrase: phraseOf(text, thing), source: { from: match.from, to: thing.to } });
    }
  }
  const more = refusedIn(text).filter(
    (one) =>
      !noThing.test(text.at(one.from)) &&
      !isOfSomebody(text, one) &&
      !found.some((other) => other.from < one.to && other.to > one.from),
  );
  return [...found, ...more, ...namedRefusals(text)];
}

/** "no more things, Daniel, take me somewhere": a name, followed by a request. */
const isOfSomebody = (text: PersonText, thing: Span) =>
  (givenNames.has(text.at(thing.from)) && thing.to - thing.from === 1) ||
  /^(?:me|us|them|it|him)$/.test(text.at(thing.to)) ||
  fittingPhrase(phraseOf(text, thing)) === null;

/** "not toy trains, real trains and timetables": what follows the comma is meant instead. */
function refusedBy(text: PersonText, { from, to }: RuleMatch<string>): readonly Span[] {
  const { things } = objectsFrom(text, to);
  const isInstead = text.at(to - 1) === 'not' && [text.at(from), text.at(from - 1)].includes('but');
  return isInstead
    ? things.filter((one, at) => at === 0 || /^(?:or|nor)$/.test(text.at(one.from - 1)))
    : things;
}

const saysSo = /^(?:says|said|insists|begs|begged|asked|told|reckons|wrote)$/;
/** "mum says no more T-shirts", "so no hearts": about the gift, whatever the subject of the clause. */
const isSaidOfGift = (text: PersonText, { from, meaning }: RuleMatch<string>) =>
  [1, 2, 3].some((back) => saysSo.test(text.at(from - back))) ||
  (meaning === 'bare' && /^(?:so|please)$/.test(text.at(from - 1)));

function isAbout(text: PersonText, match: RuleMatch<string>): boolean {
  // "non-binary", "non-fiction".
  if (text.at(match.from) === 'non') return false;
  const subject = text.subjectAt(match.from);
  const before = text.at(match.from - 1);
  if (subject === 'other' && !isSaidOfGift(text, match)) return false;
  if (match.meaning === 'over') {
    return !isResumed(text, match) && !isLost(text, match) && !/^(?:is|are|am|get)$/.test(before);
  }
  // "I don't want candles" and "no candles" are about the gift, "I hate golf" is not.
  if (subject === 'giver')
    return match.meaning === 'bare' || /^(?:want|need|like)$/.test(text.at(match.to - 1));
  if (text.at(match.to) === ',') return false;
  if (match.meaning === 'bare')
    return /^(?:|[,.;!:]|and|so|but|please|just|\n|or|the|-|again|though|with|gift|gifts|anything|something|hobbies)$/.test(
      before,
    );
  return before !== 'not' || text.at(match.from) === 'not';
}

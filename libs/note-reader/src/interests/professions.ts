import { linesOf, RuleTable } from '../patterns/rule-table.js';
import { groupsOf } from '../patterns/word-groups.js';
import { isDenied } from '../patterns/denial.js';
import type { PersonText } from '../people/person-text.js';
import { jobs } from '../words/jobs.js';
import { trimmed } from '../phrases/objects.js';
import { phraseOf } from './phrase-of.js';
import type { FoundPhrase } from './read-interests.js';

const table = new RuleTable(
  linesOf(`
    named: works|working|worked|work|job|career|employed|trained|training|qualified <adverbs>? as a|an {what}
    named: is|was|are <adverbs>? a|an|the|my? <adverbs>? retired|former|trainee|junior|senior|freelance|ex|part_time|full_time|qualified|primary|high_school|busy? {what:jobs}
    named: retired|former|freelance|trainee {what:jobs}
  `),
  groupsOf({ jobs }),
);
const ends =
  /^(?:[,.;:!?]|and|but|who|in|at|for|with|so|or|because|loves|likes|is|she|he|on|by|from|until|all|now|since|near|when|that|of|to|budget|i|we|they|has|where|while|during|her|his|,|enjoys|hates|than)$/;
const maxWords = 3;

/** "works as a nurse", "is a retired teacher": only the noun. */
export function professionsIn(text: PersonText): FoundPhrase[] {
  const found: FoundPhrase[] = [];
  for (const match of table.matches(text)) {
    const { what } = match.kept;
    if (!what || !text.mayConcern(match.from) || isDenied(text, match.from)) continue;
    let to = what.from;
    while (to < what.from + maxWords && to < text.words.length && !ends.test(text.at(to))) to += 1;
    const thing = trimmed(text, { from: what.from, to });
    if (thing)
      found.push({ ...thing, phrase: phraseOf(text, thing), source: { from: match.from, to: thing.to } });
  }
  return found;
}

import type { IndexedIdea } from '../ideas/indexed-idea.js';
import { adultAge } from '../restrictions/minors.js';
import { insideSpend } from '../restrictions/price-rules.js';
import type { PersonModel } from './person-model.js';
import { shownOf } from './shown-idea.js';

/** Whether the person could use it and it respects the stated sum, which parts of a set need not. */
export function isPossible(entry: IndexedIdea, person: PersonModel, isWhole = true): boolean {
  const { idea, relationshipBits } = entry;
  const { brief, unmet, bits } = person;
  if (!isForAge(entry, person)) return false;
  if (relationshipBits !== 0 && (relationshipBits & bits.relationship) === 0) return false;
  if (isWhole && brief.facts.spend && !insideSpend(shownOf(idea), brief.budget, brief.facts.spend))
    return false;
  for (const need of idea.needs) if (unmet.has(need)) return false;
  return true;
}

/** At a baby shower the form describes the parents, but the gift is for the baby. */
function isForAge({ fromAge, toAge, namedOccasionBits }: IndexedIdea, { brief, bits }: PersonModel): boolean {
  const { age, occasion } = brief;
  if (age === null) return toAge >= adultAge;
  if (fromAge <= age && age <= toAge) return true;
  const isForBaby = occasion === 'baby_shower' && fromAge === 0 && age >= adultAge;
  return isForBaby && (namedOccasionBits & bits.occasion) !== 0;
}

import type { IdeaLimits } from '../ideas/idea-columns.js';
import { adultAge } from '../restrictions/minors.js';
import type { PersonModel } from './person-model.js';

/** Whether the person could use an idea, and it is sold where the person lives. */
export function isUsable(limits: IdeaLimits, person: PersonModel): boolean {
  const { relationshipBits, needBits, countryBits } = limits;
  const { bits } = person;
  if (!isForAge(limits, person)) return false;
  if (relationshipBits !== 0 && (relationshipBits & bits.relationship) === 0) return false;
  if (countryBits !== 0 && (countryBits & bits.countries) === 0) return false;
  return (needBits & bits.unmetNeeds) === 0;
}

/** At a baby shower the form describes the parents, but the gift is for the baby. */
function isForAge({ fromAge, toAge, namedOccasionBits }: IdeaLimits, { brief, bits }: PersonModel): boolean {
  const { age, occasion } = brief;
  if (age === null) return toAge >= adultAge;
  if (fromAge <= age && age <= toAge) return true;
  const isForBaby = occasion === 'baby_shower' && fromAge === 0 && age >= adultAge;
  return isForBaby && (namedOccasionBits & bits.occasion) !== 0;
}

import type { Relationship } from '@giftwell/contracts/gift-ai/vocabulary';

interface Person {
  name: string;
  nickname: string | null;
  relationship: Relationship;
}

/** Relationships of which somebody has few, with those that mean the same. A friend or a colleague is one of many. */
const close: Partial<Record<Relationship, readonly Relationship[]>> = {
  partner: ['partner', 'spouse'],
  spouse: ['spouse', 'partner'],
  parent: ['parent'],
  sibling: ['sibling'],
  child: ['child'],
};

/**
 * Those whom "Dad" or "my sister" may be. Somebody who is called "Mum" is not meant: a sentence about her has that word.
 * `relationIn` reads the relationship that a name tells.
 */
export function relatedPeople<P extends Person>(
  people: readonly P[],
  relationship: Relationship | null,
  relationIn: (name: string) => Relationship | null,
): P[] {
  const fitting = (relationship && close[relationship]) ?? [];
  const isCalledByRelation = ({ name, nickname }: Person) =>
    [name, nickname].some((each) => each && relationIn(each) !== null);
  return people.filter((person) => fitting.includes(person.relationship) && !isCalledByRelation(person));
}

import type { Relationship } from '@giftwell/contracts/gift-ai/vocabulary';

interface Person {
  name: string;
  nickname: string | null;
  relationship: Relationship;
}

/** Relationships that a person has few of, with equivalent ones. Friends and colleagues are too many. */
const close: Partial<Record<Relationship, readonly Relationship[]>> = {
  partner: ['partner', 'spouse'],
  spouse: ['spouse', 'partner'],
  parent: ['parent'],
  sibling: ['sibling'],
  child: ['child'],
};

/**
 * People that "Dad" or "my sister" may refer to. Someone whose name is "Mum" is matched by name instead. `relationIn`
 * returns the relationship that a name contains.
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

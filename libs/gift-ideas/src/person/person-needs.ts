import type { CircumstanceKind } from '@giftwell/contracts/gift-ai/facts';
import type { Catalogue } from '../ideas/catalogue.js';
import type { Need, PracticalNeed } from '../ideas/idea.js';
import { needBitsOf } from '../ideas/indexed-idea.js';
import { adultAge } from '../restrictions/minors.js';
import type { GiftBrief } from './gift-request.js';
import type { StatedInterest } from './stated-interests.js';

/** Needs for a pet or a partner, which must be mentioned. */
const company: readonly PracticalNeed[] = [
  ...(['partner', 'children', 'grandchildren', 'baby', 'dog', 'cat', 'horse', 'pet'] as const),
];

/** Needs that must be known to be met, or implied by an interest. */
const mustBeKnown: readonly PracticalNeed[] = [
  ...(['beard', 'religion', 'musical-instrument', 'car', 'bike', 'garden', 'running', 'swimming'] as const),
];

/** Topics that imply that a person has what a gift needs. */
const impliedBy: Partial<Record<Need, readonly string[]>> = {
  dog: ['dogs'],
  cat: ['cats'],
  horse: ['horses'],
  pet: ['dogs', 'cats', 'horses', 'rabbits'],
  garden: ['gardening'],
  bike: ['cycling'],
  car: ['cars'],
  driving: ['cars'],
};
const pets: ReadonlySet<Need> = new Set(['dog', 'cat', 'horse', 'pet']);
const ownsPet = /\b(?:has|have|got|owns|keeps|his|her|their|our|my|walks?|feeds?|rides?)\b/i;
const said: Partial<Record<Need, RegExp>> = {
  children: /\b(?:kids?|child(?:ren)?|sons?|daughters?|mum|mom|mother|dad|father|parent)\b/i,
  grandchildren:
    /\bgrand(?:kids?|child(?:ren)?|sons?|daughters?|ma|pa|mother|father|parents?)\b|\b(?:nan|granny|nana)\b/i,
  partner: /\b(?:husband|wife|boyfriend|girlfriend|fianc[eé]e?|partner|couple|married)\b/i,
  beard: /\bbeard|moustache|mustache\b/i,
  baby: /\b(?:bab(?:y|ies)|newborn)\b/i,
};

/** What the person is known to have, or be able to do. */
export function belongings(
  brief: GiftBrief,
  interests: readonly StatedInterest[],
  { graph }: Catalogue,
): ReadonlySet<Need> {
  const has = new Set<Need>(peopleOf(brief));
  const phrases = interests.filter(({ interest }) => interest === null);
  const isMinor = brief.age !== null && brief.age < adultAge;
  const sources = brief.facts.interests.map(({ source }) => source).join(' | ');
  for (const [need, ids] of Object.entries(impliedBy) as [Need, readonly string[]][]) {
    const topics = ids.flatMap((id) => graph.numberOf(id) ?? []);
    // Ticking "outdoors" doesn't imply a dog, and a child who is crazy about cats seldom has one unless it says so.
    if (isMinor && pets.has(need) && !ownsPet.test(sources)) continue;
    if (phrases.some(({ byTopic: strengths }) => topics.some((at) => strengths[at]! >= 0.5))) has.add(need);
  }
  const { facts } = brief;
  const texts = [...facts.interests, ...facts.circumstances].map(({ source }) => source).join(' | ');
  for (const [need, pattern] of Object.entries(said) as [Need, RegExp][])
    if (pattern.test(texts)) has.add(need);
  return has;
}

const babies: ReadonlySet<CircumstanceKind> = new Set(['new-parent', 'pregnant']);
const ceremony = /christening|baptism|communion|confirmation|mitzvah|ordination/i;
/** People whom the person is known to have around, and a faith that the occasion implies. */
function peopleOf({ facts, relationship, occasion, customType }: GiftBrief): Need[] {
  const isCouple =
    facts.several ||
    ['partner', 'spouse'].includes(relationship) ||
    ['anniversary', 'wedding', 'engagement'].includes(occasion);
  const isParent = relationship === 'parent' || occasion === 'mothers_day' || occasion === 'fathers_day';
  const isCeremony = ceremony.test(customType ?? '');
  const hasBaby = occasion === 'baby_shower' || facts.circumstances.some(({ kind }) => babies.has(kind));
  return [
    ...(isCouple ? (['partner'] as const) : []),
    ...(isParent ? (['children'] as const) : []),
    ...(hasBaby ? (['baby'] as const) : []),
    ...(isCeremony ? (['religion'] as const) : []),
  ];
}

const drivingAge = 16;
const beardAge = 17;

/** Needs that someone in these circumstances can't be expected to meet. */
const withoutNeeds: Partial<Record<CircumstanceKind, readonly PracticalNeed[]>> = {
  separated: ['partner'],
  bereaved: ['partner'],
  ill: ['running', 'strength', 'swimming'],
  'care-home': ['garden', 'oven', 'stove', 'car', 'space', 'driving', 'dog', 'cat', 'horse'],
};

const oneArm = /\barms?\b|one[- ]hand/i;

/** As bits, the needs that a gift may not have: what the person lacks, and company that nobody mentioned. */
export const unmetNeeds = (
  brief: GiftBrief,
  circumstances: ReadonlySet<CircumstanceKind>,
  has: ReadonlySet<Need>,
): number => needBitsOf([...absences(brief, circumstances), ...company.filter((need) => !has.has(need))]);

/** As bits, the needs that must be known to be met, or implied by an interest, and aren't known. */
export const unknownNeeds = (has: ReadonlySet<Need>): number =>
  needBitsOf(mustBeKnown.filter((need) => !has.has(need)));

function absences(
  brief: GiftBrief,
  circumstances: ReadonlySet<CircumstanceKind>,
): ReadonlySet<PracticalNeed> {
  const lacks = new Set<PracticalNeed>();
  const { age, facts } = brief;
  if (facts.gender === 'female' || (age !== null && age < beardAge)) lacks.add('beard');
  if (age !== null && age < drivingAge) lacks.add('driving').add('car');
  if (age !== null && age < adultAge) lacks.add('children').add('grandchildren').add('partner');
  if (facts.restrictions.some(({ kind, source }) => kind === 'weak-hands' && oneArm.test(source)))
    lacks.add('musical-instrument').add('steady-hands');
  for (const circumstance of circumstances)
    for (const need of withoutNeeds[circumstance] ?? []) lacks.add(need);
  return lacks;
}

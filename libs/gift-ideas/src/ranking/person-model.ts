import type {
  CircumstanceKind,
  PhraseFact,
  RestrictionKind,
  WishKind,
} from '@giftwell/contracts/gift-ai/facts';
import { priceRange } from '@giftwell/contracts/gift-ai/spend';
import { occasionBitsOf, relationshipBitsOf, traitBitsOf } from '../ideas/indexed-idea.js';
import type { Catalogue } from '../ideas/catalogue.js';
import type { Need } from '../ideas/idea.js';
import { adultAge } from '../restrictions/minors.js';
import type { PriceRange } from '../restrictions/price-rules.js';
import { restrictionRules } from '../restrictions/restriction-rules.js';
import { type ResolvedPhrase, resolvePhrase } from '../topics/resolve-phrase.js';
import { type Approach, approachOf } from '../interests/approach.js';
import type { GiftBrief } from './gift-request.js';
import { withCompanions } from '../interests/companions.js';
import { oneFootball } from '../interests/football.js';
import { originsOf } from '../interests/origins.js';
import { specialTopics, topicsOfLoss } from './special-occasions.js';
import { rankOf, type Standing, standingOf } from '../interests/standing.js';
import { circumstanceTopics, genericTopics, restrictionTopics, traitTopics } from './steering-topics.js';

/** An interest, prepared for ranking. */
export interface StatedInterest extends ResolvedPhrase {
  /** Strength by topic number; 0 if a topic is unrelated. */
  byTopic: Float32Array;
  approach: Approach | null;
  /** Factor for ideas that serve it, 0 to 1. */
  weight: number;
  standing: Standing;
  /** Whether a place is reserved for it: not if a phrase says what a ticked option stands for. */
  isOwed: boolean;
}

/** Everything about a request that ranking needs. */
export interface PersonModel {
  brief: GiftBrief;
  /** What a gift may cost. */
  prices: PriceRange;
  interests: readonly StatedInterest[];
  /** Topics of the occasion and of recent changes in the person's life. */
  occasionTopics: ReadonlySet<number>;
  /** Topics that suit the traits, circumstances, age and relationship. They affect the choice and are never quoted. */
  steering: Float32Array;
  wishes: ReadonlySet<WishKind>;
  circumstances: ReadonlySet<CircumstanceKind>;
  /** What the person is known to have or be able to do. */
  has: ReadonlySet<Need>;
  /** Needs that a gift may not have: what the person lacks, and company that nobody mentioned. */
  unmet: ReadonlySet<Need>;
  bits: PersonBits;
}

/** The person's words as bits, in the order of the vocabulary. */
interface PersonBits {
  relationship: number;
  occasion: number;
  /** Traits and lifestyles. */
  traits: number;
}

/** Needs for a pet or a partner, which must be mentioned. */
const company: readonly Need[] = [
  ...(['partner', 'children', 'grandchildren', 'baby', 'dog', 'cat', 'horse', 'pet'] as const),
];

const maxInterests = 30;
/** Children are beginners at most things. */
const childUntil = 10;

/** "Music" and "modular synths": the phrase says what the ticked option stands for. */
const isSpecified = ({ interest, strengths }: ResolvedPhrase, all: readonly ResolvedPhrase[]): boolean =>
  interest !== null &&
  all.some((other) => other.interest === null && other.named.some((topic) => strengths.has(topic)));
const specifiedWeight = 0.52;

export function personModel(brief: GiftBrief, catalogue: Catalogue): PersonModel {
  const { graph, lexicon } = catalogue;
  const size = graph.topics.length;
  const phrases = brief.facts.interests
    .filter(canBeServed(brief))
    .slice(0, maxInterests)
    .map((fact) => ({ fact, ...resolvePhrase(fact.phrase, graph, lexicon) }));
  const resolved = oneFootball(phrases, graph);
  const isChild = brief.age !== null && brief.age < childUntil;
  const stated = resolved.map(({ fact, ...one }): StatedInterest => {
    const isOpen = isSpecified(one, resolved);
    const approach = approachTo(fact, brief);
    const standing = approach === 'missing' ? 'passing' : standingOf(fact.phrase, fact.source);
    return {
      ...one,
      byTopic: byTopic(one.strengths, size),
      approach: approach ?? (one.interest || isChild ? null : 'doing'),
      weight: isOpen ? specifiedWeight : rankOf[standing].weight,
      standing,
      isOwed: !isOpen,
    };
  });
  const companions = withCompanions(brief.facts, graph);
  const interests = [
    ...stated.map((one) => {
      const strengths = companions(one);
      return strengths === one.strengths ? one : { ...one, strengths, byTopic: byTopic(strengths, size) };
    }),
    ...originInterests(brief, catalogue),
  ];
  const has = belongings(brief, interests, catalogue);
  const circumstances = new Set(
    brief.facts.circumstances.map(({ kind }) => kind).filter((kind) => kind !== 'student' || !isPupil(brief)),
  );
  return {
    brief,
    prices: priceRange(brief.budget, brief.facts.spend),
    interests,
    occasionTopics: new Set(specialTopics(brief).flatMap((id) => graph.numberOf(id) ?? [])),
    steering: steeringOf(brief, circumstances, catalogue),
    wishes: new Set(brief.facts.wishes.map(({ kind }) => kind)),
    circumstances,
    has,
    unmet: new Set([...absences(brief, circumstances), ...company.filter((need) => !has.has(need))]),
    bits: {
      relationship: relationshipBitsOf([brief.relationship]),
      occasion: occasionBitsOf([brief.occasion]),
      traits: traitBitsOf([...brief.personality, ...brief.lifestyle]),
    },
  };
}

const weakening: ReadonlySet<RestrictionKind> = new Set([
  ...(['limited-mobility', 'no-heavy-effort', 'wheelchair', 'weak-hands', 'low-vision', 'blind'] as const),
]);

/** A pupil of a music teacher has no dorm. */
const isPupil = ({ age }: GiftBrief): boolean => age !== null && age < studentFrom;
const studentFrom = 17;

/** Something that a weak body stands in the way of can still be listened to and looked at. */
function approachTo({ phrase, source }: PhraseFact, { facts }: GiftBrief): Approach | null {
  const isLost = /^used to\b/i.test(source) && facts.restrictions.some(({ kind }) => weakening.has(kind));
  return isLost ? 'missing' : approachOf(phrase, source);
}

/** The food, music and crafts of a country that the person has ties to. */
const originInterests = ({ facts }: GiftBrief, { graph }: Catalogue): StatedInterest[] =>
  originsOf(facts).map(({ country, topics }) => {
    const named = topics.flatMap((id) => graph.numberOf(id) ?? []);
    const strengths = new Map(named.map((topic) => [topic, 1]));
    return {
      ...{
        phrase: country,
        interest: null,
        named,
        strengths,
        approach: null,
        standing: 'origin',
        isOwed: false,
      },
      ...{ byTopic: byTopic(strengths, graph.topics.length), weight: rankOf.origin.weight },
    };
  });

/** Drops interests that a restriction rules out completely: beer for someone who doesn't drink. */
function canBeServed({ facts }: GiftBrief): (fact: PhraseFact) => boolean {
  const refused = facts.restrictions.flatMap(({ kind }) => restrictionRules[kind].refusesInterest ?? []);
  if (refused.length === 0) return () => true;
  const pattern = new RegExp(`\\b(?:${refused.join('|')})\\b`, 'i');
  return ({ phrase }) => !pattern.test(phrase);
}

function byTopic(strengths: ReadonlyMap<number, number>, size: number): Float32Array {
  const values = new Float32Array(size);
  for (const [topic, strength] of strengths) values[topic] = strength;
  return values;
}

/** Weight of each source of steering topics. */
const steeringWorth = { trait: 0.5, circumstance: 0.7, generic: 0.35 } as const;

function steeringOf(
  brief: GiftBrief,
  circumstances: ReadonlySet<CircumstanceKind>,
  { graph }: Catalogue,
): Float32Array {
  const steering = new Float32Array(graph.topics.length);
  const raise = (ids: readonly string[], worth: number) => {
    for (const id of ids) {
      const topic = graph.numberOf(id);
      if (topic !== undefined) steering[topic] = Math.max(steering[topic]!, worth);
    }
  };
  for (const word of [...brief.personality, ...brief.lifestyle])
    raise(traitTopics[word] ?? [], steeringWorth.trait);
  for (const { kind, source } of brief.facts.circumstances)
    if (kind === 'bereaved') raise(topicsOfLoss(source), steeringWorth.circumstance);
  for (const kind of circumstances) raise(circumstanceTopics[kind] ?? [], steeringWorth.circumstance);
  const limits = new Set(brief.facts.restrictions.map(({ kind }) => kind));
  // Who sees nothing needs no magnifier.
  if (limits.has('blind')) limits.delete('low-vision');
  for (const kind of limits) raise(restrictionTopics[kind] ?? [], steeringWorth.circumstance);
  raise(genericTopics(brief), steeringWorth.generic);
  return steering;
}

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

function belongings(
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

/** Needs that somebody in these circumstances can't be expected to meet. */
const withoutNeeds: Partial<Record<CircumstanceKind, readonly Need[]>> = {
  separated: ['partner'],
  bereaved: ['partner'],
  ill: ['running', 'strength', 'swimming'],
  'care-home': ['garden', 'oven', 'stove', 'car', 'space', 'driving', 'dog', 'cat', 'horse'],
};

const oneArm = /\barms?\b|one[- ]hand/i;

function absences(brief: GiftBrief, circumstances: ReadonlySet<CircumstanceKind>): ReadonlySet<Need> {
  const lacks = new Set<Need>();
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

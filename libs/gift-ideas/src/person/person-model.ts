import type { CircumstanceKind, WishKind } from '@giftwell/contracts/gift-ai/facts';
import { priceRange } from '@giftwell/contracts/gift-ai/spend';
import type { Catalogue } from '../ideas/catalogue.js';
import { countriesNamed } from '../ideas/country.js';
import type { Need } from '../ideas/idea.js';
import { countryBitsOf, occasionBitsOf, relationshipBitsOf, traitBitsOf } from '../ideas/indexed-idea.js';
import type { PriceRange } from '../restrictions/price-rules.js';
import type { GiftBrief } from './gift-request.js';
import { belongings, unknownNeeds, unmetNeeds } from './person-needs.js';
import { type RelatedInterests, relatedTo } from './related-interests.js';
import { specialTopics, topicsOfLoss } from './special-occasions.js';
import { type StatedInterest, statedInterests } from './stated-interests.js';
import { circumstanceTopics, genericTopics, restrictionTopics, traitTopics } from './steering-topics.js';

/** Everything about a request that ranking needs. */
export interface PersonModel {
  brief: GiftBrief;
  /** What a gift may cost. */
  prices: PriceRange;
  interests: readonly StatedInterest[];
  /** Topics of the occasion and of recent changes in the person's life. */
  occasionTopics: ReadonlySet<number>;
  /** For each topic, and for ticked options, the stated interests that it is related to. */
  related: RelatedInterests;
  /** Topics that suit the traits, circumstances, age and relationship. They affect the choice and are never quoted. */
  steering: Float32Array;
  wishes: ReadonlySet<WishKind>;
  circumstances: ReadonlySet<CircumstanceKind>;
  /** What the person is known to have or be able to do. */
  has: ReadonlySet<Need>;
  bits: PersonBits;
}

/** The person's words as bits, in the order of the vocabulary. */
interface PersonBits {
  relationship: number;
  occasion: number;
  /** Traits and lifestyles. */
  traits: number;
  /** Needs that a gift may not have: what the person lacks, and company that nobody mentioned. */
  unmetNeeds: number;
  /** Needs that must be known to be met, or implied by an interest, and aren't known. */
  unknownNeeds: number;
  /** Countries that the giver named. */
  countries: number;
}

export function personModel(brief: GiftBrief, catalogue: Catalogue): PersonModel {
  const { graph } = catalogue;
  const interests = statedInterests(brief, catalogue);
  const has = belongings(brief, interests, catalogue);
  const occasionTopics = new Set(specialTopics(brief).flatMap((id) => graph.numberOf(id) ?? []));
  const circumstances = new Set(
    brief.facts.circumstances.map(({ kind }) => kind).filter((kind) => kind !== 'student' || !isPupil(brief)),
  );
  return {
    brief,
    prices: priceRange(brief.budget, brief.facts.spend),
    interests,
    occasionTopics,
    related: relatedTo(interests, occasionTopics, graph.topics.length),
    steering: steeringOf(brief, circumstances, catalogue),
    wishes: new Set(brief.facts.wishes.map(({ kind }) => kind)),
    circumstances,
    has,
    bits: {
      relationship: relationshipBitsOf([brief.relationship]),
      occasion: occasionBitsOf([brief.occasion]),
      traits: traitBitsOf([...brief.personality, ...brief.lifestyle]),
      unmetNeeds: unmetNeeds(brief, circumstances, has),
      unknownNeeds: unknownNeeds(has),
      countries: countryBitsOf([...countriesNamed(brief.facts)]),
    },
  };
}

/** A pupil of a music teacher has no dorm. */
const isPupil = ({ age }: GiftBrief): boolean => age !== null && age < studentFrom;
const studentFrom = 17;

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

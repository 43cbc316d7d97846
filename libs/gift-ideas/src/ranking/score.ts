import { spendWithin } from '@giftwell/contracts/gift-ai/spend';
import type { WishKind } from '@giftwell/contracts/gift-ai/facts';
import { isForOtherAge, needsChild } from '../ideas/age-words.js';
import type { IndexedIdea } from '../ideas/indexed-idea.js';
import { countBits } from '../ideas/bit-sets.js';
import type { CatalogueIdea } from '../ideas/idea.js';
import { adultAge } from '../restrictions/minors.js';
import { noise } from '../text/random.js';
import type { GiftRequest } from '../person/gift-request.js';
import type { PersonModel } from '../person/person-model.js';
import type { StatedInterest } from '../person/stated-interests.js';
import { type PriceBand, refinedFactor } from './refinement.js';
import { type ServedInterest, servedFrom, servedInterests, unrelatedBelow } from './served-interests.js';
import { shownOf } from './shown-idea.js';
import { ofOtherDay } from '../person/special-occasions.js';

/** Points for each kind of fit; docs/suggestions.md has the same table. */
export const weights = {
  interest: 100,
  steering: 30,
  occasion: 9,
  age: 8,
  /** For a child or a teenager, things made for that age. */
  minorsAge: 18,
  trait: 4,
  maxTraits: 10,
  relationship: 6,
  wish: 22,
  budget: 4,
  statedSum: 20,
  variety: 6,
  taste: 45,
  /** Deductions. `composed` is for composed ideas of a known topic. */
  composed: -20,
  set: -12,
  otherOccasion: -60,
  otherOccasionServed: -8,
  unknownNeed: -45,
  otherAge: -90,
  outingWhenIll: -40,
} as const;

/**
 * Points for an idea's appeal: to fans of its main topic, to others whom it serves as well, and to people of whom only a broad
 * interest is known.
 */
const appealPoints = {
  fan: [-28, -10, 4, 10],
  related: [-32, -12, 2, 8],
  wide: [-6, 4, 10, 12],
  unstated: [-18, 4, 12, 16],
} as const;

/** Factors for the first, second and third interest that one idea serves. */
const furtherInterest = [1, 0.3, 0.12];
export interface Scored {
  entry: IndexedIdea;
  score: number;
  /** Stated interests it serves, strongest first. */
  served: readonly ServedInterest[];
  /** It is about the occasion itself, or about a change in the person's life. */
  forOccasion: boolean;
}

const wishMet: Record<WishKind, (idea: CatalogueIdea) => boolean> = {
  experience: ({ form }) => form === 'experience' || form === 'membership',
  consumable: ({ form }) => form === 'consumable',
  'no-things': ({ form }) => form !== 'thing',
  together: ({ flags, form }) => flags.includes('together') || form === 'experience',
  handmade: ({ flags }) => flags.includes('handmade'),
  practical: ({ flags }) => flags.includes('practical'),
  unusual: ({ flags }) => flags.includes('unusual'),
  personal: ({ flags }) => flags.includes('personal'),
  trendy: ({ flags }) => flags.includes('trendy'),
  eco: ({ flags }) => flags.includes('eco'),
  luxury: ({ flags }) => flags.includes('luxury'),
};

/** Whether an idea is of a kind that the giver asked for. */
export const meetsWish = (idea: CatalogueIdea, wishes: ReadonlySet<WishKind>): boolean => {
  for (const wish of wishes) if (wishMet[wish](idea)) return true;
  return false;
};

export interface ScoreContext {
  person: PersonModel;
  request: GiftRequest;
  towards: PriceBand | null;
}

/** Scores ideas for one request. */
export class Scorer {
  readonly #budgetFit: (idea: CatalogueIdea) => number;
  readonly #isOfOtherDay: (entry: IndexedIdea) => boolean;

  constructor(private readonly context: ScoreContext) {
    this.#budgetFit = budgetFit(context.person);
    this.#isOfOtherDay = ofOtherDay(context.person.brief);
  }

  /** The stated interests that an idea serves, strongest first. */
  servedBy(entry: IndexedIdea): readonly ServedInterest[] {
    return servedInterests(entry, this.context.person);
  }

  /** Whether it serves a stated interest, or is about the occasion. */
  isFitting(entry: IndexedIdea, [first]: readonly ServedInterest[]): boolean {
    return (first?.strength ?? 0) >= servedFrom || isAbout(entry, this.context.person);
  }

  score(entry: IndexedIdea, served = this.servedBy(entry)): Scored {
    const { person, request, towards } = this.context;
    const { idea } = entry;
    const factor = refinedFactor(idea, request.refinement, towards);
    const relevance = served
      .slice(0, furtherInterest.length)
      .reduce((sum, { strength }, at) => sum + strength * furtherInterest[at]!, 0);
    const points =
      weights.interest * relevance +
      weights.steering * steeringFit(entry, person) +
      this.#fitOf(entry) +
      weights.variety * noise(request.seed + request.round, entry.key) +
      appealOf(entry, served[0] && person.interests[served[0].interest]) +
      (request.taste ? weights.taste * likingOf(request.taste(shownOf(idea))) : 0);
    const setback =
      setbackOf(entry, person, (served[0]?.strength ?? 0) >= servedFrom) +
      (this.#isOfOtherDay(entry) ? weights.otherOccasion : 0);
    const forOccasion =
      setback > weights.otherOccasion && isAbout(entry, person) && suitsOccasion(entry, person);
    return { entry, score: points * factor + setback, served, forOccasion };
  }

  #fitOf(entry: IndexedIdea): number {
    const { idea, fromAge, toAge } = entry;
    const { brief, wishes, bits } = this.context.person;
    let points = 0;
    if (isForOccasion(entry, this.context.person)) points += weights.occasion;
    if (brief.age !== null)
      points += (brief.age < adultAge ? weights.minorsAge : weights.age) * ageFit(fromAge, toAge, brief.age);
    const traits = countBits(entry.traitBits & bits.traits);
    points += Math.min(weights.maxTraits, weights.trait * traits);
    if ((entry.relationshipBits & bits.relationship) !== 0) points += weights.relationship;
    if (wishes.size > 0 && meetsWish(idea, wishes)) points += weights.wish;
    return points + (brief.facts.spend ? weights.statedSum : weights.budget) * this.#budgetFit(idea);
  }
}

/** Deductions, as a number of at most zero. */
function setbackOf(entry: IndexedIdea, person: PersonModel, isServed: boolean): number {
  return (
    occasionSetback(entry, person, isServed) +
    (isSecondToWritten(entry, person) ? weights.composed : 0) +
    (entry.parts ? weights.set : 0) +
    (asksForUnknown(entry, person) || lacksChild(entry, person) ? weights.unknownNeed : 0) +
    (isForOtherAge(entry, person.brief.age) ? weights.otherAge : 0) +
    (person.circumstances.has('ill') && isOuting(entry.idea) ? weights.outingWhenIll : 0)
  );
}

const isOuting = ({ form }: CatalogueIdea): boolean => form === 'experience';

export const likingOf = (liking: number | undefined): number =>
  liking === undefined || !Number.isFinite(liking) ? 0 : Math.max(-1, Math.min(1, liking));

/** An idea for a stated interest suits most occasions; at a baby shower the baby comes first. */
function occasionSetback(entry: IndexedIdea, person: PersonModel, isServed: boolean): number {
  if (suitsOccasion(entry, person)) return 0;
  return isServed && person.brief.occasion !== 'baby_shower'
    ? weights.otherOccasionServed
    : weights.otherOccasion;
}

const isSecondToWritten = ({ composedFor }: IndexedIdea, { interests }: PersonModel): boolean =>
  composedFor !== undefined && interests[composedFor]!.named.length > 0;

/** How well the topics of an idea suit traits, circumstances, age and relationship, 0 to 1. */
export function steeringFit({ topics }: IndexedIdea, { steering }: PersonModel): number {
  let most = 0;
  for (const topic of topics) most = Math.max(most, steering[topic] ?? 0);
  return most;
}

/** The first two topics of an idea say what it is about. */
const isAbout = ({ topics }: IndexedIdea, { occasionTopics }: PersonModel): boolean =>
  occasionTopics.size > 0 && (occasionTopics.has(topics[0]!) || occasionTopics.has(topics[1] ?? -1));

const suitsOccasion = ({ occasionBits }: IndexedIdea, { bits }: PersonModel): boolean =>
  (occasionBits & bits.occasion) !== 0;

const isForOccasion = ({ namedOccasionBits }: IndexedIdea, { brief, bits }: PersonModel): boolean =>
  brief.occasion !== 'birthday' && brief.occasion !== 'other' && (namedOccasionBits & bits.occasion) !== 0;

/** "Croissant class for a child and a grown-up" for an adult without a child in the family. */
const lacksChild = (entry: IndexedIdea, { brief, has }: PersonModel): boolean =>
  (brief.age === null || brief.age >= adultAge) &&
  !has.has('children') &&
  !has.has('grandchildren') &&
  needsChild(entry);

/** An interest in the idea's own topic counts as meeting its needs. */
function asksForUnknown({ needBits, topics }: IndexedIdea, { bits, interests }: PersonModel): boolean {
  if ((needBits & bits.unknownNeeds) === 0) return false;
  return !interests.some(
    ({ named, byTopic, certainty }) =>
      named.length > 0 && certainty !== 'origin' && (byTopic[topics[0]!] ?? 0) >= knownFrom,
  );
}
/** From this strength on, a topic counts as the person's own, not only a related one. */
const knownFrom = 0.7;

/** A narrow age range is better: a toy for four-year-olds before a thing for everyone. */
function ageFit(from: number, to: number, age: number): number {
  if (age >= 60) return from >= 45 ? 1 : 0.5;
  if (age >= 18) return from >= 13 ? 0.7 : 0.3;
  return 1 - Math.min(1, (to - from) / 40);
}

/** Assumed upper end of an open budget, in cents. */
const openCeiling = 150_000;

/** Best in the upper half of the budget, without reaching its end. */
function budgetFit({ brief, prices }: PersonModel): (idea: CatalogueIdea) => number {
  const { minCents, maxCents } = prices;
  const { least } = spendWithin(brief.budget, brief.facts.spend);
  const floor = least === null ? minCents : 100 * least;
  const ceiling = Math.min(maxCents, openCeiling);
  const width = Math.max(1, ceiling - floor);
  return ({ price }) => {
    const place = (50 * (price[0] + Math.min(price[1], ceiling / 100)) - floor) / width;
    return 1 - Math.min(1, Math.abs(place - 0.6));
  };
}

/** A ticked option stands for a broad interest, a phrase for a fan of just the topics that it names. */
function appealOf({ idea, topics, composedFor }: IndexedIdea, stated: StatedInterest | undefined): number {
  const [fan, wide] = idea.appeal;
  if (!stated) return appealPoints.unstated[wide]!;
  if (stated.interest !== null) return appealPoints.wide[wide]! + appealPoints.fan[fan]! / 2;
  const ofMain = stated.byTopic[topics[0]!] ?? 0;
  const asFan = appealPoints.fan[fan]!;
  if (composedFor !== undefined || ofMain === 1 || stated.named.includes(topics[0]!)) return asFan;
  const asOther = appealPoints.related[wide]!;
  // Synchronized swimming for somebody who swims: a kind of the interest, but not the one that was named.
  return ofMain >= unrelatedBelow ? (asFan + asOther) / 2 : asOther;
}

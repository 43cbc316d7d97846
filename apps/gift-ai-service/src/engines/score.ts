import { budgetRange, type RefinementType } from '@giftwell/contracts/gift-ai/vocabulary';
import type { WizardData } from '@giftwell/contracts/gift-ai/wizard';
import type { IdeaIndex, IndexedIdea } from './idea-index.js';
import {
  countOf,
  flagMarks,
  interestMarks,
  lifestyleMarks,
  occasionMarks,
  relationshipMarks,
  traitMarks,
} from './idea-marks.js';
import { likingOf } from './liking.js';
import type { MentionFit } from './mention-fits.js';
import { Presuppositions } from './presuppositions.js';
import type { Profile } from './profile.js';
import { noise } from './random.js';
import { refinedFit } from './refined-fit.js';
import type { PriceBand } from './refinement.js';
import type { Taste } from './suggestion-engine.js';

/** What each kind of fit is worth; docs/suggestions.md has the same table in words. */
export const weights = {
  mention: 34,
  interest: 24,
  personality: 10,
  lifestyle: 6,
  occasion: 12,
  relationship: 6,
  age: 8,
  budget: 3,
  wish: 9,
  uncluttered: 14,
  variety: 6,
  taste: 50,
  /** Below zero: what comes only when nothing better is left. */
  beside: -22,
  presupposed: -80,
  otherOccasion: -60,
  disliked: -120,
} as const;

const fullTextAt = 0.55;
/** What meets the words told less than this is not about them. */
const besideBelow = 0.25;

/** An idea and how well it fits. */
export interface Scored {
  entry: IndexedIdea;
  score: number;
  /** The interests that it serves, as bits. */
  interests: number;
  /** It is what the refinement asked for. */
  refined: boolean;
}

export interface ScoreContext {
  wizard: WizardData;
  profile: Profile;
  mentions: ReadonlyMap<IndexedIdea, readonly MentionFit[]>;
  seed: number;
  index: IdeaIndex;
  refinement?: RefinementType | undefined;
  towards: PriceBand | null;
  taste?: Taste | undefined;
}

const powersOf = (base: number) => Float64Array.from({ length: 64 }, (_, power) => base ** power);
/** The first match counts most; a second and third add less. */
const diminished = powersOf(0.45);
/** An idea names the interest that it serves best first; the later ones it merely touches. */
const touched = powersOf(0.75);
/** No idea has more words of one kind. */
const matched = new Float64Array(8);

/** What an idea's words are worth where they are wanted, the most wanted counting most. */
function worth(places: readonly number[], wanted: Float64Array, fading?: Float64Array): number {
  let count = 0;
  for (let at = 0; at < places.length; at += 1) {
    let value = wanted[places[at]!]!;
    if (value === 0) continue;
    if (fading) value *= fading[at]!;
    let to = count;
    for (; to > 0 && matched[to - 1]! < value; to -= 1) matched[to] = matched[to - 1]!;
    matched[to] = value;
    count += 1;
  }
  let sum = 0;
  for (let at = 0; at < count; at += 1) sum += matched[at]! * diminished[at]!;
  return Math.min(1.3, sum);
}

function textWorth(said: readonly MentionFit[]): number {
  let sum = 0;
  for (let at = 0; at < said.length; at += 1) sum += said[at]!.strength * (diminished[at] ?? 0);
  return Math.min(1.25, sum / fullTextAt);
}

/** Nearer to the person's own age is better: a toy for four-year-olds before a thing for everyone. */
function ageFit([from, to]: readonly [number, number], age: number): number {
  if (age >= 60) return from >= 45 ? 1 : 0.4;
  if (age >= 18) return from >= 16 && to <= 75 ? 0.7 : 0.4;
  return 1 - Math.min(1, (to - from) / 30);
}

const overlaps = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean => {
  if (a.size > 0) for (const word of a) if (b.has(word)) return true;
  return false;
};

const noMentions: readonly MentionFit[] = [];
const practical = flagMarks.bitsOf(['practical']);

/** Gives the ideas their points for one request, from numbers that were made ready for it. */
export class Scorer {
  readonly #interests: Float64Array;
  readonly #traits: Float64Array;
  readonly #lifestyles: Float64Array;
  readonly #served: number;
  readonly #wishes: number;
  readonly #occasion: number;
  readonly #relationship: number;
  readonly #uncluttered: number;
  readonly #isMuchTold: boolean;
  readonly #personal: number;
  readonly #cheapest: number;
  readonly #ceiling: number;
  readonly #presuppositions: Presuppositions;

  constructor(private readonly context: ScoreContext) {
    const { wizard, profile } = context;
    this.#interests = interestMarks.weightsOf(profile.interests);
    this.#traits = traitMarks.weightsOf(profile.traits);
    this.#lifestyles = lifestyleMarks.weightsOf(profile.lifestyles);
    this.#served = interestMarks.bitsOf(profile.interests.keys());
    this.#wishes = flagMarks.bitsOf(profile.wishes);
    this.#occasion = occasionMarks.bitsOf([wizard.occasion]);
    this.#relationship = relationshipMarks.bitsOf([wizard.relationship]);
    this.#uncluttered = wishForLess(profile);
    this.#isMuchTold = profile.interests.size + profile.mentions.size > 0;
    this.#personal = context.refinement === 'more_personal' ? 1.3 : 1;
    const { minCents, maxCents } = budgetRange[wizard.budget];
    this.#cheapest = minCents;
    this.#ceiling = wizard.budget === '500+' ? 200_000 : maxCents;
    this.#presuppositions = new Presuppositions(wizard, profile);
  }

  score(entry: IndexedIdea): Scored {
    const { marks } = entry;
    const { wizard, mentions, seed, taste } = this.context;
    const said = mentions.get(entry) ?? noMentions;
    const interests = marks.interests & this.#served;
    const wishes = countOf(marks.flags & this.#wishes);
    const forOccasion = (marks.occasions & this.#occasion) !== 0;
    const forRelationship = (marks.relationships & this.#relationship) !== 0;
    const setback =
      (this.#presuppositions.isMissing(entry) ? weights.presupposed : 0) +
      ((marks.suits & this.#occasion) === 0 ? weights.otherOccasion : 0) +
      (this.#isDisliked(entry) ? weights.disliked : 0);
    const refined = refinedFit(entry, this.context);
    const isBeside =
      this.#isMuchTold &&
      interests === 0 &&
      wishes === 0 &&
      !(said.length > 0 && said[0]!.strength >= besideBelow);

    const score =
      this.#personal * weights.mention * textWorth(said) +
      weights.interest * worth(marks.interestPlaces, this.#interests, touched) +
      this.#personal * weights.personality * worth(marks.traitPlaces, this.#traits) +
      weights.lifestyle * worth(marks.lifestylePlaces, this.#lifestyles) +
      weights.occasion * (forOccasion ? marks.occasionShare : 0) +
      weights.relationship * (forRelationship ? marks.relationshipShare : 0) +
      weights.age * ageFit(entry.idea.ages, wizard.age) +
      weights.budget * this.#budgetFit(marks.middle) +
      weights.wish * Math.min(1.5, wishes) +
      weights.uncluttered * this.#clutterOf(entry) +
      weights.variety * noise(seed, entry.key) +
      (isBeside ? weights.beside : 0) +
      weights.taste * likingOf(taste, entry.shown) +
      // What does not suit anyhow is not asked for either.
      (setback < 0 ? setback : refined.points);

    return { entry, score, interests, refined: setback === 0 && refined.met };
  }

  /** Generous without touching the ceiling: best in the upper half of what was planned. */
  #budgetFit(middle: number): number {
    const place = (middle - this.#cheapest) / (this.#ceiling - this.#cheapest);
    return 1 - Math.min(1, Math.abs(place - 0.6));
  }

  #clutterOf({ leavesNothing, standsAround, marks }: IndexedIdea): number {
    if (this.#uncluttered === 0) return 0;
    const gain = leavesNothing ? 1 : standsAround ? -1 : (marks.flags & practical) !== 0 ? 0 : -0.4;
    return this.#uncluttered * gain;
  }

  #isDisliked(entry: IndexedIdea): boolean {
    const { aversions, chosen } = this.context.profile;
    if (overlaps(aversions.things, entry.thing) || overlaps(aversions.topics, entry.topics)) return true;
    const [first] = entry.idea.interests;
    return first !== undefined && aversions.interests.has(first) && !chosen.has(first);
  }
}

/** How much things that stand around are unwelcome, 0 to 1. */
const wishForLess = ({ aversions, traits, lifestyles }: Profile): number =>
  aversions.clutter ? 1 : traits.has('minimalist') || lifestyles.has('minimalist') ? 0.35 : 0;

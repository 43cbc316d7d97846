import type {
  Interest,
  Lifestyle,
  PersonalityTrait,
  RefinementType,
} from '@giftwell/contracts/gift-ai/vocabulary';
import type { WizardData } from '@giftwell/contracts/gift-ai/wizard';
import { budgetRange } from '@giftwell/contracts/gift-ai/vocabulary';
import { adultAge } from './hard-rules.js';
import { stem } from './words.js';
import { type CatalogueIdea, suitsOccasion, type IdeaFlag } from './catalogue-idea.js';
import { type IdeaIndex, type IndexedIdea, needs, priced } from './idea-index.js';
import type { Mention, Profile } from './profile.js';
import { likingOf } from './liking.js';
import { noise } from './random.js';
import type { PriceBand } from './refinement.js';
import { refinedFit } from './refined-fit.js';
import type { Taste } from './suggestion-engine.js';
import { relatedTo } from './topics.js';

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
/** From this weight on, a word is one of the idea's name, search term or keywords. */
const told = 0.8;

export interface MentionFit {
  mention: Mention;
  strength: number;
  /** The idea is about what was said, not merely near it. */
  direct: boolean;
}

/** An idea, how well it fits, and the facts that made it fit. */
export interface Fit {
  entry: IndexedIdea;
  score: number;
  interests: Interest[];
  traits: PersonalityTrait[];
  lifestyles: Lifestyle[];
  wishes: IdeaFlag[];
  mentions: MentionFit[];
  forOccasion: boolean;
  forRelationship: boolean;
  /** It is what the refinement asked for. */
  refined: boolean;
}

/** For each idea the mentions that speak of it, strongest first; through the index, so only ideas that are met cost time. */
export function mentionFits(profile: Profile, index: IdeaIndex): Map<IndexedIdea, MentionFit[]> {
  const met = new Map<IndexedIdea, Map<string, MentionFit>>();
  const meet = (entry: IndexedIdea, fit: MentionFit) => {
    const known = met.get(entry) ?? new Map<string, MentionFit>();
    met.set(entry, known);
    const before = known.get(fit.mention.stem);
    if (!before || before.strength < fit.strength) known.set(fit.mention.stem, fit);
  };
  for (const mention of profile.mentions.values()) {
    if (mention.weight === 0) continue;
    const rarity = index.rarity(mention.stem);
    for (const { entry, weight } of index.about(mention.stem)) {
      meet(entry, { mention, strength: mention.weight * weight * rarity, direct: weight >= told });
    }
    for (const [word, kinship] of relatedTo(mention.stem)) {
      if (profile.aversions.topics.has(word)) continue;
      for (const { entry, weight } of index.about(word)) {
        // A related word in passing, in a description, says nothing.
        if (weight < told) continue;
        const strength = mention.weight * weight * kinship * index.rarity(word);
        meet(entry, { mention, strength, direct: kinship > 0.5 });
      }
    }
  }
  const strongestFirst = (fits: Map<string, MentionFit>) =>
    [...fits.values()].sort((a, b) => b.strength - a.strength);
  return new Map([...met].map(([entry, fits]) => [entry, strongestFirst(fits)]));
}

const common = <T>(list: readonly T[], wanted: ReadonlyMap<T, number>): T[] =>
  list.filter((one) => wanted.has(one)).sort((a, b) => (wanted.get(b) ?? 0) - (wanted.get(a) ?? 0));

/** The first match counts most; a second and third add less. */
const diminishing = (values: readonly number[]) =>
  values.reduce((sum, value, at) => sum + value * 0.45 ** at, 0);

function worth<T>(matches: readonly T[], wanted: ReadonlyMap<T, number>): number {
  return Math.min(1.3, diminishing(matches.map((match) => wanted.get(match) ?? 0)));
}

/** An idea names the interest that it serves best first; the later ones it merely touches. */
function interestWorth(idea: CatalogueIdea, matches: readonly Interest[], { interests }: Profile): number {
  const touched = (match: Interest) => 0.75 ** idea.interests.indexOf(match);
  const values = matches.map((match) => (interests.get(match) ?? 0) * touched(match));
  return Math.min(1.3, diminishing(values.sort((a, b) => b - a)));
}

/** Something else altogether, although much was told. */
const isBeside = (fit: Pick<Fit, 'interests' | 'mentions' | 'wishes'>, { interests, mentions }: Profile) =>
  interests.size + mentions.size > 0 &&
  fit.interests.length === 0 &&
  fit.wishes.length === 0 &&
  !fit.mentions.some(({ strength }) => strength >= besideBelow);

/** Nearer to the person's own age is better: a toy for four-year-olds before a thing for everyone. */
function ageFit([from, to]: readonly [number, number], age: number): number {
  if (age >= 60) return from >= 45 ? 1 : 0.4;
  if (age >= 18) return from >= 16 && to <= 75 ? 0.7 : 0.4;
  return 1 - Math.min(1, (to - from) / 30);
}

/** Generous without touching the ceiling: best in the upper half of what was planned. */
function budgetFit(entry: IndexedIdea, wizard: WizardData): number {
  const { minCents } = budgetRange[wizard.budget];
  const ceiling = wizard.budget === '500+' ? 200_000 : budgetRange[wizard.budget].maxCents;
  const middle = (entry.idea.priceCents[0] + entry.idea.priceCents[1]) / 2;
  const place = (middle - minCents) / (ceiling - minCents);
  return 1 - Math.min(1, Math.abs(place - 0.6));
}

const overlaps = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean => {
  for (const word of a) if (b.has(word)) return true;
  return false;
};

function isDisliked(entry: IndexedIdea, { aversions, chosen }: Profile): boolean {
  if (overlaps(aversions.things, entry.thing) || overlaps(aversions.topics, entry.topics)) return true;
  const [first] = entry.idea.interests;
  return first !== undefined && aversions.interests.has(first) && !chosen.has(first);
}

const family = 'kid child children son daughter toddler grandson granddaughter family'.split(' ').map(stem);
const wantsCouples = new Set(['wedding', 'engagement', 'anniversary', 'valentines']);

function isPresupposed(entry: IndexedIdea, wizard: WizardData, profile: Profile): boolean {
  return entry.presupposes.some((word) => {
    if (profile.mentions.has(word)) return false;
    if (word === needs.baby) {
      return (
        wizard.age > 3 &&
        wizard.occasion !== 'baby_shower' &&
        !['baby', 'pregnant', 'parent', 'expect'].some((told) => profile.mentions.has(told))
      );
    }
    if (word === needs.couple)
      return !wantsCouples.has(wizard.occasion) && !['partner', 'spouse'].includes(wizard.relationship);
    if (word === needs.grandparent) return wizard.age < 50 && !profile.mentions.has('grandchildren');
    if (word === needs.child)
      return wizard.age >= adultAge && !family.some((told) => profile.mentions.has(told));
    return ![...relatedTo(word).keys()].some((close) => profile.mentions.has(close));
  });
}

function uncluttered(entry: IndexedIdea, profile: Profile): number {
  const wish = profile.aversions.clutter
    ? 1
    : profile.traits.has('minimalist') || profile.lifestyles.has('minimalist')
      ? 0.35
      : 0;
  if (wish === 0) return 0;
  return (
    wish *
    (entry.leavesNothing ? 1 : entry.standsAround ? -1 : entry.idea.flags.includes('practical') ? 0 : -0.4)
  );
}

export interface FitContext {
  wizard: WizardData;
  profile: Profile;
  mentions: Map<IndexedIdea, MentionFit[]>;
  seed: number;
  index: IdeaIndex;
  refinement?: RefinementType | undefined;
  towards: PriceBand | null;
  taste?: Taste | undefined;
}

export function fitOf(entry: IndexedIdea, context: FitContext): Fit {
  const { wizard, profile, mentions, seed } = context;
  const { idea } = entry;
  const interests = common(idea.interests, profile.interests);
  const traits = common(idea.personality, profile.traits);
  const lifestyles = common(idea.lifestyle, profile.lifestyles);
  const wishes = idea.flags.filter((flag) => profile.wishes.has(flag));
  const said = mentions.get(entry) ?? [];
  const forOccasion = idea.occasions.includes(wizard.occasion);
  const forRelationship = idea.relationships.includes(wizard.relationship);
  const text = Math.min(1.25, diminishing(said.map(({ strength }) => strength)) / fullTextAt);

  const setback =
    (isPresupposed(entry, wizard, profile) ? weights.presupposed : 0) +
    (suitsOccasion(idea, wizard.occasion) ? 0 : weights.otherOccasion) +
    (isDisliked(entry, profile) ? weights.disliked : 0);
  const refined = refinedFit(entry, context);
  const personal = context.refinement === 'more_personal' ? 1.3 : 1;

  const score =
    personal * weights.mention * text +
    weights.interest * interestWorth(idea, interests, profile) +
    personal * weights.personality * worth(traits, profile.traits) +
    weights.lifestyle * worth(lifestyles, profile.lifestyles) +
    weights.occasion * (forOccasion ? 1 / Math.sqrt(Math.max(1, idea.occasions.length - 2)) : 0) +
    weights.relationship * (forRelationship ? 1 / Math.sqrt(idea.relationships.length) : 0) +
    weights.age * ageFit(idea.ages, wizard.age) +
    weights.budget * budgetFit(entry, wizard) +
    weights.wish * Math.min(1.5, wishes.length) +
    weights.uncluttered * uncluttered(entry, profile) +
    weights.variety * noise(seed, entry.key) +
    (isBeside({ interests, mentions: said, wishes }, profile) ? weights.beside : 0) +
    weights.taste * likingOf(context.taste, { ...idea, ...priced(entry) }) +
    // What does not suit anyhow is not asked for either.
    (setback < 0 ? setback : refined.points);

  return {
    entry,
    score,
    interests,
    traits,
    lifestyles,
    wishes,
    mentions: said,
    forOccasion,
    forRelationship,
    refined: setback === 0 && refined.met,
  };
}

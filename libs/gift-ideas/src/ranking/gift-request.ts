import type { PersonFacts } from '@giftwell/contracts/gift-ai/facts';
import type {
  Budget,
  IdeaCategory,
  OccasionType,
  RefinementType,
  Relationship,
} from '@giftwell/contracts/gift-ai/vocabulary';

/** Who the gift is for, what is known of them, and what it may cost. */
export interface GiftBrief {
  name: string;
  nickname?: string | null;
  relationship: Relationship;
  /** Null where nobody said it. */
  age: number | null;
  occasion: OccasionType;
  /** What the occasion is where it is `other`. */
  customType?: string | null;
  budget: Budget;
  /** Options that were ticked, as slugs. */
  personality: readonly string[];
  lifestyle: readonly string[];
  /** Everything that was understood, ticked interests included. */
  facts: PersonFacts;
}

/** An idea as it is shown: without id, links, rating. */
export interface GiftIdea {
  name: string;
  category: IdeaCategory;
  description: string;
  reason: string;
  searchTerm: string;
  priceMinCents: number;
  priceMaxCents: number;
  /** Name of its picture in the icon set. */
  picture: string;
}

/** What a person's acts taught about an idea: −1 (never again) to 1 (just right), 0 for nothing known. */
export type Taste = (idea: Omit<GiftIdea, 'reason'>) => number;

export interface GiftRequest {
  brief: GiftBrief;
  /** Names of ideas that must not come again. */
  excludeNames: readonly string[];
  round: number;
  /** Same request and seed, same ideas. */
  seed: number;
  /** The direction in which earlier ideas are to be turned. */
  refinement?: RefinementType | undefined;
  taste?: Taste | undefined;
}

import type { PersonFacts } from '@giftwell/contracts/gift-ai/facts';
import type {
  Budget,
  IdeaCategory,
  OccasionType,
  RefinementType,
  Relationship,
} from '@giftwell/contracts/gift-ai/vocabulary';

/** The recipient, the occasion and the budget. */
export interface GiftBrief {
  name: string;
  nickname?: string | null;
  relationship: Relationship;
  /** Null if unknown. */
  age: number | null;
  occasion: OccasionType;
  /** The name of an `other` occasion. */
  customType?: string | null;
  budget: Budget;
  /** Ticked options, as slugs. */
  personality: readonly string[];
  lifestyle: readonly string[];
  /** Everything that was understood, including ticked interests. */
  facts: PersonFacts;
}

/** An idea as shown, without id, links and rating. */
export interface GiftIdea {
  name: string;
  category: IdeaCategory;
  description: string;
  reason: string;
  searchTerm: string;
  priceMinCents: number;
  priceMaxCents: number;
  /** Name of its icon. */
  picture: string;
}

/** What acts taught about an idea for this person: from −1 (never again) to 1 (exactly right); 0 if unknown. */
export type Taste = (idea: Omit<GiftIdea, 'reason'>) => number;

export interface GiftRequest {
  brief: GiftBrief;
  /** Names of ideas that must not be repeated. */
  excludeNames: readonly string[];
  round: number;
  /** The same request and seed give the same ideas. */
  seed: number;
  /** How to change the earlier ideas. */
  refinement?: RefinementType | undefined;
  taste?: Taste | undefined;
}

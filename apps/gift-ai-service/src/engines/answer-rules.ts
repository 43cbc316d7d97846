import { type Catalogue, HardRules, perCategory, refinedBudget } from '@giftwell/gift-ideas';
import type { EngineIdea, SuggestionRequest } from './suggestion-engine.js';

/** Applies the hard rules to one answer: call `admits`, then `add` for each idea shown. */
export class AnswerRules {
  readonly #rules: HardRules;
  readonly #ofCategory = new Map<string, number>();
  readonly #perCategory: number;

  constructor({ brief, refinement, excludeNames }: SuggestionRequest, catalogue: Catalogue) {
    const { budget } = refinedBudget(brief.budget, refinement);
    this.#rules = new HardRules({ ...brief, budget }, catalogue, excludeNames);
    this.#perCategory = perCategory(brief.facts.interests.length, refinement);
  }

  admits(idea: EngineIdea): boolean {
    if ((this.#ofCategory.get(keyOf(idea)) ?? 0) >= this.#perCategory) return false;
    return this.#rules.brokenBy(idea) === null;
  }

  add(idea: EngineIdea): void {
    this.#ofCategory.set(keyOf(idea), (this.#ofCategory.get(keyOf(idea)) ?? 0) + 1);
    this.#rules.add(idea);
  }
}

const keyOf = ({ category }: EngineIdea) => category.trim().toLowerCase();

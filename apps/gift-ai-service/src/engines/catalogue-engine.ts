import { Injectable } from '@nestjs/common';
import type { Budget } from '@giftwell/contracts/gift-ai/vocabulary';
import type { WizardData } from '@giftwell/contracts/gift-ai/wizard';
import { adultAge, mostOfCategory } from './hard-rules.js';
import { KnownIdeas } from './idea-identity.js';
import { type GiftIdea, SuggestionEngine, type SuggestionRequest, type Taste } from './suggestion-engine.js';
import { suitsAge } from './catalogue-idea.js';
import { fitOf } from './fit.js';
import { IdeaIndex, type IndexedIdea } from './idea-index.js';
import { interestMarks, relationshipMarks } from './idea-marks.js';
import { type IdeaTexts, type IdeaTraits, traitsOf } from './idea-traits.js';
import { type Leanings, leaningsOf } from './leanings.js';
import { loadIdeas } from './load-ideas.js';
import { mentionFits } from './mention-fits.js';
import { nineOf } from './nine-ideas.js';
import { type Profile, profileOf } from './profile.js';
import { refinedBudget, refinements } from './refinement.js';
import { type Reason, ReasonWriter } from './reason-writer.js';
import { type Scored, Scorer } from './score.js';

/** Picks nine ideas from the catalogue that ships with the product: no key, no network, a few milliseconds. */
@Injectable()
export class CatalogueEngine extends SuggestionEngine {
  readonly source = 'catalogue';
  readonly #index = new IdeaIndex(loadIdeas());

  async *suggest(request: SuggestionRequest): AsyncGenerator<GiftIdea> {
    if (request.signal.aborted) return;
    for (const { entry, reason } of this.answer(request)) {
      if (request.signal.aborted) return;
      const { name, category, description, ...rest } = entry.shown;
      yield { name, category, description, reason: reason.text, ...rest };
    }
  }

  /** The same, with what each idea was chosen from and the frame that its reason was written in. */
  *answer(request: Omit<SuggestionRequest, 'signal'>): Generator<ReasonedIdea> {
    const { excludeNames, refinement, taste } = request;
    const { budget, towards } = refinedBudget(request.wizard.budget, refinement);
    const wizard = { ...request.wizard, budget };
    const profile = profileOf(wizard, request.wish);
    const known = new KnownIdeas(excludeNames);
    const context = {
      wizard,
      profile,
      index: this.#index,
      mentions: mentionFits(profile, this.#index, wizard.budget),
      seed: request.seed + request.round,
      refinement,
      towards,
      taste,
    };
    const scorer = new Scorer(context);
    const relationship = relationshipMarks.bitsOf([wizard.relationship]);
    const ideas: Scored[] = [];
    for (const entry of this.#index.within(wizard.budget)) {
      if (!isAllowed(entry, wizard, relationship, profile)) continue;
      if (!known.has(entry.identity, entry.idea.name)) ideas.push(scorer.score(entry));
    }
    const writer = new ReasonWriter(wizard, profile, context.seed, refinement);
    const chosen = interestMarks.bitsOf(profile.chosen);
    const served = refinement && refinements[refinement].filters ? chosen & refinedInterests(ideas) : chosen;
    for (const one of nineOf(ideas, served, mostOfCategory(refinement)))
      yield { entry: one.entry, reason: writer.write(fitOf(one, context)) };
  }

  /** The categories that a taste leans to and those that it shies from, within a budget. */
  leaningsOf(taste: Taste, budget: Budget): Leanings {
    return leaningsOf(taste, this.#index.within(budget));
  }

  /** What kind of gift an idea is, whoever had it. */
  traitsOf(idea: IdeaTexts): IdeaTraits {
    return traitsOf(idea, this.#index);
  }
}

export interface ReasonedIdea {
  entry: IndexedIdea;
  reason: Reason;
}

/** The interests that what was asked for can serve: a filter is not given up for the others. */
const refinedInterests = (ideas: readonly Scored[]): number =>
  ideas.reduce((bits, { refined, interests }) => (refined ? bits | interests : bits), 0);

/** What is never relaxed, however few ideas are left: age, minors, relationship, diets and allergies. */
function isAllowed(
  entry: IndexedIdea,
  wizard: WizardData,
  relationship: number,
  { aversions }: Profile,
): boolean {
  const { idea, marks } = entry;
  if (!suitsAge(idea, wizard.age, wizard.occasion)) return false;
  if (wizard.age < adultAge && entry.adultsOnly) return false;
  if (marks.relationships !== 0 && (marks.relationships & relationship) === 0) return false;
  if (aversions.noAlcohol && entry.alcohol) return false;
  if (aversions.never.size > 0)
    for (const word of aversions.never) if (entry.everything.has(word)) return false;
  return true;
}

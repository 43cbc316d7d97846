import {
  ideaCategories,
  interests,
  personalityTraits,
  type Budget,
} from '@giftwell/contracts/gift-ai/vocabulary';
import { noPersonFacts } from '@giftwell/contracts/gift-ai/facts';
import {
  Catalogue,
  type CatalogueIdea,
  type GiftBrief,
  hashOf,
  ideaFlags,
  noise,
  shuffled,
  suggestGifts,
  traitsOf,
} from '@giftwell/gift-ideas';
import { pricePlace } from './idea-features.js';
import type { LearnedAct } from './learned-act.js';
import { tasteOf } from './taste-cache.js';
import { trained } from './training.js';

/** A simulated true taste, −1 to 1, which the model can't see. */
type Taste = (idea: CatalogueIdea) => number;

interface Person {
  name: string;
  brief: GiftBrief;
  taste: Taste;
}

const catalogue = Catalogue.load();
const cents = ({ price: [low, high] }: CatalogueIdea) => [100 * low, 100 * high] as const;
const people = 50;
const ratingsEach = 20;
const perAnswer = 5;
const budgets: Budget[] = ['26-50', '51-100', '101-250'];
const clamp = (value: number) => Math.max(-1, Math.min(1, value));
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const shown = (value: number) => value.toFixed(3);

/**
 * A few strong likes and dislikes, a price preference, and a quarter that depends on the single idea and can't be
 * learned. Differs from the model's assumptions: most features have no effect.
 */
function hiddenTaste(seed: number, budget: Budget): Taste {
  const effects = new Map<string, number>();
  const feel = (list: readonly string[], loved: number, hated: number, strength: number, salt: number) => {
    for (const [at, one] of shuffled(list, seed * 31 + salt).entries()) {
      if (at < loved) effects.set(one, strength);
      else if (at < loved + hated) effects.set(one, -strength);
    }
  };
  feel(ideaCategories, 5, 5, 0.5, 1);
  feel(interests, 4, 4, 0.45, 2);
  feel(ideaFlags, 1, 1, 0.4, 3);
  const priceLean = 0.6 * (noise(seed, 4) - 0.5);
  return (idea) => {
    const { interests: served, flags } = traitsOf(idea, catalogue);
    const traits = [idea.category, ...served, ...flags];
    const place = pricePlace(...cents(idea), budget);
    const own = 0.5 * (noise(seed, hashOf(idea.id)) - 0.5);
    const sum = traits.reduce((total, trait) => total + (effects.get(trait) ?? 0), 0);
    return clamp(sum + priceLean * (2 * place - 1) + own);
  };
}

function simulated(seed: number): Person {
  const budget = budgets[seed % budgets.length]!;
  const stated = shuffled(interests, seed * 7 + 1).slice(0, 3);
  const brief: GiftBrief = {
    name: `Person ${seed}`,
    relationship: 'friend',
    age: 20 + Math.floor(45 * noise(seed, 11)),
    occasion: 'birthday',
    personality: shuffled(personalityTraits, seed * 7 + 2).slice(0, 2),
    lifestyle: [],
    budget,
    facts: { ...noPersonFacts(), interests: stated.map((phrase) => ({ phrase, source: '' })) },
  };
  return { name: brief.name, brief, taste: hiddenTaste(seed, budget) };
}

const starsFor = (liking: number, luck: number) =>
  Math.max(1, Math.min(5, Math.round(3 + 2 * liking + (luck - 0.5))));

const tasteAfter = (acts: readonly LearnedAct[], { name, brief }: Person) =>
  acts.length === 0
    ? undefined
    : tasteOf(trained([{ person: name, acts }]).model.weightsFor(name), brief.budget, (idea) =>
        traitsOf(idea, catalogue),
      );

/** The nine ideas for a person after some acts, without those shown before. */
function nineFor(person: Person, seed: number, excludeNames: string[], acts: readonly LearnedAct[]) {
  const taste = tasteAfter(acts, person);
  const request = { brief: person.brief, seed, excludeNames, round: 1, taste };
  return suggestGifts(catalogue, request).map(({ entry }) => entry.idea);
}

/** Rates five ideas of each answer until there are this many ratings. */
function rate(person: Person, count: number, acts: LearnedAct[], seen: string[]): void {
  for (const until = acts.length + count; acts.length < until;) {
    const seed = hashOf(person.name) + acts.length;
    const nine = nineFor(person, seed, seen, acts);
    for (const idea of shuffled(nine, seed).slice(0, perAnswer)) {
      acts.push({
        suggestionId: acts.length + 1,
        order: acts.length + 1,
        rating: starsFor(person.taste(idea), noise(seed, hashOf(idea.id))),
        saved: false,
        unsaved: false,
        purchased: false,
        dismissed: false,
        traits: traitsOf(idea, catalogue),
        budget: person.brief.budget,
        pricePlace: pricePlace(...cents(idea), person.brief.budget),
      });
    }
    seen.push(...nine.map(({ name }) => name));
  }
}

/** The true liking of the next nine ideas, with and without learning. */
function judged(person: Person, acts: readonly LearnedAct[], seen: string[]) {
  const liked = (known: readonly LearnedAct[]) =>
    mean(nineFor(person, 99, seen, known).map((idea) => person.taste(idea)));
  return { learned: liked(acts), unlearned: liked([]) };
}

/** Half of one person's taste and half of another's. */
const between =
  (a: Taste, b: Taste): Taste =>
  (idea) =>
    clamp(0.5 * a(idea) + 0.5 * b(idea));

describe('Fifty simulated people', () => {
  const everybody = Array.from({ length: people }, (_, at) => simulated(at + 1)).map((person) => {
    const acts: LearnedAct[] = [];
    const seen: string[] = [];
    rate(person, ratingsEach, acts, seen);
    return { person, acts, seen, after: judged(person, acts, seen) };
  });

  it('like what they are shown after 20 ratings clearly better than what they would have been shown', () => {
    const learned = mean(everybody.map(({ after }) => after.learned));
    const unlearned = mean(everybody.map(({ after }) => after.unlearned));
    const better = everybody.filter(({ after }) => after.learned > after.unlearned).length;
    console.log(
      `Mean true liking of the nine (−1 to 1): ${shown(unlearned)} unlearned, ${shown(learned)} after ${ratingsEach} ratings; better for ${better} of ${people}`,
    );
    expect(learned).toBeGreaterThan(unlearned + 0.12);
    expect(better).toBeGreaterThanOrEqual(0.75 * people);
  });

  it('have most of the sides of their ratings predicted before they give them', () => {
    const scores = everybody.map(({ person, acts }) => trained([{ person: person.name, acts }]).score);
    const accuracy = mean(scores.map((score) => score.accuracy!));
    console.log(
      `Accuracy over the first ${ratingsEach} ratings: ${shown(accuracy)}, confidence ${shown(mean(scores.map(({ confidence }) => confidence)))}`,
    );
    expect(accuracy).toBeGreaterThan(0.6);
  });

  it('are followed when they change their minds', () => {
    const changed = everybody.map(({ person, acts }, at) => {
      const other = { ...person, taste: hiddenTaste(1_000 + at, person.brief.budget) };
      const ratings = [...acts];
      const seen: string[] = [];
      rate(other, ratingsEach, ratings, seen);
      // What the first ratings alone would have chosen from the same ideas.
      const { learned: stubborn } = judged(other, acts, seen);
      return { stubborn, ...judged(other, ratings, seen) };
    });
    const stubborn = mean(changed.map((one) => one.stubborn));
    const learned = mean(changed.map((one) => one.learned));
    const unlearned = mean(changed.map((one) => one.unlearned));
    console.log(
      `After another taste and ${ratingsEach} more ratings: ${shown(unlearned)} unlearned, ${shown(stubborn)} by the first ratings alone, ${shown(learned)} by all`,
    );
    expect(learned).toBeGreaterThan(stubborn + 0.1);
    expect(learned).toBeGreaterThan(unlearned + 0.1);
  });

  it('help the next person whom the same giver thinks of, before that one rates anything', () => {
    const next = everybody.map(({ person, acts }, at) => {
      const stranger = simulated(500 + at);
      const taste = between(person.taste, stranger.taste);
      const relative = { ...stranger, brief: { ...stranger.brief, budget: person.brief.budget }, taste };
      const { model } = trained([{ person: person.name, acts }]);
      const learned = tasteOf(model.weightsFor(stranger.name), relative.brief.budget, (idea) =>
        traitsOf(idea, catalogue),
      );
      const liked = (known: typeof learned | undefined) => {
        const request = { brief: relative.brief, seed: 3, excludeNames: [], round: 1, taste: known };
        return mean(suggestGifts(catalogue, request).map(({ entry }) => taste(entry.idea)));
      };
      return { learned: liked(learned), unlearned: liked(undefined) };
    });
    const learned = mean(next.map((one) => one.learned));
    const unlearned = mean(next.map((one) => one.unlearned));
    console.log(
      `A second recipient of like taste: ${shown(unlearned)} unlearned, ${shown(learned)} from the first one`,
    );
    expect(learned).toBeGreaterThan(unlearned + 0.03);
  });
});

import { priceRange } from '@giftwell/contracts/gift-ai/spend';
import { suggestionsPerAnswer } from '@giftwell/contracts/gift-ai/wizard';
import { adultAge, identityOf, sameIdea, unsuitableForMinors } from '@giftwell/gift-ideas';
import type { Engine, Idea, Understood } from './engines.ts';
import type { Person } from './people.ts';

const rounds = [1, 2, 3];
const seed = 20_261;

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const anyOf = (words: string[], ending = '') =>
  words.length ? new RegExp(`\\b(?:${words.map(escaped).join('|')})${ending}`, 'i') : /(?!)/;
const share = <T>(list: T[], test: (one: T) => boolean) =>
  list.length ? list.filter(test).length / list.length : 1;
const textOf = ({ name, searchTerm, category, description }: Idea) =>
  `${name} | ${searchTerm} | ${category} | ${description}`;

interface Answered {
  ideas: Idea[];
  understood: Understood;
  ms: number;
}

async function threeRounds({ wizard }: Person, engine: Engine) {
  const answers: Answered[] = [];
  const excludeNames: string[] = [];
  for (const round of rounds) {
    const began = performance.now();
    const { ideas, understood } = await engine.answer({
      wizard,
      excludeNames: [...excludeNames],
      round,
      seed,
    });
    answers.push({ ideas, understood, ms: performance.now() - began });
    excludeNames.push(...ideas.map(({ name }) => name));
  }
  return answers;
}

function isInside({ priceMinCents, priceMaxCents }: Idea, { budget, facts }: Understood) {
  const { minCents, maxCents } = priceRange(budget, facts.spend);
  return priceMinCents >= minCents && priceMaxCents <= maxCents;
}

function repeatsOf(ideas: Idea[]) {
  const identities = ideas.map(({ name, category }) => identityOf(name, category));
  return identities.filter((one, at) => identities.slice(0, at).some((other) => sameIdea(other, one))).length;
}

/** Shares from 0 to 1 by expected words, and counts of faults. */
export interface Measured {
  nine: number;
  budget: number;
  repeats: number;
  minors: number;
  breaks: number;
  first: number;
  later: number;
  facts: number;
  silly: number;
  ms: number;
  /** The first nine. */
  ideas: Idea[];
  brokenNames: string[];
  /** Names of ideas that serve no stated fact. */
  beside: string[];
  /** Facts that no idea serves. */
  unserved: string[];
}

/** The results of one person over three rounds. */
export async function measure(person: Person, engine: Engine): Promise<Measured> {
  const { wizard, facts, neverWords, sillyWords, expect = {} } = person;
  const answers = await threeRounds(person, engine);
  const [first = [], ...later] = answers.map(({ ideas }) => ideas);
  const shown = [...first, ...later.flat()];
  const patterns = facts.map(({ words }) => anyOf(words));
  const serves = (idea: Idea) => patterns.some((pattern) => pattern.test(textOf(idea)));
  const never = anyOf(neverWords, '(?:e?s)?\\b');
  const silly = anyOf(sillyWords, '(?:e?s)?\\b');
  const understood = answers[0]?.understood;
  const age = wizard.age ?? expect.age ?? null;
  const breaks = shown.filter((idea) => never.test(textOf(idea)));
  return {
    nine: answers.every(({ ideas }) => ideas.length === suggestionsPerAnswer) ? 1 : 0,
    budget: share(shown, (idea) => understood !== undefined && isInside(idea, understood)),
    repeats: repeatsOf(shown),
    minors: age !== null && age < adultAge ? shown.filter(unsuitableForMinors).length : 0,
    breaks: breaks.length,
    first: share(first, serves),
    later: share(later.flat(), serves),
    facts: share(patterns, (pattern) => first.some((idea) => pattern.test(textOf(idea)))),
    silly: sillyWords.length
      ? share(shown, ({ name, searchTerm }) => silly.test(`${name} | ${searchTerm}`))
      : 0,
    ms: Math.max(...answers.map(({ ms }) => ms)),
    ideas: first,
    brokenNames: breaks.map(({ name }) => name),
    beside: first.filter((idea) => !serves(idea)).map(({ name }) => name),
    unserved: facts
      .filter((_, at) => !first.some((idea) => patterns[at]?.test(textOf(idea))))
      .map(({ fact }) => fact),
  };
}

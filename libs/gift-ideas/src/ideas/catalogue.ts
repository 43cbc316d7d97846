import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Budget, budgetRange, budgets } from '@giftwell/contracts/gift-ai/vocabulary';
import { hashOf } from '../text/random.js';
import { PhraseLexicon } from '../topics/phrase-lexicon.js';
import type { Topic } from '../topics/topic.js';
import { TopicGraph } from '../topics/topic-graph.js';
import type { CatalogueIdea } from './idea.js';

/** The data lies beside `src`, at the same distance from `src/ideas` and from `dist/ideas`. */
export const catalogueFolder = fileURLToPath(new URL('../../catalogue/', import.meta.url));

/** An idea with what does not depend on a request. */
export interface IndexedIdea {
  idea: CatalogueIdea;
  /** Numbers of the topics it serves, in the order of `serves`. */
  topics: readonly number[];
  /** A number of its own, for variety by seed. */
  key: number;
  /** The stated interest that a composed idea was made for, by its place. */
  composedFor?: number;
  /** The form that it was composed by. */
  composedForm?: string;
  /** The names of the two ideas that a set is made of. */
  parts?: readonly string[];
}

/** One file of JSON lines, parsed as one text, which is faster. Throws a sentence with the file and the line. */
export function readLines<T>(folder: string, file: string): T[] {
  const lines = readFileSync(join(folder, file), 'utf8')
    .split('\n')
    .filter((line) => line.trim());
  try {
    return JSON.parse(`[${lines.join(',')}]`) as T[];
  } catch (cause) {
    throw new Error(`catalogue/${file}, line ${firstBroken(lines)} is not JSON`, { cause });
  }
}

/** The number of the first line that is not JSON. */
function firstBroken(lines: readonly string[]): number {
  const isBroken = (line: string) => {
    try {
      JSON.parse(line);
      return false;
    } catch {
      return true;
    }
  };
  return lines.findIndex(isBroken) + 1;
}

const readAll = <T>(folder: string): T[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.jsonl'))
    .sort()
    .flatMap((file) => readLines<T>(folder, file));

/** Topics and ideas as they ship; `catalogue.spec.ts` checks every line against its schema. */
export class Catalogue {
  readonly graph: TopicGraph;
  readonly lexicon: PhraseLexicon;
  readonly ideas: readonly IndexedIdea[];
  readonly #byBudget: ReadonlyMap<Budget, readonly IndexedIdea[]>;
  readonly #byName: ReadonlyMap<string, IndexedIdea>;
  readonly #safe: ReadonlySet<string>;

  constructor(topics: readonly Topic[], ideas: readonly CatalogueIdea[], safe: readonly string[] = []) {
    this.#safe = new Set(safe);
    this.graph = new TopicGraph(topics);
    this.lexicon = new PhraseLexicon(topics);
    this.ideas = ideas.map((idea) => ({
      idea: { ...idea, interests: idea.interests ?? [], relationships: idea.relationships ?? [] },
      topics: idea.serves.map(({ topic }) => this.graph.numberOf(topic) ?? -1),
      key: hashOf(idea.id),
    }));
    this.#byBudget = new Map(budgets.map((budget) => [budget, this.ideas.filter(isWithin(budget))]));
    this.#byName = new Map(this.ideas.map((entry) => [entry.idea.name.toLowerCase(), entry]));
  }

  static load(folder = catalogueFolder): Catalogue {
    return new Catalogue(
      readAll<Topic>(join(folder, 'topics')),
      readAll<CatalogueIdea>(join(folder, 'ideas')),
      JSON.parse(readFileSync(join(folder, 'safe-ideas.json'), 'utf8')) as string[],
    );
  }

  within(budget: Budget): readonly IndexedIdea[] {
    return this.#byBudget.get(budget) ?? [];
  }

  /** Whether an idea suits nearly anyone of the age that it is for. */
  isSafe({ id }: CatalogueIdea): boolean {
    return this.#safe.has(id);
  }

  /** The idea of exactly this name. */
  named(name: string): IndexedIdea | undefined {
    return this.#byName.get(name.trim().toLowerCase());
  }
}

const isWithin =
  (budget: Budget) =>
  ({ idea: { price } }: IndexedIdea): boolean => {
    const { minCents, maxCents } = budgetRange[budget];
    return minCents <= 100 * price[0] && 100 * price[1] <= maxCents;
  };

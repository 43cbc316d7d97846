import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Budget, budgetRange, budgets, interests } from '@giftwell/contracts/gift-ai/vocabulary';
import { isPricedWithin, type PriceRange } from '../restrictions/price-rules.js';
import { PhraseLexicon } from '../topics/phrase-lexicon.js';
import { type Topic, withoutWords } from '../topics/topic.js';
import { type ResolvedPhrase, resolvePhrase } from '../topics/resolve-phrase.js';
import { TopicGraph } from '../topics/topic-graph.js';
import type { CatalogueIdea, IdeaLine } from './idea.js';
import { IdeaColumns } from './idea-columns.js';
import { indexedIdea, type IndexedIdea } from './indexed-idea.js';
import { SharedValues } from './shared-values.js';

/** The data is next to `src`, so the path is the same from `src/ideas` and from `dist/ideas`. */
export const catalogueFolder = fileURLToPath(new URL('../../catalogue/', import.meta.url));

/** Reads a file of JSON lines; parsing it as one text is faster. Throws an error with the file and the line. */
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

const linesOf = (folder: string): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.jsonl'))
    .sort();

/** All topics with their words. */
export function readTopics(folder = catalogueFolder): Topic[] {
  const topicFolder = join(folder, 'topics');
  return linesOf(topicFolder).flatMap((file) => readLines<Topic>(topicFolder, file));
}

/** The shipped topics and ideas. `catalogue.spec.ts` checks every line against its schema. */
export class Catalogue {
  readonly graph: TopicGraph;
  readonly lexicon: PhraseLexicon;
  readonly ideas: readonly IndexedIdea[];
  readonly #columns: IdeaColumns;
  readonly #columnsOf: ReadonlyMap<Budget, IdeaColumns>;
  readonly #byBudget: ReadonlyMap<Budget, readonly IndexedIdea[]>;
  readonly #byMainTopic: ReadonlyMap<Budget, ReadonlyMap<number, readonly IndexedIdea[]>>;
  readonly #byName: ReadonlyMap<string, IndexedIdea>;
  readonly #safe: ReadonlySet<string>;
  readonly #options = new Map<string, ResolvedPhrase>();

  /** `topics` may be called several times and returns the same topics. */
  constructor(topics: () => readonly Topic[], ideas: readonly CatalogueIdea[], safe: readonly string[] = []) {
    this.#safe = new Set(safe);
    this.graph = new TopicGraph(topics().map(withoutWords));
    this.lexicon = new PhraseLexicon(topics);
    const shared = new SharedValues();
    const numbersOf = ({ serves }: CatalogueIdea) =>
      serves.map(({ topic }) => this.graph.numberOf(topic) ?? -1);
    this.ideas = ideas.map((idea) => indexedIdea(idea, shared.list(numbersOf(idea))));
    this.#byBudget = new Map(budgets.map((budget) => [budget, this.ideas.filter(isWithin(budget))]));
    this.#columns = new IdeaColumns(this.ideas);
    this.#columnsOf = new Map([...this.#byBudget].map(([budget, all]) => [budget, new IdeaColumns(all)]));
    this.#byMainTopic = new Map(
      budgets.map((budget) => [budget, groupedBy(this.within(budget), ({ topics }) => topics[0]!)]),
    );
    this.#byName = new Map(this.ideas.map((entry) => [entry.idea.name.toLowerCase(), entry]));
  }

  static load(folder = catalogueFolder): Catalogue {
    const parts = Catalogue.loadParts(folder);
    for (;;) {
      const { done, value } = parts.next();
      if (done) return value;
    }
  }

  /** Loads it in parts of some milliseconds; all of it takes a third of a second. */
  static *loadParts(folder = catalogueFolder): Generator<undefined, Catalogue> {
    const ideaFolder = join(folder, 'ideas');
    const shared = new SharedValues();
    const ideas: CatalogueIdea[] = [];
    for (const file of linesOf(ideaFolder)) {
      yield;
      for (const idea of readLines<IdeaLine>(ideaFolder, file)) ideas.push(shared.ideaOf(idea));
    }
    yield;
    const safe = JSON.parse(readFileSync(join(folder, 'safe-ideas.json'), 'utf8')) as string[];
    return new Catalogue(() => readTopics(folder), ideas, safe);
  }

  within(budget: Budget): readonly IndexedIdea[] {
    return this.#byBudget.get(budget) ?? [];
  }

  /** The columns of the ideas that can be had at a price in this range, and perhaps of others. */
  columnsFor({ minCents, maxCents }: PriceRange): IdeaColumns {
    const known = budgets.find(
      (budget) => budgetRange[budget].minCents === minCents && budgetRange[budget].maxCents === maxCents,
    );
    return (known && this.#columnsOf.get(known)) ?? this.#columns;
  }

  /** The topics of a phrase. Those of the form's interests are looked up once. */
  resolved(phrase: string): ResolvedPhrase {
    const known = this.#options.get(phrase) ?? resolvePhrase(phrase, this.graph, this.lexicon);
    if (interests.some((interest) => interest === phrase)) this.#options.set(phrase, known);
    return known;
  }

  /** The ideas within a budget that are mainly about one of the topics. */
  about(budget: Budget, topics: readonly number[]): IndexedIdea[] {
    const byTopic = this.#byMainTopic.get(budget);
    return topics.flatMap((topic) => byTopic?.get(topic) ?? []);
  }

  /** Whether an idea suits almost anyone of its age range. */
  isSafe({ id }: CatalogueIdea): boolean {
    return this.#safe.has(id);
  }

  /** The idea with exactly this name. */
  named(name: string): IndexedIdea | undefined {
    return this.#byName.get(name.trim().toLowerCase());
  }
}

/** Lists of the right size: those of `Map.groupBy` have room for 17. */
function groupedBy<K, V>(all: readonly V[], keyOf: (value: V) => K): ReadonlyMap<K, readonly V[]> {
  return new Map([...Map.groupBy(all, keyOf)].map(([key, values]) => [key, values.slice()]));
}

function isWithin(budget: Budget): (entry: IndexedIdea) => boolean {
  const { minCents, maxCents } = budgetRange[budget];
  return ({ idea: { price } }) => isPricedWithin(price[0], price[1], minCents, maxCents);
}

import { budgetRange, budgets, occasionTypes } from '@giftwell/contracts/gift-ai/vocabulary';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { unsuitableForMinors } from '../restrictions/minors.js';
import { topicSchema } from '../topics/topic.js';
import { Catalogue, catalogueFolder, readLines, readTopics } from './catalogue.js';
import { composedFormSchema, phraseKinds } from './composed-forms.js';
import { composedForms } from './composed-ideas.js';
import { coverageOf } from './coverage.js';
import { ideaSchema, suitsOccasion } from './idea.js';
import { identityOf, sameIdea } from './idea-identity.js';

const catalogue = Catalogue.load();
const { ideas, graph } = catalogue;
const topics = readTopics();
const ideaFolder = join(catalogueFolder, 'ideas');
const ideaLines = readdirSync(ideaFolder).flatMap((file) => readLines<object>(ideaFolder, file));

const twice = (values: readonly string[]) => values.filter((value, at) => values.indexOf(value) !== at);
const problems = (entries: readonly object[], schema: z.ZodType) =>
  entries.flatMap((entry) => {
    const { error } = schema.safeParse(entry);
    return error
      ? [
          `${(entry as { id: string }).id}: ${error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; ')}`,
        ]
      : [];
  });

describe('the catalogue', () => {
  it('has topics and ideas as their schemas say', () => {
    expect(problems(topics, topicSchema)).toEqual([]);
    expect(ideaLines).toHaveLength(ideas.length);
    expect(problems(ideaLines, ideaSchema)).toEqual([]);
    expect(problems(composedForms, composedFormSchema)).toEqual([]);
  });

  it('keeps equal lists of ideas once', () => {
    const lists = ideas.flatMap(({ idea }) => [idea.needs, idea.flags, idea.suits, idea.relationships]);
    expect(new Set(lists).size).toBeLessThanOrEqual(4 * new Set(lists.map(String)).size);
  });

  it('has about twenty forms of composed ideas, some for every kind of phrase', () => {
    expect(composedForms.length).toBeGreaterThanOrEqual(20);
    for (const kind of phraseKinds)
      expect(composedForms.filter(({ kinds }) => kinds.includes(kind)).length).toBeGreaterThanOrEqual(2);
  });

  it('has ideas in every budget that suit nearly anyone', () => {
    for (const budget of budgets) {
      const safe = catalogue.within(budget).filter(({ idea }) => catalogue.isSafe(idea));
      expect([budget, safe.length >= 5]).toEqual([budget, true]);
    }
  });

  it('has each id, name and description once', () => {
    expect(twice(topics.map(({ id }) => id))).toEqual([]);
    expect(twice(ideas.map(({ idea }) => idea.id))).toEqual([]);
    expect(twice(ideas.map(({ idea }) => idea.name.toLowerCase()))).toEqual([]);
    expect(twice(ideas.map(({ idea }) => idea.description.toLowerCase()))).toEqual([]);
  });

  it('links to topics that exist, without circles', () => {
    const unknown = ideas.flatMap(({ idea, topics: numbers }) => (numbers.includes(-1) ? [idea.id] : []));
    expect(unknown).toEqual([]);
    const lost = topics.flatMap(({ id, parents, near }) =>
      [...parents, ...near]
        .filter((other) => graph.numberOf(other) === undefined)
        .map((other) => `${id} → ${other}`),
    );
    expect(lost).toEqual([]);
    const circular = topics.filter((_, at) =>
      topics[at]!.parents.some((parent) => graph.below(at).has(graph.numberOf(parent)!)),
    );
    expect(circular.map(({ id }) => id)).toEqual([]);
  });

  it('prices every idea inside exactly one budget', () => {
    const outside = ideas.filter(({ idea: { price } }) => {
      const within = budgets.filter(
        (budget) =>
          budgetRange[budget].minCents <= 100 * price[0] && 100 * price[1] <= budgetRange[budget].maxCents,
      );
      return within.length !== 1;
    });
    expect(outside.map(({ idea }) => idea.id)).toEqual([]);
  });

  it('has no two ideas of a topic and budget that mean the same', () => {
    const groups = groupBy(
      ideas,
      ({ idea, topics: [first] }) =>
        `${first} ${budgets.find((one) => 100 * idea.price[1] <= budgetRange[one].maxCents)}`,
    );
    const alike = [...groups.values()].flatMap((group) =>
      pairs(group).filter(([a, b]) =>
        sameIdea(identityOf(a.idea.name, a.idea.category), identityOf(b.idea.name, b.idea.category)),
      ),
    );
    expect(alike.map(([a, b]) => `${a.idea.id} = ${b.idea.id}`)).toEqual([]);
  });

  it('gives minors nothing that the rules keep from them', () => {
    const wrong = ideas.filter(
      ({ idea }) =>
        idea.ages[0] < 13 && idea.contains.some((one) => ['alcohol', 'tobacco', 'gambling'].includes(one)),
    );
    expect(wrong.map(({ idea }) => idea.id)).toEqual([]);
    expect(unsuitableForMinors({ name: 'Wine tasting', description: '', searchTerm: '' })).toBe(true);
  });

  it('assumes nobody to be a he or a she', () => {
    const gendered = ideas.filter(({ idea }) =>
      idea.serves.some(({ why }) => /\b(?:he|she|him|her|his|hers)\b/i.test(why)),
    );
    expect(gendered.map(({ idea }) => idea.id)).toEqual([]);
  });
});

describe('the coverage of the catalogue', () => {
  const { topics: covered, cells } = coverageOf(catalogue);

  it('is at least 800 topics and 5,000 ideas', () => {
    expect(topics.length).toBeGreaterThanOrEqual(800);
    expect(ideas.length).toBeGreaterThanOrEqual(5_000);
  });

  it('has at least eight ideas for each topic and what lies below it', () => {
    expect(covered.filter(({ ideas: count }) => count < 8).map(({ id }) => id)).toEqual([]);
  });

  it('has at least nine ideas for each interest of the form, each budget and each age of adults', () => {
    const holes = Object.entries(cells.counts).flatMap(([interest, counts]) =>
      Object.entries(counts).flatMap(([cell, count]) => (count < 9 ? [`${interest} ${cell}: ${count}`] : [])),
    );
    expect(holes).toEqual([]);
  });

  it('has at least 40 ideas for every occasion in every budget', () => {
    const thin = budgets.flatMap((budget) =>
      occasionTypes
        .filter(
          (occasion) =>
            catalogue.within(budget).filter(({ idea }) => suitsOccasion(idea, occasion)).length < 40,
        )
        .map((occasion) => `${occasion} ${budget}`),
    );
    expect(thin).toEqual([]);
  });
});

function groupBy<T>(list: readonly T[], keyOf: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of list) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return groups;
}

const pairs = <T>(list: readonly T[]): [T, T][] =>
  list.flatMap((one, at) => list.slice(at + 1).map((other): [T, T] => [one, other]));

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { budgets, ideaCategories, interests, occasionTypes } from '@giftwell/contracts/gift-ai/vocabulary';
import { insideBudget, unsuitableForMinors } from './hard-rules.js';
import { identityOf, sameIdea } from './idea-identity.js';
import { suitsOccasion, type CatalogueIdea } from './catalogue-idea.js';
import { loadIdeas } from './load-ideas.js';

const ideas = loadIdeas();
const price = ({ priceCents: [priceMinCents, priceMaxCents] }: CatalogueIdea) => ({
  priceMinCents,
  priceMaxCents,
});
const within = Object.fromEntries(
  budgets.map((budget) => [budget, ideas.filter((idea) => insideBudget(price(idea), budget))]),
);
const ageBands = [
  [0, 2],
  [3, 6],
  [7, 12],
  [13, 17],
  [18, 29],
  [30, 59],
  [60, 90],
] as const;
const covers =
  ([from, to]: readonly [number, number]) =>
  (idea: CatalogueIdea) =>
    idea.ages[0] <= from && idea.ages[1] >= to;

/** Pairs of budget and something else for which fewer ideas exist than promised. */
const short = <T>(list: readonly T[], least: number, suits: (idea: CatalogueIdea, one: T) => boolean) =>
  budgets.flatMap((budget) =>
    list
      .map((one) => ({ budget, one, count: within[budget]?.filter((idea) => suits(idea, one)).length ?? 0 }))
      .filter(({ count }) => count < least),
  );

describe('the catalogue', () => {
  it('holds more than a thousand ideas in every category', () => {
    expect(ideas.length).toBeGreaterThan(1_000);
    expect(new Set(ideas.map(({ category }) => category))).toEqual(new Set(ideaCategories));
  });

  it('has no idea twice, in other words either', () => {
    const identities = ideas.map((idea) => ({ idea, identity: identityOf(idea.name, idea.category) }));
    const twice: string[] = [];
    for (const [at, one] of identities.entries()) {
      for (const other of identities.slice(at + 1)) {
        if (sameIdea(one.identity, other.identity)) twice.push(`${one.idea.id} = ${other.idea.id}`);
      }
    }
    expect(twice).toEqual([]);
  });

  it('says something of its own about each', () => {
    for (const field of ['description', 'why'] as const) {
      expect(new Set(ideas.map((idea) => idea[field].toLowerCase())).size).toBe(ideas.length);
    }
  });

  it('prices every idea inside exactly one budget, with a range that means something', () => {
    const outside = ideas.filter(
      (idea) => budgets.filter((budget) => insideBudget(price(idea), budget)).length !== 1,
    );
    const wide = ideas.filter(({ priceCents: [low, high] }) => high > low * 2 + 300);
    expect(outside.map(({ id }) => id)).toEqual([]);
    expect(wide.map(({ id }) => id)).toEqual([]);
  });

  it('has at least 12 ideas for every interest in every budget', () => {
    expect(short(interests, 12, (idea, interest) => idea.interests.includes(interest))).toEqual([]);
  });

  it('has at least 40 ideas for every occasion in every budget', () => {
    expect(short(occasionTypes, 40, suitsOccasion)).toEqual([]);
  });

  it('has at least 60 ideas for every age', () => {
    expect(ageBands.filter((band) => ideas.filter(covers(band)).length < 60)).toEqual([]);
  });

  it('has at least 18 ideas in seven categories for every age in every budget', () => {
    const open = (idea: CatalogueIdea) => idea.relationships.length === 0;
    expect(short(ageBands, 18, (idea, band) => open(idea) && covers(band)(idea))).toEqual([]);
    const narrow = budgets.flatMap((budget) =>
      ageBands
        .map(
          (band) =>
            new Set(
              within[budget]
                ?.filter((idea) => open(idea) && covers(band)(idea))
                .map(({ category }) => category),
            ),
        )
        .filter(({ size }) => size < 7),
    );
    expect(narrow).toEqual([]);
  });

  it('calls nothing suitable for minors that the rules keep from them', () => {
    expect(
      ideas.filter((idea) => idea.suitableForMinors && unsuitableForMinors(idea)).map(({ id }) => id),
    ).toEqual([]);
  });

  it('assumes nobody to be a he or a she', () => {
    expect(
      ideas.filter(({ why }) => /\b(?:he|she|him|her|his|hers)\b/i.test(why)).map(({ id }) => id),
    ).toEqual([]);
  });
});

describe('loading the catalogue', () => {
  const folders: string[] = [];
  const folderWith = (name: string, content: string) => {
    const folder = mkdtempSync(join(tmpdir(), 'catalogue-'));
    folders.push(folder);
    writeFileSync(join(folder, name), content);
    return folder;
  };
  afterEach(() => {
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
  });
  const [first] = ideas;

  it('names the file, the idea and the field that is wrong', () => {
    const folder = folderWith('toys.json', JSON.stringify([{ ...first, id: 'broken-toy', ages: [9, 3] }]));
    expect(() => loadIdeas(folder)).toThrow(/catalogue\/toys\.json, idea broken-toy: [^]*ages/);
  });

  it('refuses an id that stands twice', () => {
    const folder = folderWith('toys.json', JSON.stringify([first, first]));
    expect(() => loadIdeas(folder)).toThrow(/the same id stands in toys\.json/);
  });

  it('says which file is no list of ideas', () => {
    expect(() => loadIdeas(folderWith('toys.json', '{"oops"'))).toThrow(
      'catalogue/toys.json is not a JSON list of ideas',
    );
  });
});

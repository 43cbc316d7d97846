import { briefOf, requestOf } from '../testing/gift-request.js';
import { suggestGifts } from '../suggest-gifts.js';
import { Catalogue } from './catalogue.js';
import { holidaysIn, holidaysNamed, holidaysOfTopics, isUnlucky, type Holiday } from './holiday-words.js';
import type { CatalogueIdea, Ingredient } from './idea.js';

const catalogue = Catalogue.load();
const ideas = catalogue.ideas.map(({ idea }) => idea);
const textOf = ({ name, description, searchTerm }: CatalogueIdea) =>
  [name, description, searchTerm].join(' | ');

/** Names holidays, and none of these. */
const isOfOthers = (text: string, wanted: readonly Holiday[]): boolean => {
  const named = holidaysIn(text);
  return named.length > 0 && !named.some((holiday) => wanted.includes(holiday));
};

describe('An idea for a holiday', () => {
  it('names no other one only', () => {
    const wrong = ideas.flatMap((idea) =>
      idea.serves.flatMap(({ topic, why }) => {
        const wanted = holidaysOfTopics[topic];
        return wanted && isOfOthers(`${textOf(idea)} | ${why}`, wanted) ? [`${idea.id} for ${topic}`] : [];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it.each([
    ['christmas', 'christmas'],
    ['valentines', 'valentines'],
    ['mothers_day', 'mothers-day'],
    ['fathers_day', 'fathers-day'],
  ] as const)('that lists %s names no other one only', (occasion, holiday) => {
    const listed = ideas.filter(({ occasions }) => occasions.includes(occasion));
    expect(listed.filter((idea) => isOfOthers(textOf(idea), [holiday])).map(({ id }) => id)).toEqual([]);
  });

  const never: [string, readonly Ingredient[]][] = [
    ['ramadan-eid', ['alcohol', 'pork', 'gelatin', 'gambling']],
    ['jewish-holidays', ['pork', 'shellfish', 'gelatin']],
    ['diwali', ['beef', 'meat', 'leather', 'gelatin']],
  ];
  it.each(never)('about %s has none of %j', (topic, ingredients) => {
    const wrong = ideas.filter(
      ({ serves, contains }) =>
        serves.some((each) => each.topic === topic) && contains.some((each) => ingredients.includes(each)),
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('of Passover has no bread', () => {
    const ofPassover = ideas.filter((idea) => holidaysIn(textOf(idea)).includes('passover'));
    expect(ofPassover.length).toBeGreaterThan(2);
    expect(ofPassover.filter(({ contains }) => contains.includes('gluten')).map(({ id }) => id)).toEqual([]);
  });

  it('of Lunar New Year brings no bad luck', () => {
    const ofNewYear = ideas.filter(({ serves }) => serves.some(({ topic }) => topic === 'lunar-new-year'));
    expect(ofNewYear.length).toBeGreaterThan(10);
    expect(ofNewYear.filter((idea) => isUnlucky(textOf(idea), 'lunar-new-year')).map(({ id }) => id)).toEqual(
      [],
    );
  });
});

describe('A gift for a holiday', () => {
  it.each([
    ['Hanukkah', ['hanukkah']],
    ['Rosh Hashanah', ['rosh-hashanah']],
    ['Passover', ['passover']],
    ['Eid al-Fitr', ['eid']],
    ['Ramadan', ['ramadan', 'eid']],
    ['Diwali', ['diwali']],
    ['Lunar New Year', ['lunar-new-year']],
    ['Nowruz', ['nowruz']],
  ] as [string, Holiday[]][])('is not about another one: %s', (customType, wanted) => {
    for (const budget of ['0-25', '26-50', '51-100', '101-250'] as const) {
      const brief = briefOf(['cooking'], {}, { occasion: 'other', customType, budget });
      const chosen = suggestGifts(catalogue, requestOf(brief));
      expect(chosen).toHaveLength(9);
      const others = chosen.filter(({ entry }) => {
        const named = holidaysNamed(entry);
        return named.length > 0 && !named.some((holiday) => wanted.includes(holiday));
      });
      expect(others.map(({ idea }) => idea.name)).toEqual([]);
      expect(chosen.filter(({ idea }) => wanted.some((holiday) => isUnlucky(idea.name, holiday)))).toEqual(
        [],
      );
      expect(
        chosen.filter(({ idea }) => isOfOthers(idea.reason, wanted)).map(({ idea }) => idea.reason),
      ).toEqual([]);
    }
  });

  it('is about this one where there is an idea for it', () => {
    const brief = briefOf(['reading'], {}, { occasion: 'other', customType: 'Hanukkah', budget: '26-50' });
    const chosen = suggestGifts(catalogue, requestOf(brief));
    expect(chosen.some(({ entry }) => holidaysNamed(entry).includes('hanukkah'))).toBe(true);
  });

  it.each([
    ['Eid', ['alcohol', 'pork']],
    ['Ramadan', ['alcohol', 'pork']],
    ['Passover', ['gluten', 'pork', 'shellfish']],
    ['Hanukkah', ['pork', 'shellfish']],
    ['Diwali', ['beef']],
  ] as [string, Ingredient[]][])('has nothing that is never given for %s', (customType, ingredients) => {
    for (const interest of ['wine', 'baking', 'barbecue']) {
      const brief = briefOf([interest], {}, { occasion: 'other', customType });
      const chosen = suggestGifts(catalogue, requestOf(brief));
      const wrong = chosen.filter(({ entry }) =>
        entry.idea.contains.some((each) => ingredients.includes(each)),
      );
      expect(wrong.map(({ idea }) => idea.name)).toEqual([]);
    }
  });
});

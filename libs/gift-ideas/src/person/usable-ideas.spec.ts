import { noPersonFacts } from '@giftwell/contracts/gift-ai/facts';
import { Catalogue } from '../ideas/catalogue.js';
import { briefOf } from '../testing/gift-request.js';
import { personModel } from './person-model.js';
import { isUsable } from './usable-ideas.js';

const catalogue = Catalogue.load();
/** The ideas that the person could use, of those that meet a condition. */
const usable = (
  brief: ReturnType<typeof briefOf>,
  of: (entry: (typeof catalogue.ideas)[number]) => boolean,
) => catalogue.ideas.filter(of).filter((entry) => isUsable(entry, personModel(brief, catalogue)));

describe('an idea that a person could use', () => {
  it('is sold in a country only for people of whom someone said that they are there', () => {
    const isAmerican = ({ idea }: (typeof catalogue.ideas)[number]) => idea.country?.join() === 'US';
    expect(catalogue.ideas.filter(isAmerican).length).toBeGreaterThan(0);
    expect(usable(briefOf(['road trips']), isAmerican)).toEqual([]);
    const there = briefOf([], {
      ...noPersonFacts(),
      interests: [{ phrase: 'road trips', source: 'road trips across the USA' }],
    });
    expect(usable(there, isAmerican).length).toBeGreaterThan(0);
  });

  it('needs no dog, no child and no partner that nobody mentioned', () => {
    const needs = (need: 'dog' | 'partner') =>
      usable(briefOf(['cooking']), ({ idea }) => idea.needs.includes(need));
    expect(needs('dog')).toEqual([]);
    expect(needs('partner')).toEqual([]);
    expect(
      usable(briefOf(['walking her dog']), ({ idea }) => idea.needs.includes('dog')).length,
    ).toBeGreaterThan(0);
  });

  it('is made for the age; at a baby shower it is for the baby', () => {
    const isForBabies = ({ idea }: (typeof catalogue.ideas)[number]) =>
      idea.ages[0] === 0 && idea.ages[1] < 18 && idea.occasions.includes('baby_shower');
    expect(usable(briefOf([]), isForBabies)).toEqual([]);
    expect(usable(briefOf([], {}, { occasion: 'baby_shower' }), isForBabies).length).toBeGreaterThan(0);
  });
});

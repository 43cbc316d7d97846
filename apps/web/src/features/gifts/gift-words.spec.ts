import { gift } from '../../testing/gift-record.js';
import { moneyText, priceText } from '../../ui/fields/gift-money.js';
import { forText, groupsOf, nextState, stepTexts, whatChanged } from './gift-words.js';

describe('the words of a gift', () => {
  it('say what it costs, or about what', () => {
    expect(priceText(gift(1, 'Mug', { price: 25.5, estimate: { least: 20, most: 30 } }))).toBe('$25.50');
    expect(priceText(gift(1, 'Mug', { estimate: { least: 20, most: 30 } }))).toBe('about $20 – $30');
    expect(priceText(gift(1, 'Mug'))).toBeNull();
  });

  it('say for which day it is', () => {
    const occasion = { id: 5, type: 'birthday' as const, feast: null, customType: null };
    expect(forText({ occasion, year: 2026 })).toBe('Birthday 2026');
    expect(forText({ occasion: null, year: 2026 })).toBe('2026');
    expect(forText({ occasion: null, year: null })).toBeNull();
  });

  it('know the next step, and that the thanks are the last', () => {
    expect(nextState('idea')).toBe('decided');
    expect(nextState('thanked')).toBeUndefined();
  });

  it('say when each step was taken, the latest first and without its name', () => {
    const { dates } = gift(1, 'Mug');
    const given = { ...dates, bought: '2026-11-20', given: '2026-11-27' };
    expect(stepTexts({ state: 'given', dates: given })).toEqual(['Nov 27', 'Bought Nov 20']);
    expect(stepTexts({ state: 'idea', dates })).toEqual([]);
  });

  it('say what changed, and when nothing did in the end', () => {
    const before = gift(1, 'Mug', { price: 20 });
    const now = gift(1, 'Green mug', { state: 'given', outcome: 'loved', link: 'https://www.example.com/x' });
    expect(whatChanged(before, now)).toEqual([
      'It’s now “Given”.',
      'The title is now “Green mug”.',
      'The price was removed.',
      'The link now leads to example.com.',
      'How it went: loved it.',
    ]);
    expect(whatChanged(before, { ...before, version: 3 })).toEqual([
      'Someone changed it and then changed it back.',
    ]);
  });

  it('say what a year cost', () => {
    const money = { budget: 100, planned: 80, spent: 45.5, withoutPrice: 1 };
    expect(moneyText(money)).toBe('$45.50 spent · $80 planned · budget $100 · 1 without a price');
    expect(moneyText({ ...money, planned: 112.5, withoutPrice: 0 })).toBe(
      '$45.50 spent · $112.50 planned · budget $100 · $12.50 over budget',
    );
    expect(moneyText({ budget: null, planned: 10, spent: 10, withoutPrice: 0 })).toBe('$10 spent');
  });
});

describe('the groups of a record', () => {
  it('are what is in hand, the ideas, and each year that is over', () => {
    const groups = groupsOf([
      gift(1, 'Idea'),
      gift(2, 'Decided', { state: 'decided' }),
      gift(3, 'Ready', { state: 'ready' }),
      gift(4, 'Old', { state: 'given', year: 2024 }),
      gift(5, 'Newer', { state: 'thanked', year: 2025 }),
      gift(6, 'Some day', { state: 'given' }),
    ]);
    expect(groups.map(({ title, gifts }) => [title, ...gifts.map((each) => each.title)])).toEqual([
      ['Planned', 'Ready', 'Decided'],
      ['Ideas', 'Idea'],
      ['Given 2025', 'Newer'],
      ['Given 2024', 'Old'],
      ['Given', 'Some day'],
    ]);
  });
});

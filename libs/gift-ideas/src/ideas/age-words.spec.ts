import { entryOf } from '../testing/indexed-idea.js';
import { isForOtherAge, needsChild } from './age-words.js';

describe('an idea for another age', () => {
  it.each([
    ['Muslin swaddle set', [0, 1], 1],
    ['Sturdy first camera', [3, 10], 9],
    ['Toddler balance bike', [1, 9], 6],
    ['Grown-up ginger drink', [10, 120], 12],
    ['Wooden play kitchen', [2, 8], 8],
  ] as const)('is out for a child: %s', (name, ages, age) => {
    expect(isForOtherAge(entryOf(name, [...ages]), age)).toBe(true);
  });

  it.each([
    ['Muslin swaddle set', [0, 1], 34],
    ['Wooden play kitchen', [2, 8], 4],
    ['Mini golf for four', [5, 120], 9],
    ['Push-along wagon', [1, 4], 1],
  ] as const)('is none: %s', (name, ages, age) => {
    expect(isForOtherAge(entryOf(name, [...ages]), age)).toBe(false);
  });

  it('is not known where the age is not', () => {
    expect(isForOtherAge(entryOf('Toddler bike', [1, 9]), null)).toBe(false);
  });
});

describe('an idea with a child', () => {
  it.each([
    'Saturday croissant class for a child and grown-up',
    'Junior science lectures, family ticket',
    'Afternoon in a rehearsal room for a young band',
    'Postcard and stamp box for grandchildren',
  ])('needs one: %s', (name) => {
    expect(needsChild(entryOf(name, [8, 90]))).toBe(true);
  });

  it.each(['Young cider apple tree', 'Portrait of two sisters as children', 'Star player jersey'])(
    'needs none: %s',
    (name) => {
      expect(needsChild(entryOf(name, [8, 90]))).toBe(false);
    },
  );
});

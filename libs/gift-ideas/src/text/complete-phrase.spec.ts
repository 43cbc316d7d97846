import { isCompletePhrase } from './complete-phrase.js';

describe('a phrase that can stand in a sentence', () => {
  it.each([
    ...[
      'lifts',
      'racing pigeons',
      'cross-country skiing',
      'history of steam engines',
      'Fela records',
      'bobbin lace',
    ],
    ...[
      'baking sourdough',
      'playing in the sand',
      'sailing his own boat',
      'Black women’s fiction',
      'watch repair',
    ],
    ...['true crime podcasts', 'Detroit Lions', 'quiz nights', 'opera'],
  ])('is sound: %s', (phrase) => {
    expect(isCompletePhrase(phrase)).toBe(true);
  });

  it.each([
    ...['kept a loft 50 years', 'every morning', 'stiff lid', 'growing like tree', 'bake sourdough'],
    ...[
      'search mushrooms in forest',
      'nails done',
      'she is funny',
      'her and me',
      'creative',
      'fun with',
      'the best of',
    ],
    ...[
      'ballroom dancing in lockdown',
      'a week in Spain now',
      'walking',
      'has two dogs',
      'something for the kitchen',
    ],
    ...['one of the many ways of living', ''],
  ])('is a scrap: %s', (phrase) => {
    expect(isCompletePhrase(phrase)).toBe(false);
  });
});

import { composeIdeas, kindOf, shortPhrase } from './composed-ideas.js';

const names = (phrase: string) => composeIdeas(phrase, '51-100').map(({ idea }) => idea.name);

describe('ideas with the giver’s own phrase', () => {
  it.each([
    ['bake sourdough', 'baking sourdough', 'making'],
    ['listening to true crime podcasts', 'true crime podcasts', 'subject'],
    ['racing pigeons', 'racing pigeons', 'subject'],
    ['Detroit Lions', 'Detroit Lions', 'name'],
    ['old hymns', 'old hymns', 'music'],
    ['Ethiopian food', 'Ethiopian food', 'food'],
    ['goalball', 'goalball', 'subject'],
  ])('take "%s" as "%s", a phrase for %s', (phrase, short, kind) => {
    expect([shortPhrase(phrase), kindOf(short)]).toEqual([short, kind]);
  });

  it.each([
    ...[
      'every morning',
      'stiff lid',
      'kept a loft 50 years',
      'his own 38-foot boat',
      'lorry driver',
      'allotment',
    ],
    ...[
      'Mass',
      'gossip',
      "mother's food",
      'name day',
      'playing in the sand',
      'watching Wales at the rugby',
      'nails done',
      'Saturday farmers market',
    ],
  ])('are none for a scrap, a trade or what belongs to one person: %s', (phrase) => {
    expect(names(phrase)).toEqual([]);
  });

  it('suit the kind of phrase', () => {
    expect(names('old hymns')).toContain('Two tickets for a night of old hymns');
    expect(names('old hymns').join()).not.toMatch(/class in|supplies|equipment/);
    expect(names('carving spoons').join()).toMatch(/class in carving spoons/);
    expect(names('racing pigeons').join()).not.toMatch(/class in/);
  });
});

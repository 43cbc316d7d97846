import { savedIdea } from '../../testing/saved-ideas.js';
import { mergeIdeas, type SavedIdea } from './merged-ideas.js';
import {
  applyView,
  categoriesOf,
  peopleOf,
  plainView,
  readView,
  writeView,
  type View,
} from './saved-view.js';

type Change = Partial<SavedIdea['idea']>;
const saved = (name: string, change: Change = {}): SavedIdea => ({
  key: name,
  onlyHere: true,
  idea: { ...savedIdea(1, name), ...change },
});
const ideas = [
  saved('Kite', {
    createdAt: '2026-03-03T10:00:00.000Z',
    priceMinCents: 2_500,
    rating: 3,
    category: 'Outdoors',
  }),
  saved('Apron', { createdAt: '2026-03-01T10:00:00.000Z', priceMinCents: 2_499, rating: null }),
  saved('Éclair pan', { createdAt: undefined, priceMinCents: 0, price: 'Ask the shop', rating: 5 }),
  saved('apron 2', {
    createdAt: '2026-03-02T10:00:00.000Z',
    priceMinCents: 0,
    price: 'from $1,250.50',
    rating: 4,
  }),
];
const names = (change: Partial<View>) =>
  applyView(ideas, { ...plainView, ...change }).map(({ idea }) => idea.name);

describe('a view of saved ideas', () => {
  it.each([
    ['date_desc', ['Kite', 'apron 2', 'Apron', 'Éclair pan']],
    ['date_asc', ['Apron', 'apron 2', 'Kite', 'Éclair pan']],
    ['name_asc', ['Apron', 'apron 2', 'Éclair pan', 'Kite']],
    ['name_desc', ['Kite', 'Éclair pan', 'apron 2', 'Apron']],
    ['price_asc', ['Apron', 'Kite', 'apron 2', 'Éclair pan']],
    ['price_desc', ['apron 2', 'Kite', 'Apron', 'Éclair pan']],
    ['rating_desc', ['Éclair pan', 'apron 2', 'Kite', 'Apron']],
  ] as const)('is in the order of %s', (sort, order) => {
    expect(names({ sort })).toEqual(order);
  });

  it('goes by when an idea was saved, and not by when it was made', () => {
    const made = (id: number, createdAt: string, savedAt: string): SavedIdea => ({
      key: String(id),
      onlyHere: false,
      idea: { ...savedIdea(id, `Idea ${id}`), createdAt, savedAt },
    });
    const [early, late] = ['2026-03-01T10:00:00.000Z', '2026-03-02T10:00:00.000Z'];
    const both = [made(1, early, late), made(2, late, early)];
    expect(applyView(both, plainView).map(({ key }) => key)).toEqual(['1', '2']);
    expect(applyView(both, { ...plainView, sort: 'date_asc' }).map(({ key }) => key)).toEqual(['2', '1']);
  });

  it('turns around with the oldest first, even what was saved in one moment', () => {
    const together = ['B', 'C', 'A'].map((name) => saved(name));
    const order = applyView(together, { ...plainView, sort: 'date_asc' });
    expect(order.map(({ key }) => key)).toEqual(['A', 'C', 'B']);
  });

  it('leaves the list that it was made from alone', () => {
    const before = ideas.map(({ key }) => key);
    names({ sort: 'price_asc' });
    expect(ideas.map(({ key }) => key)).toEqual(before);
  });

  it.each([
    ['ECLAIR', ['Éclair pan']],
    ['  apron   crust ', ['apron 2', 'Apron']],
    ['outdoors', ['Kite']],
    ['sundays kite', ['Kite']],
    ['kite apron', []],
  ])('finds %j in name, category, description and reason', (q, found) => {
    expect(names({ q })).toEqual(found);
  });

  it.each([
    ['0-25', ['Apron']],
    ['25-50', ['Kite']],
    ['500-', ['apron 2']],
    ['50-100', []],
  ] as const)('keeps to the price of %s', (price, found) => {
    expect(names({ price })).toEqual(found);
  });

  it('keeps to one person, and to those that are for them in the account', () => {
    const forWhom = (id: number, recipientName: string | null): SavedIdea => ({
      key: String(id),
      onlyHere: false,
      idea: { ...savedIdea(id, `Idea ${id}`), recipientName },
    });
    const all = [forWhom(1, 'Zoë'), forWhom(2, null), forWhom(3, 'Ben'), forWhom(4, 'Zoë'), saved('Kite')];
    expect(applyView(all, { ...plainView, person: 'Zoë' }).map(({ key }) => key)).toEqual(['1', '4']);
    expect(peopleOf(all)).toEqual(['Ben', 'Zoë']);
  });

  it('keeps to one category', () => {
    expect(names({ category: 'Outdoors' })).toEqual(['Kite']);
    expect(categoriesOf(ideas)).toEqual(['Kitchen & Dining', 'Outdoors']);
  });
});

describe('the address of a view', () => {
  it('is empty for the plain one', () => {
    expect(writeView(plainView)).toBe('');
    expect(readView('')).toEqual(plainView);
  });

  it('says everything else and is read back', () => {
    const view: View = {
      q: 'tea & Ünï',
      person: 'Ben & Zoë',
      category: 'Home & Living',
      price: '500-',
      sort: 'price_asc',
      layout: 'list',
    };
    expect(readView(writeView(view))).toEqual(view);
  });

  it.each(['?sort=worst&price=9-1&layout=cube', '?sort=toString&price=constructor'])(
    'that makes no sense, %s, is the plain one',
    (search) => {
      expect(readView(search)).toEqual(plainView);
    },
  );
});

describe('both lists as one', () => {
  const here = (name: string, id: number | null = null) => ({ ...savedIdea(1, name), id });

  it('show an idea once, and the one of the account first of all', () => {
    const merged = mergeIdeas(
      [savedIdea(1, 'Kite'), savedIdea(2, 'Kite')],
      [here('kite'), here('Pan', 2), here('Tea')],
    );
    expect(merged.map(({ key }) => key)).toEqual(['here-wizard-tea', '1', '2']);
  });
});

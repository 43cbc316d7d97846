import { recipientNameOf, savedAtOf, type SavedIdea } from './merged-ideas.js';
import { priceCents } from './price-cents.js';

export const sorts = {
  date_desc: 'Newest first',
  date_asc: 'Oldest first',
  name_asc: 'Name, A to Z',
  name_desc: 'Name, Z to A',
  price_asc: 'Price, low to high',
  price_desc: 'Price, high to low',
  rating_desc: 'Best rated',
} as const;
type Sort = keyof typeof sorts;

/** From the first amount up to, but not including, the second. */
export const priceBands = {
  '0-25': { label: 'Under $25', from: 0, below: 2_500 },
  '25-50': { label: '$25 to $50', from: 2_500, below: 5_000 },
  '50-100': { label: '$50 to $100', from: 5_000, below: 10_000 },
  '100-250': { label: '$100 to $250', from: 10_000, below: 25_000 },
  '250-500': { label: '$250 to $500', from: 25_000, below: 50_000 },
  '500-': { label: '$500 and more', from: 50_000, below: Infinity },
} as const;
type PriceBand = keyof typeof priceBands;

/** Filters and order of saved ideas; an empty text doesn't filter. */
export interface View {
  q: string;
  /** The name of a recipient. */
  person: string;
  category: string;
  price: PriceBand | '';
  sort: Sort;
  layout: 'grid' | 'list';
}
export const plainView: View = {
  q: '',
  person: '',
  category: '',
  price: '',
  sort: 'date_desc',
  layout: 'grid',
};

const oneOf = <T extends string>(value: string | null, known: object, otherwise: T): T =>
  value !== null && Object.hasOwn(known, value) ? (value as T) : otherwise;

/** Reads the view from an address; missing or invalid values get their defaults. */
export function readView(search: string): View {
  const params = new URLSearchParams(search);
  return {
    q: params.get('q') ?? '',
    person: params.get('person') ?? '',
    category: params.get('category') ?? '',
    price: oneOf(params.get('price'), priceBands, plainView.price),
    sort: oneOf(params.get('sort'), sorts, plainView.sort),
    layout: params.get('layout') === 'list' ? 'list' : 'grid',
  };
}

/** The search part of an address for a view: `?q=bread&sort=price_asc`, or empty. */
export function writeView(view: View): string {
  const told = Object.entries(view).filter(([name, value]) => value !== plainView[name as keyof View]);
  const text = new URLSearchParams(told as [string, string][]).toString();
  return text && `?${text}`;
}

export const isFiltered = ({ q, person, category, price }: View) =>
  [q.trim(), person, category, price].some(Boolean);

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

const haystacks = new WeakMap<object, string>();
function haystackOf(saved: SavedIdea): string {
  const { idea } = saved;
  const known = haystacks.get(idea);
  if (known !== undefined) return known;
  const made = plain(
    [idea.name, idea.category, idea.description, idea.reason, recipientNameOf(saved)].join('\n'),
  );
  haystacks.set(idea, made);
  return made;
}

const byName = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** Unknown values come last in both directions. */
const by =
  (valueOf: (saved: SavedIdea) => number | null, direction: 1 | -1) => (a: SavedIdea, b: SavedIdea) => {
    const [left, right] = [valueOf(a), valueOf(b)];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return direction * (left - right);
  };
const savedAt = (saved: SavedIdea) => {
  const moment = savedAtOf(saved);
  return moment ? Date.parse(moment) : null;
};
const price = ({ idea }: SavedIdea) => priceCents(idea);
const name = (a: SavedIdea, b: SavedIdea) => byName.compare(a.idea.name, b.idea.name);

const comparers: Record<Sort, (a: SavedIdea, b: SavedIdea) => number> = {
  date_desc: by(savedAt, -1),
  date_asc: by(savedAt, 1),
  name_asc: name,
  name_desc: (a, b) => name(b, a),
  price_asc: by(price, 1),
  price_desc: by(price, -1),
  rating_desc: by(({ idea }) => idea.rating, -1),
};

/** The ideas of a view, in order. Every searched word must be somewhere in an idea. */
export function applyView(ideas: readonly SavedIdea[], view: Omit<View, 'layout'>): SavedIdea[] {
  const words = plain(view.q).split(/\s+/).filter(Boolean);
  const band = view.price && priceBands[view.price];
  // Imported ideas have the same date; the oldest is last, as in the whole list.
  const from = view.sort === 'date_asc' ? ideas.toReversed() : ideas;
  return from
    .filter((saved) => {
      if (view.person && recipientNameOf(saved) !== view.person) return false;
      if (view.category && saved.idea.category !== view.category) return false;
      if (band) {
        const cents = priceCents(saved.idea);
        if (cents === null || cents < band.from || cents >= band.below) return false;
      }
      const haystack = haystackOf(saved);
      return words.every((word) => haystack.includes(word));
    })
    .sort(comparers[view.sort]);
}

const sorted = (names: readonly string[]): string[] => [...new Set(names)].sort(byName.compare);

export const categoriesOf = (ideas: readonly SavedIdea[]): string[] =>
  sorted(ideas.map(({ idea }) => idea.category));

/** The names of all recipients of these ideas. */
export const peopleOf = (ideas: readonly SavedIdea[]): string[] =>
  sorted(ideas.flatMap((saved) => recipientNameOf(saved) ?? []));

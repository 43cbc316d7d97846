import { giftLink, type Gift } from '@giftwell/contracts/planning/gifts';

/** What the fields of a gift hold. */
export interface GiftValues {
  title: string;
  /** In dollars: `25` or `25.50`. */
  price: string;
  link: string;
  note: string;
  /** The day of its state. */
  on: string;
}

const dayOf = ({ state, dates }: Gift): string => (state === 'idea' ? '' : (dates[state] ?? ''));
const priceOf = (price: number | null) =>
  price === null ? '' : Number.isInteger(price) ? String(price) : price.toFixed(2);

export const valuesOf = (gift: Gift): GiftValues => ({
  title: gift.title,
  price: priceOf(gift.price),
  link: gift.link ?? '',
  note: gift.note ?? '',
  on: dayOf(gift),
});

const amount = /^\$?\s*(\d{1,7}(?:[.,]\d{1,2})?)$/;

/** What is wrong, by field; nothing where all is well. */
export function problemsWith({ title, price, link }: GiftValues): Partial<Record<keyof GiftValues, string>> {
  return {
    ...(!title.trim() && { title: 'Title is required' }),
    ...(price.trim() && !amount.test(price.trim()) && { price: 'Write an amount such as 25 or 25.50' }),
    ...(link.trim() &&
      !giftLink.safeParse(link.trim()).success && { link: 'Must be a link such as https://example.com' }),
  };
}

const dollarsOf = (price: string): number | null => {
  const [, number] = amount.exec(price.trim()) ?? [];
  return number ? Number(number.replace(',', '.')) : null;
};

/** What is sent: the fields that differ from `gift`, on its version. */
export function changesOf(gift: Gift, values: GiftValues) {
  const before = valuesOf(gift);
  const differs = (field: keyof GiftValues) => values[field].trim() !== before[field];
  return {
    gift,
    changes: {
      version: gift.version,
      ...(differs('title') && { title: values.title.trim() }),
      ...(differs('price') && { price: dollarsOf(values.price) }),
      ...(differs('link') && { link: values.link.trim() || null }),
      ...(differs('note') && { note: values.note.trim() || null }),
    },
    on: values.on && differs('on') ? values.on : null,
  };
}

/** What was typed stays; what was not touched becomes as the gift is `now`. */
export function rebased(values: GiftValues, before: Gift, now: Gift): GiftValues {
  const old = valuesOf(before);
  const current = valuesOf(now);
  const kept = Object.entries(values).filter(([field, value]) => value !== old[field as keyof GiftValues]);
  // The day that was typed is that of another state.
  return { ...current, ...Object.fromEntries(kept), ...(before.state !== now.state && { on: current.on }) };
}

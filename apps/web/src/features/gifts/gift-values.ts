import type { RequestInput } from '@giftwell/contracts/core/route';
import { giftLink, giftYear, type Gift, type giftRoutes } from '@giftwell/contracts/planning/gifts';
import { amountProblem, dollarsOf, dollarText, isAmount } from './dollars.js';

type GiftChanges = Omit<RequestInput<typeof giftRoutes.update>, 'id'>;

/** What the fields of a gift hold. */
export interface GiftValues {
  title: string;
  /** In dollars: `25` or `25.50`. */
  price: string;
  link: string;
  note: string;
  /** The id of the occasion that it is for; empty for no special day. */
  occasion: string;
  year: string;
  /** The day of its state. */
  on: string;
}

const dayOf = ({ state, dates }: Gift): string => (state === 'idea' ? '' : (dates[state] ?? ''));

export const valuesOf = (gift: Gift): GiftValues => ({
  title: gift.title,
  price: dollarText(gift.price),
  link: gift.link ?? '',
  note: gift.note ?? '',
  occasion: gift.occasion ? String(gift.occasion.id) : '',
  year: gift.year === null ? '' : String(gift.year),
  on: dayOf(gift),
});

/** What is wrong, by field; nothing where all is well. */
export function problemsWith({
  title,
  price,
  link,
  year,
}: GiftValues): Partial<Record<keyof GiftValues, string>> {
  return {
    ...(!title.trim() && { title: 'Title is required' }),
    ...(!isAmount(price) && { price: amountProblem }),
    ...(link.trim() &&
      !giftLink.safeParse(link.trim()).success && { link: 'Must be a link such as https://example.com' }),
    ...(year.trim() && !giftYear.safeParse(Number(year)).success && { year: 'Write a year such as 2026' }),
  };
}

/** What each field sends where it differs. */
const sent = {
  title: (text: string) => ({ title: text }),
  price: (text: string) => ({ price: dollarsOf(text) }),
  link: (text: string) => ({ link: text || null }),
  note: (text: string) => ({ note: text || null }),
  occasion: (text: string) => ({ occasionId: Number(text) || null }),
  year: (text: string) => ({ year: Number(text) || null }),
};

/** What is sent: the fields that differ from `gift`, on its version. */
export function changesOf(gift: Gift, values: GiftValues) {
  const before = valuesOf(gift);
  const differs = (field: keyof GiftValues) => values[field].trim() !== before[field];
  const fields = (Object.keys(sent) as (keyof typeof sent)[]).filter(differs);
  const changes = fields.map((field) => sent[field](values[field].trim()));
  return {
    gift,
    changes: Object.assign({ version: gift.version }, ...changes) as GiftChanges,
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

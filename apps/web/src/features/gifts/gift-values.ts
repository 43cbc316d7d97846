import type { RequestInput } from '@giftwell/contracts/core/route';
import { giftLink, giftYear, type Gift, type giftRoutes } from '@giftwell/contracts/planning/gifts';
import { amountProblem, dollarsOf, dollarText, isAmount } from '../../ui/money/dollars.js';

type GiftChanges = Omit<RequestInput<typeof giftRoutes.update>, 'id'>;

/** The values of a gift's fields. */
export interface GiftValues {
  title: string;
  /** In dollars: `25` or `25.50`. */
  price: string;
  link: string;
  note: string;
  /** The id of its occasion; empty for none. */
  occasion: string;
  year: string;
  /** The date of its state. */
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

/** Error messages by field; empty if there are none. */
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
      !giftLink.safeParse(link.trim()).success && { link: 'Enter a link such as https://example.com' }),
    ...(year.trim() && !giftYear.safeParse(Number(year)).success && { year: 'Enter a year such as 2026' }),
  };
}

/** The value that each field sends if it was changed. */
const sent = {
  title: (text: string) => ({ title: text }),
  price: (text: string) => ({ price: dollarsOf(text) }),
  link: (text: string) => ({ link: text || null }),
  note: (text: string) => ({ note: text || null }),
  occasion: (text: string) => ({ occasionId: Number(text) || null }),
  year: (text: string) => ({ year: Number(text) || null }),
};

/** The changed fields of `gift`, with its version. */
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

/** Applies the user's changes to the current gift. */
export function rebased(values: GiftValues, before: Gift, now: Gift): GiftValues {
  const old = valuesOf(before);
  const current = valuesOf(now);
  const kept = Object.entries(values).filter(([field, value]) => value !== old[field as keyof GiftValues]);
  // The entered date belongs to another state.
  return { ...current, ...Object.fromEntries(kept), ...(before.state !== now.state && { on: current.on }) };
}

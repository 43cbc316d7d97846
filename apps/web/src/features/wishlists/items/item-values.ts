import {
  newWishlistItemSchema,
  type WishlistItem,
  type WishPriority,
} from '@giftwell/contracts/planning/wishlists';
import type { UseFormReturn } from 'react-hook-form';
import { z } from 'zod';

/** The values of an item's fields. */
export interface ItemValues {
  name: string;
  price: string;
  url: string;
  description: string;
  priority: WishPriority;
  quantity: string;
  /** The code of its photo. */
  photo: string | null;
}

export const noValues: ItemValues = {
  ...{ name: '', price: '', url: '', description: '' },
  ...{ priority: 'medium', quantity: '1', photo: null },
};

export const valuesOf = (item: WishlistItem): ItemValues => ({
  name: item.name,
  price: item.price ?? '',
  url: item.url ?? '',
  description: item.description ?? '',
  priority: item.priority,
  quantity: String(item.quantity),
  photo: item.photo,
});

const { name, price, url, description, priority, quantity, photo } = newWishlistItemSchema.shape;
const withScheme = (text: string) => (/^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(text) ? `https://${text}` : text);
const orNull = (text: string) => (text.trim() ? withScheme(text.trim()) : null);

/** The link that a text is; null if it isn’t one. */
export function linkOf(text: string): string | null {
  const link = orNull(text);
  return link !== null && url.safeParse(link).success ? link : null;
}

/** From the fields to the input of a request. */
export const itemValuesSchema = z.object({
  ...{ name, priority: priority.unwrap() },
  price: z.string().pipe(price.unwrap().unwrap()),
  description: z.string().pipe(description.unwrap().unwrap()),
  url: z.string().transform(orNull).pipe(url.unwrap()),
  quantity: z.string().regex(/^\d+$/, 'Enter a number').transform(Number).pipe(quantity.unwrap()),
  photo: photo.unwrap(),
});

export type ItemInput = z.output<typeof itemValuesSchema>;
export type ItemForm = UseFormReturn<ItemValues, unknown, ItemInput>;

export const priorityLabels: Record<WishPriority, string> = {
  high: 'High priority',
  medium: 'Medium priority',
  low: 'Low priority',
};

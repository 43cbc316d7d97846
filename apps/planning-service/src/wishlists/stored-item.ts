import type { HandlerInput } from '@giftwell/contracts/core/route';
import type { wishlistRoutes } from '@giftwell/contracts/planning/wishlists';
import { shownLine, shownText } from '@giftwell/server-kit';
import { readPrice } from './price-text.js';
import type { WishlistItemEntity } from './wishlist-item.entity.js';

type Fields = Omit<HandlerInput<(typeof wishlistRoutes)['updateItem']>, 'id'>;
type NewFields = Fields & Required<Pick<Fields, 'name' | 'priority' | 'quantity'>>;
type Columns = Pick<
  WishlistItemEntity,
  'name' | 'description' | 'price' | 'amountCents' | 'url' | 'priority' | 'quantity' | 'picture' | 'photo'
>;

/** The columns of the given fields; texts are shown to others. */
export function changedColumns({ name, description, price, url, ...rest }: Fields): Partial<Columns> {
  return {
    ...rest,
    ...(name !== undefined && { name: shownLine(name) }),
    ...(description !== undefined && { description: shownText(description ?? '') || null }),
    ...(price !== undefined && readPrice(shownLine(price ?? ''))),
    ...(url !== undefined && { url }),
  };
}

/** The columns of a new item. */
export const storedItem = (
  fields: NewFields,
): Partial<Columns> & Pick<Columns, 'name' | 'priority' | 'quantity'> => ({
  ...changedColumns(fields),
  ...{ name: shownLine(fields.name), priority: fields.priority, quantity: fields.quantity },
});

import type { RequestInput } from '@giftwell/contracts/core/route';
import type { Wishlist, wishlistRoutes } from '@giftwell/contracts/planning/wishlists';
import { expect, type Page } from '@playwright/test';

/** Creates a wishlist through the API, for journeys about something else. */
export async function writeWishlist(
  page: Page,
  data: RequestInput<typeof wishlistRoutes.create>,
): Promise<Wishlist> {
  const answer = await page.request.post('/api/wishlists', { data });
  expect(answer.status()).toBe(200);
  return ((await answer.json()) as { wishlist: Wishlist }).wishlist;
}

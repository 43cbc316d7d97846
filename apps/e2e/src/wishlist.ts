import type { RequestInput } from '@giftwell/contracts/core/route';
import type { Wishlist, wishlistRoutes } from '@giftwell/contracts/planning/wishlists';
import { expect, type Page } from '@playwright/test';
import { webp } from './api/planning-routes.js';

/** Creates a wishlist through the API, for journeys about something else. */
export async function writeWishlist(
  page: Page,
  data: RequestInput<typeof wishlistRoutes.create>,
): Promise<Wishlist> {
  const answer = await page.request.post('/api/wishlists', { data });
  expect(answer.status()).toBe(200);
  return ((await answer.json()) as { wishlist: Wishlist }).wishlist;
}

/** Uploads a photo for an item through the API, and returns its code. */
export async function uploadPhoto(page: Page): Promise<string> {
  const answer = await page.request.post('/api/photos', { data: { picture: webp } });
  expect(answer.status()).toBe(200);
  return ((await answer.json()) as { photo: string }).photo;
}

import { test as base, expect, type BrowserContext } from '@playwright/test';
import { lookAt, picture } from './look.js';
import { Watch } from './watch.js';

interface Journey {
  /** Sees every error of every page; whatever the journey did not announce fails it. */
  watch: Watch;
  /** Axe, light and dark, nothing cut off at 360 px, and a picture. */
  look: (name: string) => Promise<void>;
  /** A picture alone. */
  snap: (name: string) => Promise<unknown>;
  /** A second browser that begins with what this one has stored. */
  sameBrowserLater: () => Promise<BrowserContext>;
}

export const test = base.extend<Journey>({
  watch: [
    async ({ context }, use) => {
      const watch = new Watch();
      watch.follow(context);
      await use(watch);
      expect(watch.surprises, 'nothing goes wrong unnoticed').toEqual([]);
    },
    { auto: true },
  ],
  look: async ({ page }, use, testInfo) => {
    await use((name) => lookAt(page, testInfo, name));
  },
  snap: async ({ page }, use, testInfo) => {
    await use((name) => picture(page, testInfo, name));
  },
  sameBrowserLater: async ({ context, browser, watch, contextOptions }, use) => {
    const opened: BrowserContext[] = [];
    await use(async () => {
      const storageState = await context.storageState({ indexedDB: true });
      const later = await browser.newContext({ ...contextOptions, storageState });
      watch.follow(later);
      opened.push(later);
      return later;
    });
    await Promise.all(opened.map((each) => each.close()));
  },
});

export { expect };

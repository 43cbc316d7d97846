import { setTimeout as sleep } from 'node:timers/promises';
import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { ErrorRecorder } from './error-recorder.js';

export interface Journey {
  /** Records all errors of all pages; unexpected ones fail the journey. */
  watch: ErrorRecorder;
  /** A second browser with this one's stored data. */
  sameBrowserLater: () => Promise<BrowserContext>;
}

/** A page's address and its place in the history, for the report of a failure. A page that hangs gives no answer. */
async function addressOf(page: Page) {
  const read = page.evaluate(() => JSON.stringify([window.history.length, window.history.state]));
  const place = await Promise.race([read.catch((error: Error) => error.message), sleep(2_000, 'no answer')]);
  return `${page.url()}, history: ${place}`;
}

export const test = base.extend<Journey>({
  watch: [
    async ({ context }, use, testInfo) => {
      const watch = new ErrorRecorder();
      watch.follow(context);
      await use(watch);
      // The next journey of this worker gets the same context, where Playwright doesn't reset this.
      await context.setOffline(false);
      if (testInfo.status !== testInfo.expectedStatus) {
        const addresses = await Promise.all(context.pages().map(addressOf));
        await testInfo.attach('addresses', { body: addresses.join('\n'), contentType: 'text/plain' });
      }
      expect(watch.unexpectedErrors, 'nothing goes wrong unnoticed').toEqual([]);
    },
    { auto: true },
  ],
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

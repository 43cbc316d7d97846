import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { ErrorRecorder } from './error-recorder.js';

export interface Journey {
  /** Records all errors of all pages; unexpected ones fail the journey. */
  watch: ErrorRecorder;
  /** A second browser with this one's stored data. */
  sameBrowserLater: () => Promise<BrowserContext>;
}

/** A page's address and its place in the history, which a crashed page doesn't tell, for reports of failures. */
async function addressOf(page: Page) {
  const read = page.evaluate(() => JSON.stringify([window.history.length, window.history.state]));
  const history = await read.catch((error: Error) => error.message);
  return `The page was at ${page.url()}, with the history ${history}`;
}

export const test = base.extend<Journey>({
  watch: [
    async ({ context }, use, testInfo) => {
      const watch = new ErrorRecorder();
      watch.follow(context);
      await use(watch);
      // The next journey of this worker gets the same context, where Playwright doesn't reset this.
      await context.setOffline(false);
      const hasFailed = testInfo.status !== testInfo.expectedStatus;
      if (hasFailed) for (const page of context.pages()) console.log(await addressOf(page));
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

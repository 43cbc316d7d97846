import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { ErrorRecorder } from './error-recorder.js';

export interface Journey {
  /** Records all errors of all pages; unexpected ones fail the journey. */
  watch: ErrorRecorder;
  /** A second browser with this one's stored data. */
  sameBrowserLater: () => Promise<BrowserContext>;
}

/** A page's address and its place in the history, for reports of failures. */
async function whereIs(page: Page) {
  const history = await page.evaluate(() => [window.history.length, window.history.state]);
  return `The page was at ${page.url()}, with the history ${JSON.stringify(history)}`;
}

export const test = base.extend<Journey>({
  watch: [
    async ({ context }, use, test) => {
      const watch = new ErrorRecorder();
      watch.follow(context);
      await use(watch);
      if (test.status !== test.expectedStatus)
        for (const page of context.pages()) console.log(await whereIs(page));
      // The next journey of this worker gets the same context, where Playwright doesn't reset this.
      await context.setOffline(false);
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

import { inDesktopWindow } from './desktop-window.js';
import { test as journey } from '../journey.js';
import { checkScreen, picture, withoutBackground } from '../screen-checks.js';

interface Screens {
  /** Checks a screen of a phone there and in the window of a computer, or one of a computer there alone. */
  look: (name: string) => Promise<void>;
  /** Only a screenshot. */
  snap: (name: string) => Promise<void>;
}

export const test = journey.extend<Screens>({
  look: async ({ page, context, isMobile }, use, testInfo) => {
    const session = isMobile ? await context.newCDPSession(page) : null;
    await use(async (name) => {
      const check = () => checkScreen(page, testInfo, name);
      await withoutBackground(page, async () => {
        await check();
        if (session) await inDesktopWindow(page, session, check);
      });
    });
  },
  snap: async ({ page }, use, testInfo) => {
    await use((name) => picture(page, testInfo, name));
  },
});

export { expect } from '../journey.js';

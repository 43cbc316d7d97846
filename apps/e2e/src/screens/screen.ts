import { test as journey } from '../journey.js';
import { checkScreen, picture } from '../screen-checks.js';

interface Screens {
  /** Checks with axe, takes screenshots in light and dark, and checks that nothing is cut off, on a phone at 360 px. */
  look: (name: string) => Promise<void>;
  /** Only a screenshot. */
  snap: (name: string) => Promise<unknown>;
}

export const test = journey.extend<Screens>({
  look: async ({ page }, use, testInfo) => {
    await use((name) => checkScreen(page, testInfo, name));
  },
  snap: async ({ page }, use, testInfo) => {
    await use((name) => picture(page, testInfo, name));
  },
});

export { expect } from '../journey.js';

import { test as journey } from '../journey.js';
import { checkScreen, picture } from '../screen-checks.js';

interface Screens {
  /** Axe and a picture in light and dark; nothing is cut off, on a phone at 360 px. */
  look: (name: string) => Promise<void>;
  /** A picture alone. */
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

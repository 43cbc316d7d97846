import { existsSync } from 'node:fs';
import { findProgram, installPackage } from './find-program.mjs';
import { Stop } from './steps.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The path of Chromium: Playwright's own, the system's, or a system package that is installed here. */
export async function findChromium(options) {
  const { chromium } = await import('@playwright/test');
  const own = chromium.executablePath();
  if (own && existsSync(own)) return own;
  const found = findProgram(...names);
  if (found) return found;
  if (await installPackage('chromium', options)) return findProgram(...names);
  throw new Stop(
    'The journeys need Chromium. Type one of these and start again:\n' +
      '  npx playwright install chromium\n' +
      '  sudo apt-get install chromium          (Debian, Ubuntu)',
  );
}

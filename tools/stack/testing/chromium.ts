import { existsSync } from 'node:fs';
import { findProgram, installPackage } from '../system/find-program.ts';
import type { ExecuteOptions } from '../system/processes.ts';
import { UserError } from '../../bootstrap/steps.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Finds Chromium: Playwright's own, the system's, or a system package that is installed on demand. */
export async function findChromium(options: ExecuteOptions = {}): Promise<string> {
  const { chromium } = await import('@playwright/test');
  const own = chromium.executablePath();
  if (own && existsSync(own)) return own;
  const found = findProgram(...names);
  if (found) return found;
  const installed = (await installPackage('chromium', options)) ? findProgram(...names) : null;
  if (installed) return installed;
  throw new UserError(
    'The journeys need Chromium. Type one of these and start again:\n' +
      '  npx playwright install chromium\n' +
      '  sudo apt-get install chromium          (Debian, Ubuntu)',
  );
}

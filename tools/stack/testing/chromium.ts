import { existsSync } from 'node:fs';
import { findProgram, installPackage } from '../system/find-program.ts';
import type { ExecuteOptions } from '../system/processes.ts';
import { UserError } from '../../bootstrap/steps.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const headlessShell = 'chromium-headless-shell';

/**
 * Finds the browser of the journeys: Playwright's own, Debian's Chromium without a user interface, which needs a third
 * less processor time (installed on demand), or any other Chromium.
 */
export async function findHeadlessChromium(options: ExecuteOptions = {}): Promise<string> {
  const found = (await playwrightsChromium()) ?? findProgram(headlessShell);
  if (found) return found;
  const installed = (await installPackage(headlessShell, options)) ? findProgram(headlessShell) : null;
  return installed ?? findChromium(options);
}

/** Finds Chromium: Playwright's own, the system's, or a system package that is installed on demand. */
export async function findChromium(options: ExecuteOptions = {}): Promise<string> {
  const found = (await playwrightsChromium()) ?? findProgram(...names);
  if (found) return found;
  const installed = (await installPackage('chromium', options)) ? findProgram(...names) : null;
  if (installed) return installed;
  throw new UserError(
    'The journeys need Chromium. Type one of these and start again:\n' +
      '  npx playwright install chromium\n' +
      '  sudo apt-get install chromium          (Debian, Ubuntu)',
  );
}

async function playwrightsChromium(): Promise<string | null> {
  const { chromium } = await import('@playwright/test');
  const own = chromium.executablePath();
  return own && existsSync(own) ? own : null;
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findChromium } from '../../stack/testing/chromium.ts';
import { freePort } from '../../stack/system/ports.ts';
import { UserError } from '../../bootstrap/steps.mjs';

/** Starts Chromium without Playwright; `work` gets the debugging port. */
export async function withChromium<T>(work: (port: number) => Promise<T>): Promise<T> {
  const profile = mkdtempSync(join(tmpdir(), 'giftwell-chromium-'));
  const port = await freePort();
  const browser = spawn(
    await findChromium(),
    [
      ...['--headless=new', `--remote-debugging-port=${port}`, `--user-data-dir=${profile}`, '--disable-gpu'],
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ...['--no-first-run', '--disable-quic', '--disable-background-networking'],
      ...['--disable-component-update', '--disable-sync', '--disable-extensions'],
      // Each new window would load the browser's own pages for its address bar, next to the page that is measured.
      '--disable-features=PreloadTopChromeWebUI,WebUIOmniboxAimPopup,WebUIOmniboxPopup,WebUIOmniboxFullPopup',
      'about:blank',
    ],
    { stdio: 'ignore' },
  );
  try {
    await answering(port);
    return await work(port);
  } finally {
    const gone = once(browser, 'exit');
    browser.kill();
    await gone;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function answering(port: number) {
  for (const until = Date.now() + 20_000; Date.now() < until;) {
    const there = await fetch(`http://127.0.0.1:${port}/json/version`).then(Boolean, () => false);
    if (there) return;
    await sleep(100);
  }
  throw new UserError('Chromium did not start.');
}

import type { Browser, Page } from '@playwright/test';
import type { Account } from '../visitors/signed-in-visitor.ts';
import { median } from '../measure/numbers.ts';
import { launchBrowser } from './slow-visit.ts';

const slowdown = 4;
const visits = 3;
const phone = { width: 390, height: 844 };

interface Visit {
  url: string;
  path: string;
  account: Account;
  selector: string;
}

/** The page's window, with the blocking time and the time when the page is idle, in ms. */
type WatchedPage = typeof globalThis & { blockedMs: number; usable?: Promise<number> };

/** Signs in on a nearly empty page, so that nothing of the app is cached yet. */
async function signIn(page: Page, url: string, { email, password }: Account) {
  await page.goto(`${url}/robots.txt`);
  const status = await page.evaluate(
    async (body) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch('/api/auth/login', { method: 'POST', headers, body: JSON.stringify(body) });
      return answer.status;
    },
    { email, password },
  );
  if (status !== 200) throw new Error(`The sign-in answered ${status}`);
}

/** Milliseconds from the click on a link until `selector` is painted and the page is idle. */
async function visit(browser: Browser, { url, path, account, selector }: Visit) {
  const context = await browser.newContext({ viewport: phone });
  try {
    const page = await context.newPage();
    await signIn(page, url, account);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addInitScript(() => {
      const watched = Object.assign(globalThis, { blockedMs: 0 });
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) watched.blockedMs += duration - 50;
      }).observe({ type: 'longtask', buffered: true });
    });
    await page.goto(`${url}${path}`, { waitUntil: 'commit' });
    await page.waitForFunction(
      (wanted) => {
        if (!document.querySelector(wanted)) return false;
        const watched = globalThis as WatchedPage;
        // Painted, and no task is left.
        watched.usable ??= new Promise((done) =>
          requestAnimationFrame(() => requestIdleCallback(() => done(performance.now()))),
        );
        return true;
      },
      selector,
      { timeout: 60_000 },
    );
    return await page.evaluate(async () => {
      const { usable = NaN, blockedMs } = globalThis as WatchedPage;
      return { usableMs: await usable, blockedMs };
    });
  } finally {
    await context.close();
  }
}

/** The median of several first visits by a signed-in user, on a processor slowed down four times. */
export async function timeToUsable(options: Visit) {
  const browser = await launchBrowser();
  try {
    const seen: Awaited<ReturnType<typeof visit>>[] = [];
    for (let n = 0; n < visits; n += 1) seen.push(await visit(browser, options));
    return {
      usableMs: median(seen.map((one) => one.usableMs)),
      blockedMs: median(seen.map((one) => one.blockedMs)),
    };
  } finally {
    await browser.close();
  }
}

import { median } from './numbers.mjs';
import { launchBrowser } from './pages/slow-visit.mjs';

const slowdown = 4;
const visits = 3;
const phone = { width: 390, height: 844 };

/** Signs in on a nearly empty page, so that nothing of the app is loaded yet. */
async function signIn(page, url, { email, password }) {
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

/** Milliseconds from the click on a link until `selector` is there and the page has time for its user. */
async function visit(browser, { url, path, account, selector }) {
  const context = await browser.newContext({ viewport: phone });
  try {
    const page = await context.newPage();
    await signIn(page, url, account);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addInitScript(() => {
      globalThis.blockedMs = 0;
      new globalThis.PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) globalThis.blockedMs += duration - 50;
      }).observe({ type: 'longtask', buffered: true });
    });
    await page.goto(`${url}${path}`, { waitUntil: 'commit' });
    await page.waitForFunction(
      (wanted) => {
        if (!globalThis.document.querySelector(wanted)) return false;
        // Painted, and nothing else to do first.
        globalThis.usable ??= new Promise((done) =>
          globalThis.requestAnimationFrame(() =>
            globalThis.requestIdleCallback(() => done(performance.now())),
          ),
        );
        return true;
      },
      selector,
      { timeout: 60_000 },
    );
    return await page.evaluate(async () => ({
      usableMs: await globalThis.usable,
      blockedMs: globalThis.blockedMs,
    }));
  } finally {
    await context.close();
  }
}

/** The median of some first visits by somebody signed in, on a phone whose processor is four times slower. */
export async function timeToUsable(options) {
  const browser = await launchBrowser();
  try {
    const seen = [];
    for (let n = 0; n < visits; n += 1) seen.push(await visit(browser, options));
    return {
      usableMs: median(seen.map((one) => one.usableMs)),
      blockedMs: median(seen.map((one) => one.blockedMs)),
    };
  } finally {
    await browser.close();
  }
}

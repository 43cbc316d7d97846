import { chromium, type Browser, type Page } from '@playwright/test';
import { findChromium } from '../../stack/testing/chromium.ts';
import { median } from '../measure/numbers.ts';

/** Lighthouse's "slow 4G" with DevTools throttling, and its mid-range phone. */
const network = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1_474.56 * 1_024) / 8,
  uploadThroughput: (675 * 1_024) / 8,
};
export const slowdown = 4;
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
/** Odd, because the median counts: other programs disturb some visits. */
export const visits = 3;
/** Without a request for this long, the page has finished loading. */
const quietMs = 4_000;

export const launchBrowser = async () =>
  chromium.launch({
    executablePath: await findChromium(),
    args: [
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
    ],
    chromiumSandbox: process.getuid?.() !== 0,
  });

export const figureNames = ['textMs', 'lcpMs', 'cls', 'blockedMs', 'requests'] as const;
/** In milliseconds if the name says so. */
export type Figures = Record<(typeof figureNames)[number], number>;

type Seen = Omit<Figures, 'requests'>;
/** The page's window, with the values that the bench records. */
type WatchedPage = typeof globalThis & { seenByBench: Seen };

/** The part of a performance entry that is read. */
interface Entry {
  startTime: number;
  duration: number;
  value: number;
  hadRecentInput: boolean;
}

/** Runs in the page before anything else. */
function watchPage(selector: string) {
  const seen: Seen = { textMs: 0, lcpMs: 0, cls: 0, blockedMs: 0 };
  Object.assign(globalThis, { seenByBench: seen });
  const observe = (type: string, each: (entry: Entry) => void) =>
    new PerformanceObserver((list) => (list.getEntries() as unknown as Entry[]).forEach(each)).observe({
      type,
      buffered: true,
    });
  observe('largest-contentful-paint', ({ startTime }) => (seen.lcpMs = startTime));
  observe('layout-shift', ({ value, hadRecentInput }) => (seen.cls += hadRecentInput ? 0 : value));
  observe('longtask', ({ duration }) => (seen.blockedMs += duration - 50));
  const look = () => {
    const found = document.querySelector(selector);
    if (!found) return void requestAnimationFrame(look);
    // After the frame is painted.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => (seen.textMs = performance.now());
    port2.postMessage(null);
  };
  requestAnimationFrame(look);
}

/** Resolves when no request was sent for a while. */
export async function quiet(page: Page) {
  let last = Date.now();
  page.on('request', () => (last = Date.now()));
  while (Date.now() - last < quietMs) await page.waitForTimeout(200);
}

interface Visit {
  url: string;
  path: string;
  /** Set for a signed-in visitor. */
  cookie?: string;
  selector: string;
}

/** One first visit; the metrics of `slowVisits`. */
async function visit(browser: Browser, { url, path, cookie, selector }: Visit): Promise<Figures> {
  const context = await browser.newContext(phone);
  try {
    if (cookie) {
      const at = cookie.indexOf('=');
      // Browsers treat this machine's own addresses as secure.
      const secure = { url: url.replace('http:', 'https:'), secure: true };
      await context.addCookies([{ name: cookie.slice(0, at), value: cookie.slice(at + 1), ...secure }]);
    }
    const page = await context.newPage();
    let requests = 0;
    page.on('request', () => (requests += 1));
    await page.addInitScript(watchPage, selector);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', network);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(`${url}${path}`, { waitUntil: 'commit', timeout: 60_000 });
    await page.waitForFunction(() => (globalThis as WatchedPage).seenByBench.textMs > 0, null, {
      timeout: 60_000,
    });
    const untilText = requests;
    await quiet(page);
    const figures = await page.evaluate(() => (globalThis as WatchedPage).seenByBench);
    return { ...figures, requests: untilText };
  } finally {
    await context.close();
  }
}

/**
 * First visits with an empty cache, on slow 4G and a mid-range phone. Medians of three: milliseconds until `selector`
 * and the largest element are painted, layout shift, blocking time, and requests sent until `selector` was painted.
 */
export async function slowVisits(browser: Browser, options: Visit): Promise<Figures> {
  const seen: Figures[] = [];
  for (let n = 0; n < visits; n += 1) seen.push(await visit(browser, options));
  const middle = (name: keyof Figures) => median(seen.map((one) => one[name]));
  return {
    ...{ textMs: middle('textMs'), lcpMs: middle('lcpMs'), cls: middle('cls') },
    ...{ blockedMs: middle('blockedMs'), requests: middle('requests') },
  };
}

import { chromium, type Browser, type Page } from '@playwright/test';
import { findChromium } from '../../stack/testing/chromium.ts';
import { median } from '../measure/numbers.ts';

/** Lighthouse's "slow 4G" as DevTools slow a connection, and its phone of the middle. */
const network = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1_474.56 * 1_024) / 8,
  uploadThroughput: (675 * 1_024) / 8,
};
const slowdown = 4;
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
/** An odd number, because the median counts: other programs disturb some runs. */
const visits = 3;
/** No request for so long: the page has all that it wanted. */
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
/** Milliseconds where the name says so. */
export type Figures = Record<(typeof figureNames)[number], number>;

type Seen = Omit<Figures, 'requests'>;
/** The page, with what the bench has seen there. */
type WatchedPage = typeof globalThis & { seenByBench: Seen };

/** What is read of an entry of the browser's performance log. */
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
    // After the frame with it is painted.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => (seen.textMs = performance.now());
    port2.postMessage(null);
  };
  requestAnimationFrame(look);
}

/** Resolves when no request was sent for a while. */
async function quiet(page: Page) {
  let last = Date.now();
  page.on('request', () => (last = Date.now()));
  while (Date.now() - last < quietMs) await page.waitForTimeout(200);
}

interface Visit {
  url: string;
  path: string;
  /** Of somebody signed in. */
  cookie?: string;
  selector: string;
}

/** One first visit; the figures of `slowVisits`. */
async function visit(browser: Browser, { url, path, cookie, selector }: Visit): Promise<Figures> {
  const context = await browser.newContext(phone);
  try {
    if (cookie) {
      const at = cookie.indexOf('=');
      // The cookie is for secure addresses, which this machine's own are.
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
 * First visits with an empty cache, on slow 4G and a phone of the middle: milliseconds until `selector` is painted and
 * until the largest thing is, how far things moved, how long the page was blocked, how many requests it sent until
 * `selector` was painted. Medians of three.
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

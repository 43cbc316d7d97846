import { chromium, type Page } from '@playwright/test';
import { setTimeout as sleep } from 'node:timers/promises';
import { findChromium } from '../../stack/testing/chromium.ts';
import { median } from '../measure/numbers.ts';
import type { DevTools } from './devtools.ts';

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
/** The part of a performance entry that is read. */
interface Entry {
  name: string;
  startTime: number;
  duration: number;
  blockingDuration: number;
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
  // Long frames, because the browser reports only some of the long tasks that render. What precedes the first contentful
  // paint isn't counted, as in Lighthouse: there is nothing to use yet.
  let painted = Infinity;
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') painted = startTime;
  });
  observe('long-animation-frame', ({ startTime, duration, blockingDuration }) => {
    const since = startTime + duration - Math.max(startTime, painted) - 50;
    seen.blockedMs += Math.max(0, Math.min(blockingDuration, since));
  });
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

/** Commands to one page; `requests` has the times of the requests that it sent, in milliseconds. */
interface BarePage {
  send<T>(method: string, params?: Record<string, unknown>): Promise<T>;
  requests: number[];
}

/** Opens an empty page with a browser context of its own. */
async function openPage(
  devtools: DevTools,
  { url, cookie }: Visit,
): Promise<BarePage & { close: () => unknown }> {
  const { browserContextId } = await devtools.send<{ browserContextId: string }>(
    'Target.createBrowserContext',
  );
  if (cookie) {
    const at = cookie.indexOf('=');
    // Browsers treat this machine's own addresses as secure.
    const secure = { url: url.replace('http:', 'https:'), secure: true };
    const cookies = [{ name: cookie.slice(0, at), value: cookie.slice(at + 1), ...secure }];
    await devtools.send('Storage.setCookies', { cookies, browserContextId });
  }
  const created = { url: 'about:blank', browserContextId };
  const { targetId } = await devtools.send<{ targetId: string }>('Target.createTarget', created);
  const attached = { targetId, flatten: true };
  const { sessionId } = await devtools.send<{ sessionId: string }>('Target.attachToTarget', attached);
  const requests: number[] = [];
  devtools.listen(sessionId, (method, { wallTime }) => {
    if (method === 'Network.requestWillBeSent') requests.push(Number(wallTime) * 1_000);
  });
  return {
    requests,
    send: (method, params) => devtools.send(method, params, sessionId),
    close: () => devtools.send('Target.disposeBrowserContext', { browserContextId }),
  };
}

/** What the page has recorded, and when it was opened. */
async function recorded(page: BarePage): Promise<Seen & { openedAt: number }> {
  const expression = 'JSON.stringify({ ...seenByBench, openedAt: performance.timeOrigin })';
  const { result } = await page.send<{ result: { value: string } }>('Runtime.evaluate', { expression });
  return JSON.parse(result.value) as Seen & { openedAt: number };
}

/** Resolves when the page shows its text and has sent no request for a while. */
async function finished(page: BarePage) {
  for (const until = Date.now() + 60_000; Date.now() < until; await sleep(200)) {
    if (Date.now() - Math.max(...page.requests) < quietMs) continue;
    const seen = await recorded(page);
    if (seen.textMs > 0) return seen;
  }
  throw new Error('The page showed no text within a minute');
}

/** One first visit; the metrics of `slowVisits`. */
async function visit(devtools: DevTools, options: Visit): Promise<Figures> {
  const page = await openPage(devtools, options);
  try {
    const { viewport, deviceScaleFactor, isMobile, hasTouch } = phone;
    const metrics = { ...viewport, deviceScaleFactor, mobile: isMobile };
    await page.send('Emulation.setDeviceMetricsOverride', metrics);
    await page.send('Emulation.setTouchEmulationEnabled', { enabled: hasTouch });
    await page.send('Page.enable');
    const source = `(${watchPage.toString()})(${JSON.stringify(options.selector)})`;
    await page.send('Page.addScriptToEvaluateOnNewDocument', { source });
    await page.send('Network.enable');
    await page.send('Network.emulateNetworkConditions', network);
    await page.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.send('Page.navigate', { url: `${options.url}${options.path}` });
    const { openedAt, ...seen } = await finished(page);
    return { ...seen, requests: page.requests.filter((at) => at <= openedAt + seen.textMs).length };
  } finally {
    await page.close();
  }
}

/**
 * First visits with an empty cache, on slow 4G and a mid-range phone. Medians of three: milliseconds until `selector`
 * and the largest element are painted, layout shift, blocking time, and requests sent until `selector` was painted.
 * One more visit before them isn't counted: the gateway renders this kind of page for the first time, and Chromium loads
 * its fonts.
 * Without Playwright, which runs scripts of its own in the page before the text, and has V8 record where each error was
 * made: 100 ms of such a phone.
 */
export async function slowVisits(devtools: DevTools, options: Visit): Promise<Figures> {
  await visit(devtools, options);
  const seen: Figures[] = [];
  for (let n = 0; n < visits; n += 1) seen.push(await visit(devtools, options));
  const middle = (name: keyof Figures) => median(seen.map((one) => one[name]));
  return {
    ...{ textMs: middle('textMs'), lcpMs: middle('lcpMs'), cls: middle('cls') },
    ...{ blockedMs: middle('blockedMs'), requests: middle('requests') },
  };
}

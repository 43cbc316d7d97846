import type { Browser } from '@playwright/test';
import { phone, quiet, slowdown } from './slow-visit.ts';

/** About thirty screens of a phone, as fast as a thumb flicks. */
const distance = 24_000;
const pixelsASecond = 4_000;

/** In milliseconds. */
export interface Scrolled {
  /** What each task of the page takes over 50 ms, in total. */
  blockedMs: number;
  /** The longest time between two frames. */
  longestFrameMs: number;
}
/** The page's window, with the values that the bench records. */
type WatchedPage = typeof globalThis & { scrolled: Scrolled };

/** Runs in the page before it is scrolled. */
function watchFrames() {
  const scrolled: Scrolled = { blockedMs: 0, longestFrameMs: 0 };
  Object.assign(globalThis, { scrolled });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) scrolled.blockedMs += duration - 50;
  }).observe({ type: 'longtask' });
  let last = performance.now();
  const frame = (now: number) => {
    scrolled.longestFrameMs = Math.max(scrolled.longestFrameMs, now - last);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

/** Scrolls through a page on a mid-range phone, once it has loaded. */
export async function scrollThrough(
  browser: Browser,
  { url, selector }: { url: string; selector: string },
): Promise<Scrolled> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await page.goto(url, { waitUntil: 'commit' });
    await page.locator(selector).first().waitFor();
    await quiet(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.evaluate(watchFrames);
    await devtools.send('Input.synthesizeScrollGesture', {
      ...{ x: 200, y: 500, yDistance: -distance, speed: pixelsASecond },
      // Headless Chromium doesn't scroll by touch.
      gestureSourceType: 'mouse',
    });
    const { top, scrolled } = await page.evaluate(() => ({
      top: document.scrollingElement!.scrollTop,
      scrolled: (globalThis as WatchedPage).scrolled,
    }));
    if (top < distance * 0.9) throw new Error(`The page was scrolled by ${top} pixels only`);
    return scrolled;
  } finally {
    await context.close();
  }
}

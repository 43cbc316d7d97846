import { expect, type Page, type TestInfo } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { join } from 'node:path';

const narrow = 360;
const tablet = 600;
const schemes = ['light', 'dark'] as const;

/**
 * Checks a screen in the current window, in light and dark, with axe, and that nothing is cut off: on a phone at
 * 360 px, otherwise in this window.
 */
export async function checkScreen(page: Page, testInfo: TestInfo, name: string) {
  await withoutTransitions(page);
  const { width } = page.viewportSize()!;
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    await settled(page);
    // In the other color scheme only the contrast can differ.
    const rules = colorScheme === 'dark' ? ['color-contrast'] : undefined;
    expect.soft(await violations(page, rules), `axe on ${name}, ${width} px, ${colorScheme}`).toEqual([]);
    await picture(page, testInfo, `${name}-${colorScheme}`);
  }
  await expectNoSidewaysScroll(page, name, width < tablet ? narrow : width);
  await page.emulateMedia({ colorScheme: 'light' });
}

/**
 * Ends transitions until the next navigation. Otherwise axe could measure colors between those of two schemes. A page
 * may not add style elements, so it is a style sheet without one.
 */
const withoutTransitions = (page: Page) =>
  page.evaluate(() => {
    if ('withoutTransitions' in window) return;
    Object.assign(window, { withoutTransitions: true });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, *::before, *::after { transition: none !important; }');
    document.adoptedStyleSheets.push(sheet);
  });

/**
 * Does something while what is behind a dialog, hidden from assistive technology, isn't rendered: a change of the window or
 * of the color scheme would lay all of it out again, and axe would compute its position. Screenshots for review show it.
 */
export async function withoutBackground(page: Page, work: () => Promise<void>) {
  if (process.env.PICTURES) return work();
  // A rule and not the style of an element, so that the page is there again when a closing dialog has gone.
  const sheet = await page.evaluateHandle(() => {
    const hiding = new CSSStyleSheet();
    hiding.replaceSync('body > [aria-hidden=true] { display: none !important; }');
    document.adoptedStyleSheets.push(hiding);
    return hiding;
  });
  await work();
  await sheet.evaluate((hiding) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== hiding);
  });
  await sheet.dispose();
}

/** Runs axe, or only these rules of it, in the page, which is faster than its package for Playwright. No screen has frames. */
async function violations(page: Page, rules?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const options: RunOptions = { resultTypes: ['violations'], ...(rules && { runOnly: rules }) };
  const found = await page.evaluate(async (given) => {
    const { axe: loaded } = window as unknown as { axe: typeof axe };
    return (await loaded.run(document, given)).violations;
  }, options);
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}): ${target.join(' ')}\n${failureSummary}`),
  );
}

/** A screenshot for review, in test-results, if PICTURES is set. */
export async function picture(page: Page, { project }: TestInfo, name: string) {
  if (!process.env.PICTURES) return;
  const size = page.viewportSize()!.width < tablet ? 'phone' : 'desktop';
  const path = join(project.outputDir, 'screens', size, `${name}.png`);
  await page.screenshot({ path, caret: 'initial' });
}

/** Checks that nothing overflows a window of this width. */
export async function expectNoSidewaysScroll(page: Page, name: string, width: number) {
  const before = page.viewportSize()!;
  const resizes = width !== before.width;
  if (resizes) await page.setViewportSize({ width, height: before.height });
  await settled(page);
  expect.soft(await sticksOut(page, width), `${name} fits into ${width} px`).toEqual([]);
  if (resizes) await page.setViewportSize(before);
}

/** Elements beyond the right edge of the page or of its dialogs, by tag and text. */
const sticksOut = (page: Page, width: number) =>
  page.evaluate((room) => {
    const frames = [
      document.scrollingElement!,
      ...document.querySelectorAll('[role=dialog], [role=dialog] *'),
    ];
    return frames
      .filter((frame) => {
        const scrolls = frame === document.scrollingElement || getComputedStyle(frame).overflowX === 'auto';
        // Not innerWidth, which grows when a phone zooms out to show wide content.
        return (
          scrolls && frame.scrollWidth > (frame === document.scrollingElement ? room : frame.clientWidth)
        );
      })
      .map((frame) => {
        const edge = frame.getBoundingClientRect().left + frame.clientWidth + 0.5;
        const wide = [...frame.querySelectorAll('*')].findLast(
          (part) => part.getBoundingClientRect().right > edge,
        );
        return `${frame.tagName}: ${wide?.tagName ?? '?'} ${wide?.textContent?.slice(0, 60) ?? ''}`;
      });
  }, width);

/**
 * Waits until fonts are loaded and finite animations have ended, for ten seconds at most: on a busy machine, Chromium
 * may leave one of these events out after the size of the window has changed.
 */
export async function settled(page: Page) {
  await page.evaluate(async () => {
    const settling = async () => {
      await document.fonts.ready;
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      const ending = document
        .getAnimations()
        .filter(
          (each) => each.effect?.getComputedTiming().endTime !== Infinity && each.playState === 'running',
        );
      await Promise.allSettled(ending.map((each) => each.finished));
    };
    await Promise.race([settling(), new Promise((done) => setTimeout(done, 10_000))]);
  });
}

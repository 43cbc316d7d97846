import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, type TestInfo } from '@playwright/test';
import { join } from 'node:path';

const narrow = 360;
const tablet = 600;
const schemes = ['light', 'dark'] as const;

/**
 * Checks a screen with axe, takes screenshots in light and dark, and checks that nothing is cut off: at 360 px on a
 * phone, otherwise in the current window.
 */
export async function checkScreen(page: Page, testInfo: TestInfo, name: string) {
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    await settled(page);
    const builder = new AxeBuilder({ page }).setLegacyMode();
    // Legacy mode is faster, because axe opens no page of its own; no screen has frames. In the other color scheme only
    // the contrast can differ.
    if (colorScheme === 'dark') builder.withRules('color-contrast');
    const { violations } = await builder.analyze();
    const found = violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} (${help}): ${target.join(' ')}\n${failureSummary}`),
    );
    expect.soft(found, `axe on ${name}, ${colorScheme}`).toEqual([]);
    await picture(page, testInfo, `${name}-${colorScheme}`);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  const { width } = page.viewportSize()!;
  await expectNoSidewaysScroll(page, name, width < tablet ? narrow : width);
}

/** A screenshot for review, in test-results. */
export const picture = (page: Page, { project }: TestInfo, name: string) =>
  page.screenshot({
    path: join(project.outputDir, 'screens', project.name, `${name}.png`),
    caret: 'initial',
  });

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

/** Waits until fonts are loaded and finite animations have ended. */
export async function settled(page: Page) {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const ending = document
      .getAnimations()
      .filter(
        (each) => each.effect?.getComputedTiming().endTime !== Infinity && each.playState === 'running',
      );
    await Promise.allSettled(ending.map((each) => each.finished));
  });
}

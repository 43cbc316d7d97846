import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, type TestInfo } from '@playwright/test';
import { join } from 'node:path';

const narrow = 360;
const tablet = 600;
const schemes = ['light', 'dark'] as const;

/** Axe and a picture in light and dark, and nothing cut off: at 360 px on a phone, else in the window as it is. */
export async function checkScreen(page: Page, testInfo: TestInfo, name: string) {
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    await settled(page);
    const builder = new AxeBuilder({ page }).setLegacyMode();
    // In legacy mode axe opens no page of its own, which is quicker; no screen has a frame.
    // In other colors everything is the same but the contrast.
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

/** For people to look at, in test-results. */
export const picture = (page: Page, { project }: TestInfo, name: string) =>
  page.screenshot({
    path: join(project.outputDir, 'screens', project.name, `${name}.png`),
    caret: 'initial',
  });

/** Nothing sticks out of a window of this width. */
export async function expectNoSidewaysScroll(page: Page, name: string, width: number) {
  const before = page.viewportSize()!;
  const resizes = width !== before.width;
  if (resizes) await page.setViewportSize({ width, height: before.height });
  await settled(page);
  expect.soft(await sticksOut(page, width), `${name} fits into ${width} px`).toEqual([]);
  if (resizes) await page.setViewportSize(before);
}

/** What reaches beyond the right edge of the page or of its dialogs, by tag and text. */
const sticksOut = (page: Page, width: number) =>
  page.evaluate((room) => {
    const frames = [
      document.scrollingElement!,
      ...document.querySelectorAll('[role=dialog], [role=dialog] *'),
    ];
    return frames
      .filter((frame) => {
        const scrolls = frame === document.scrollingElement || getComputedStyle(frame).overflowX === 'auto';
        // Not innerWidth: a phone zooms out to show what is too wide, and innerWidth grows with it.
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

/** Fonts are there and everything that moves and will end has ended. */
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

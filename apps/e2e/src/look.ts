import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, type TestInfo } from '@playwright/test';
import { join } from 'node:path';

export interface LookOptions {
  /** Parts that axe leaves out, with the reason beside the call. */
  except?: string[];
}

const narrow = 360;
const schemes = ['light', 'dark'] as const;

export async function lookAt(
  page: Page,
  testInfo: TestInfo,
  name: string,
  { except = [] }: LookOptions = {},
) {
  const { project } = testInfo;
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    await settled(page);
    const builder = except.reduce((axe, part) => axe.exclude(part), new AxeBuilder({ page }));
    const { violations } = await builder.analyze();
    const found = violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} (${help}): ${target.join(' ')}\n${failureSummary}`),
    );
    expect.soft(found, `axe on ${name}, ${colorScheme}`).toEqual([]);
    const path = join(project.outputDir, 'screens', project.name, `${name}-${colorScheme}.png`);
    await page.screenshot({ path, caret: 'initial' });
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await expectNoSidewaysScroll(page, name);
}

/** Nothing sticks out of a window of 360 px, or of the width given. */
export async function expectNoSidewaysScroll(page: Page, name: string, width = narrow) {
  const before = page.viewportSize()!;
  await page.setViewportSize({ width, height: before.height });
  await settled(page);
  expect.soft(await sticksOut(page, width), `${name} fits into ${width} px`).toEqual([]);
  await page.setViewportSize(before);
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

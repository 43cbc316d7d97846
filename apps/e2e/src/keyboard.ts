import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab until `target` has the focus; every stop on the way must be visible. */
export async function tabTo(page: Page, target: Locator, { back = false, stops = 60 } = {}) {
  const passed: string[] = [];
  for (let stop = 0; stop < stops; stop++) {
    if (await isFocused(target)) return;
    await page.keyboard.press(back ? 'Shift+Tab' : 'Tab');
    passed.push(await expectVisibleFocus(page));
  }
  expect(await isFocused(target), `reached ${target} after ${passed.join(' → ')}`).toBe(true);
}

const isFocused = async (target: Locator) =>
  (await target.count()) > 0 &&
  (await target.first().evaluate((element) => element === document.activeElement));

/** Checks that the focus is visible; returns the name of the focused element. */
export async function expectVisibleFocus(page: Page): Promise<string> {
  const { name, visible } = await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    // Even a short transition starts in one frame and ends in the next.
    await frame();
    await frame();
    const element = document.activeElement as HTMLElement;
    const name = `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').slice(0, 40)}"`;
    // The ring may be on the element, on its ::after that covers a card, on its label or labelled element, or on the
    // frame around a field.
    const around = [
      element,
      element.nextElementSibling,
      element.parentElement,
      element.parentElement?.parentElement,
    ];
    const frames = element.parentElement?.querySelectorAll(':scope > fieldset') ?? [];
    const drawn = (part: Element, pseudo?: string) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(part, pseudo);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    };
    const visible =
      element === document.body || // Between the last stop and the first, in the browser's own bar.
      element.tagName === 'MAIN' ||
      around.some((part) => part && drawn(part)) ||
      drawn(element, '::after') ||
      [...frames].some((frame) => parseFloat(getComputedStyle(frame).borderTopWidth) >= 2);
    return { name, visible };
  });
  expect.soft(visible, `the focus is visible on ${name}`).toBe(true);
  return name;
}

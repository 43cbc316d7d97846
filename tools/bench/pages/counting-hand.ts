import type { Locator, Page } from '@playwright/test';

/** Works a page as a person does, and counts it. */
export class CountingHand {
  clicks = 0;
  /** Texts that were typed. */
  texts = 0;

  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async click(target: Locator): Promise<void> {
    this.clicks += 1;
    await target.click();
  }

  /** Types into a field; one that does not have the focus already is clicked first. */
  async type(field: Locator, text: string): Promise<void> {
    await field.waitFor();
    if (!(await this.#getsFocus(field))) await this.click(field);
    this.texts += 1;
    await this.page.keyboard.insertText(text);
  }

  /** Dialogs give the focus to their field shortly after they opened. */
  async #getsFocus(field: Locator): Promise<boolean> {
    for (let look = 0; look < 5; look += 1) {
      if (await field.evaluate((element) => element === element.ownerDocument.activeElement)) return true;
      await this.page.waitForTimeout(50);
    }
    return false;
  }
}

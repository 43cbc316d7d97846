import type { Locator, Page } from '@playwright/test';

/** Operates a page like a user, and counts clicks and texts. */
export class InteractionCounter {
  clicks = 0;
  /** Number of typed texts. */
  texts = 0;

  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async click(target: Locator): Promise<void> {
    this.clicks += 1;
    await target.click();
  }

  /** Types into a field, after a click if it doesn't have the focus. */
  async type(field: Locator, text: string): Promise<void> {
    await field.waitFor();
    if (!(await this.#getsFocus(field))) await this.click(field);
    this.texts += 1;
    await this.page.keyboard.insertText(text);
  }

  /** Dialogs focus their field shortly after opening. */
  async #getsFocus(field: Locator): Promise<boolean> {
    for (let look = 0; look < 5; look += 1) {
      if (await field.evaluate((element) => element === element.ownerDocument.activeElement)) return true;
      await this.page.waitForTimeout(50);
    }
    return false;
  }
}

import { expect, type Locator, type Page } from '@playwright/test';

declare global {
  interface Window {
    /** The number of cards at each change. */
    cardCounts?: number[];
  }
}

export class ResultsScreen {
  readonly dialog: Locator;
  readonly cards: Locator;

  constructor(readonly page: Page) {
    this.dialog = page.getByRole('dialog', { name: 'Perfect Gift Suggestions' });
    this.cards = this.dialog.getByRole('article');
  }

  names = () => this.cards.getByRole('heading', { level: 3 }).allTextContents();

  async rate(index: number, stars: number) {
    const label = new RegExp(`^${stars} stars?$`);
    const card = this.cards.nth(index);
    await card.locator('label', { hasText: label }).click();
    await expect(card.getByRole('radio', { name: label })).toBeChecked();
  }

  async save(index: number) {
    const card = this.cards.nth(index);
    await card.getByRole('button', { name: /^Save for Later/ }).click();
    await expect(card.getByRole('button', { name: /^Saved/ })).toBeVisible();
  }

  retry = () => this.dialog.getByRole('button', { name: 'Try again', exact: true }).click();
  close = () => this.dialog.getByRole('button', { name: 'Close Suggestions' }).click();
  edit = () => this.dialog.getByRole('button', { name: 'Edit Wizard' }).click();
  tryAgain = () => this.dialog.getByRole('button', { name: 'Try Wizard Again' }).click();

  /** Starts recording the number of cards. */
  watchArrival = () =>
    this.page.evaluate(() => {
      const counts = (window.cardCounts = [] as number[]);
      new MutationObserver(() => {
        const now = document.querySelectorAll('[role=dialog] article').length;
        if (now !== counts.at(-1)) counts.push(now);
      }).observe(document.body, { childList: true, subtree: true });
    });

  async expectOneByOne() {
    const counts = (await this.page.evaluate(() => window.cardCounts))!.filter((count) => count > 0);
    expect(counts.at(-1)).toBe(9);
    expect(counts).toEqual(counts.toSorted((one, other) => one - other));
    // A busy machine may render two at once, but never all of them.
    expect(counts.length).toBeGreaterThan(5);
  }
}

import { expect, type Locator, type Page } from '@playwright/test';
import { unfoldMenu } from './navigation.js';

export class RecipientsScreen {
  readonly cards: Locator;
  readonly timeline: Locator;
  readonly marks: Locator;
  readonly tip: Locator;

  constructor(readonly page: Page) {
    this.cards = page.getByRole('list', { name: 'Gift recipients' }).getByRole('article');
    this.timeline = page.getByRole('toolbar', { name: 'Occasions in the year ahead' });
    this.marks = this.timeline.getByRole('button');
    this.tip = page.getByRole('tooltip');
  }

  /** Through the bar or the menu, like a user. */
  async open() {
    await unfoldMenu(this.page);
    await this.page
      .getByRole('banner')
      .getByRole('link', { name: 'Recipients', exact: true })
      .filter({ visible: true })
      .click();
    await expect(this.page).toHaveURL(/\/recipients$/);
  }

  card = (name: string) => this.cards.filter({ has: this.page.getByRole('heading', { name, exact: true }) });
  mark = (name: string | RegExp) => this.timeline.getByRole('button', { name });

  /** Dismisses tips, which could cover elements that a journey clicks. */
  async thankForTips() {
    const thanks = this.page.getByRole('button', { name: 'Got it, thanks!' });
    await thanks.click();
    await expect(thanks).toBeHidden();
  }
}

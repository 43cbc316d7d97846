import { expect, type Locator } from '@playwright/test';

/** What was understood, wherever it is shown: each thing can be set right or taken away. */
export class Chips {
  readonly region: Locator;
  readonly all: Locator;

  constructor(dialog: Locator, label = 'What we understood') {
    this.region = dialog.getByRole('region', { name: label });
    this.all = this.region.getByRole('list', { name: 'Understood' }).getByRole('listitem');
  }

  /** The chip with these words, whether or not it is among the first rows. */
  chip = (label: string | RegExp) =>
    this.all.filter({ has: this.region.page().getByText(label, { exact: true }) });

  /** On a phone the chips that come after two rows are there on request. */
  async showAll() {
    const more = this.region.getByRole('button', { name: /^Show all/ });
    if (await more.isVisible()) await more.click();
  }

  async remove(label: string) {
    await this.showAll();
    await this.region.getByRole('button', { name: `Remove: ${label}`, exact: true }).click();
    await expect(this.chip(label)).toHaveCount(0);
  }

  async add(liking: string) {
    await this.region.getByRole('button', { name: 'Add', exact: true }).click();
    const form = this.region.page().getByRole('dialog', { name: 'Add', exact: true });
    await form.getByLabel('What do they love?').fill(liking);
    await form.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(form).toBeHidden();
    await expect(this.chip(liking)).toBeVisible();
  }
}

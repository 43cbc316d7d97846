import { expect, type Locator } from '@playwright/test';

/** The chips of understood facts, which can be corrected or removed. */
export class Chips {
  readonly region: Locator;
  readonly all: Locator;

  constructor(dialog: Locator, label = 'What we understood') {
    this.region = dialog.getByRole('region', { name: label });
    this.all = this.region.getByRole('list', { name: 'Understood' }).getByRole('listitem');
  }

  /** The chip with this label, shown or not. */
  chip = (label: string | RegExp) =>
    this.all.filter({ has: this.region.page().getByText(label, { exact: true }) });

  /** On phones only two rows are shown at first. */
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

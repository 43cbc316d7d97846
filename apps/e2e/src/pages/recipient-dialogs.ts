import { expect, type Locator, type Page } from '@playwright/test';

/** The dialog that adds a person, in five steps. */
export class AddDialog {
  readonly dialog: Locator;
  readonly next: Locator;
  readonly finish: Locator;

  constructor(readonly page: Page) {
    this.dialog = page.getByRole('dialog', { name: 'Add Recipient' });
    this.next = this.dialog.getByRole('button', { name: 'Next' });
    this.finish = this.dialog.getByRole('button', { name: 'Add Recipient' });
  }

  async open() {
    await this.page
      .getByRole('main')
      .getByRole('button', { name: /^Add (Your First )?Recipient$/ })
      .click();
    await this.expectStep(1);
  }

  expectStep = (step: number) =>
    expect(this.dialog.getByText(`Step ${step} of 5`, { exact: true })).toBeVisible();

  /** The first step; choosing the relationship continues. */
  async name(name: string, relationship = 'Sibling') {
    await this.dialog.getByLabel('Name', { exact: true }).fill(name);
    await this.dialog.getByRole('radio', { name: relationship }).click();
    await this.expectStep(2);
  }

  choose = (word: string) => this.dialog.getByRole('checkbox', { name: word, exact: true }).check();

  async goOn(to: number) {
    await this.next.click();
    await this.expectStep(to);
  }

  /** Goes to the occasions with minimal input. */
  async toOccasions(name: string) {
    await this.name(name);
    await this.choose('Reading');
    await this.goOn(3);
    await this.choose('Funny');
    await this.goOn(4);
  }

  /** Month, day and, if known, year of an occasion, by the legend of its fields. */
  async date(legend: string, month: string, day: string, year = '') {
    const group = this.dialog.getByRole('group', { name: legend, exact: true });
    await group.getByLabel('Month').selectOption(month);
    await group.getByLabel('Day').fill(day);
    await group.getByLabel('Year').fill(year);
  }
}

/** A real photo, larger than the server's limit, with an orientation in its Exif data. */
export async function photo(page: Page, width = 1600, height = 1200): Promise<Buffer> {
  const address = await page.evaluate(
    ([w, h]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: w, height: h });
      const context = canvas.getContext('2d')!;
      // Noise doesn't compress.
      const image = context.createImageData(w, h);
      for (let at = 0; at < image.data.length; at++)
        image.data[at] = at % 4 === 3 ? 255 : (Math.random() * 255) | 0;
      context.putImageData(image, 0, 0);
      return canvas.toDataURL('image/jpeg', 0.9);
    },
    [width, height] as const,
  );
  const jpeg = Buffer.from(address.split(',')[1]!, 'base64');
  // Exif bytes: one entry, "orientation" (0x0112), a quarter turn to the right (6).
  const turned = '45786966 0000 4d4d002a00000008 0001 0112000300000001 00060000 00000000';
  const exif = Buffer.from(turned.replaceAll(' ', ''), 'hex');
  const marker = Buffer.from([0xff, 0xe1, 0, exif.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), marker, exif, jpeg.subarray(2)]);
}

import { expect, type Locator, type Page } from '@playwright/test';
import { WizardScreen } from './wizard-screen.js';

/** The voice wizard: describing a person by voice or text. */
export class VoiceScreen {
  readonly dialog: Locator;
  readonly note: Locator;
  readonly facts: Locator;
  readonly told: Locator;
  readonly alert: Locator;

  constructor(readonly page: Page) {
    this.dialog = page.getByRole('dialog', { name: 'Speak Naturally' });
    this.note = this.dialog.getByRole('textbox', { name: /^(Or type it|In your own words)/ });
    this.facts = this.dialog.getByLabel('What we understood');
    this.told = this.dialog.getByRole('region', { name: 'What you told us' });
    this.alert = this.dialog.getByRole('alert');
  }

  /** Opens it on the current page; the hints appear once a session. */
  async open({ hints } = { hints: true }) {
    const wizard = new WizardScreen(this.page);
    await wizard.open();
    if (hints) await wizard.dismissHints();
    await wizard.speaking.click();
    await expect(this.note).toBeVisible();
  }

  press = (name: string) => this.dialog.getByRole('button', { name, exact: true }).click();

  async type(words: string) {
    await this.note.fill(words);
    await this.press('Continue');
  }

  /** The value with this label, and its source. */
  fact = (label: string) =>
    this.facts
      .locator('div')
      .filter({ has: this.page.getByText(label, { exact: true }) })
      .locator('dd');

  async expectFacts(facts: Record<string, string | RegExp>) {
    for (const [label, value] of Object.entries(facts)) await expect(this.fact(label)).toHaveText(value);
  }

  /** Records until this many seconds are shown. */
  async record(seconds: number) {
    await this.press('Start recording');
    await expect(this.dialog.getByText('Listening. Press again when you’re done.')).toBeVisible();
    await expect(this.dialog.getByText(new RegExp(`^0:0${seconds} of`))).toBeVisible();
    await this.press('Stop recording');
  }

  /** Presses record, and again as soon as it is recording. */
  async pressAtOnce() {
    await this.press('Start recording');
    await this.page.evaluate(async () => {
      const stop = () => document.querySelector<HTMLElement>('[aria-label="Stop recording"]');
      while (!stop()) await new Promise((next) => requestAnimationFrame(next));
      stop()!.click();
    });
  }
}

import {
  budgetLabels,
  labelOf,
  occasionLabels,
  type OccasionType,
} from '@giftwell/contracts/gift-ai/vocabulary';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Recipient } from '../recipients.js';

export type Step = 'name' | 'occasion' | 'about' | 'interests' | 'personality' | 'lifestyle' | 'budget';

interface Describing {
  /** Expected number of steps. */
  steps?: number;
  /** Called with each completed step. */
  beforeNext?: (step: Step) => Promise<void>;
  onDateDialog?: () => Promise<void>;
}

export class WizardScreen {
  readonly dialog: Locator;
  readonly hints: Locator;
  readonly dateDialog: Locator;
  readonly name: Locator;
  readonly next: Locator;
  readonly previous: Locator;
  readonly finish: Locator;
  readonly forms: Locator;
  readonly speaking: Locator;

  constructor(readonly page: Page) {
    this.dialog = page.getByRole('dialog', { name: 'Gift Wizard' });
    this.hints = page.getByRole('dialog', { name: 'Hints for good ideas' });
    this.dateDialog = page.getByRole('dialog', { name: /^When is/ });
    this.name = this.dialog.getByLabel('Their name');
    this.next = this.dialog.getByRole('button', { name: 'Next' });
    this.previous = this.dialog.getByRole('button', { name: 'Previous' });
    this.forms = this.dialog.getByRole('button', { name: /^Fill Out Forms/ });
    this.speaking = this.dialog.getByRole('button', { name: /^Speak Naturally/ });
    this.finish = this.dialog.getByRole('button', { name: 'Get ideas' });
  }

  async open() {
    await this.page.getByRole('button', { name: 'Start Gift Wizard' }).click();
    // The hints may already cover the wizard.
    await expect(this.dialog.or(this.hints).first()).toBeVisible();
  }

  async openFromLanding() {
    await this.page.goto('/');
    await this.openForms();
  }

  async dismissHints() {
    await expect(this.hints).toBeVisible();
    await this.hints.getByRole('button', { name: 'Got it' }).click();
    await expect(this.hints).toBeHidden();
  }

  /** Opens the wizard's form; the hints appear once a session. */
  async openForms({ hints } = { hints: true }) {
    await this.open();
    if (hints) await this.dismissHints();
    await this.forms.click();
  }

  expectStep = (step: number, of: number) =>
    expect(this.dialog.getByText(`Step ${step} of ${of}`, { exact: true })).toBeVisible();

  /** Answers every question and stays on the last one. */
  async describe(recipient: Recipient, { steps, beforeNext, onDateDialog }: Describing = {}) {
    const order = stepsOf(recipient);
    if (steps) expect(order).toHaveLength(steps);
    for (const [index, step] of order.entries()) {
      // Until an occasion is chosen, the number of steps is a birthday's.
      if (index > 1) await this.expectStep(index + 1, order.length);
      await this.#answer(step, recipient);
      await beforeNext?.(step);
      if (step === 'budget') return;
      await this.next.click();
      if (step === 'occasion' && asksForDate(recipient)) await this.#answerDate(recipient, onDateDialog);
    }
  }

  async #answer(step: Step, recipient: Recipient) {
    const { dialog } = this;
    switch (step) {
      case 'name':
        await this.name.fill(recipient.name);
        if (recipient.nickname) await dialog.getByLabel('Nickname').fill(recipient.nickname);
        return;
      case 'occasion':
        return this.chooseOccasion(recipient.occasion);
      case 'about':
        await this.choose(labelOf(recipient.relationship));
        await dialog.getByLabel('Age').fill(String(recipient.age));
        return;
      case 'budget':
        return this.choose(budgetLabels[recipient.budget]);
      case 'interests':
        for (const word of recipient.interests) await this.choose(labelOf(word));
        if (recipient.customInterests)
          await dialog.getByLabel('Anything else').fill(recipient.customInterests);
        return;
      case 'personality':
      case 'lifestyle':
        for (const word of recipient[step] ?? []) await this.choose(labelOf(word));
    }
  }

  async #answerDate({ date }: Recipient, look?: () => Promise<void>) {
    await expect(this.dateDialog).toBeVisible();
    await expect(this.dateDialog.getByRole('button', { name: 'Continue' })).toBeDisabled();
    if (date) await this.dateDialog.getByLabel('Date').fill(date);
    await look?.();
    await this.dateDialog.getByRole('button', { name: date ? 'Continue' : 'Skip' }).click();
    await expect(this.dateDialog).toBeHidden();
  }

  chooseOccasion = (occasion: OccasionType) => this.choose(occasionLabels[occasion]);

  /** Presses the tag with this label. */
  async choose(label: string) {
    const option = this.#option(label);
    await option.check();
    await expect(option).toBeChecked();
  }

  #option = (label: string) =>
    this.dialog
      .getByRole('radio', { name: label, exact: true })
      .or(this.dialog.getByRole('checkbox', { name: label, exact: true }));

  /** Goes through all steps and checks the answers. */
  async expectAnswers(recipient: Recipient) {
    for (const step of stepsOf(recipient)) {
      switch (step) {
        case 'name':
          await expect(this.name).toHaveValue(recipient.name);
          break;
        case 'occasion':
          await expect(this.#option(occasionLabels[recipient.occasion])).toBeChecked();
          break;
        case 'about':
          await expect(this.#option(labelOf(recipient.relationship))).toBeChecked();
          await expect(this.dialog.getByLabel('Age')).toHaveValue(String(recipient.age));
          break;
        case 'interests':
        case 'personality':
        case 'lifestyle':
          for (const word of recipient[step] ?? []) await expect(this.#option(labelOf(word))).toBeChecked();
          break;
        case 'budget':
          await expect(this.#option(budgetLabels[recipient.budget])).toBeChecked();
          return;
      }
      await this.next.click();
    }
  }
}

const asksForDate = ({ occasion }: Recipient) =>
  ['birthday', 'anniversary', 'graduation', 'other'].includes(occasion);

/** The steps in order. */
function stepsOf({ occasion }: Recipient): readonly Step[] {
  switch (occasion) {
    case 'christmas':
    case 'valentines':
    case 'mothers_day':
    case 'fathers_day':
      return ['name', 'occasion', 'about', 'interests', 'budget'];
    case 'anniversary':
    case 'wedding':
    case 'graduation':
      return ['name', 'occasion', 'about', 'lifestyle', 'interests', 'budget'];
    default:
      return ['name', 'occasion', 'about', 'interests', 'personality', 'lifestyle', 'budget'];
  }
}

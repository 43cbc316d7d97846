import type { Page } from '@playwright/test';
import { signUpQuickly } from '../account.js';
import { family, writeDown } from '../people.js';
import { mia } from '../recipients.js';
import { RecipientsScreen } from '../pages/recipients-screen.js';
import { ResultsScreen } from '../pages/results-screen.js';
import { importIdeas, manyIdeas } from '../saved-ideas.js';
import { expectNoSidewaysScroll, withoutBackground } from '../screen-checks.js';
import { writeWishlist } from '../wishlist.js';
import { WizardScreen } from '../pages/wizard-screen.js';
import { expect, test } from './screen.js';

/** A window of 320 px, and text of double size in a window of this width. */
async function expectRoom(page: Page, name: string, width: number) {
  await withoutBackground(page, async () => {
    await expectNoSidewaysScroll(page, name, 320);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await expectNoSidewaysScroll(page, `${name} in double size`, width);
  });
}
const singleSize = (page: Page) => page.evaluate(() => (document.documentElement.style.fontSize = ''));

test('letters of double size and a window of 320 px lose nothing @desktop', async ({ page, snap }) => {
  const wizard = new WizardScreen(page);
  const results = new ResultsScreen(page);
  await page.goto('/');
  const check = async (name: string) => {
    await expectRoom(page, name, 640);
    await snap(`${name}-double`);
    await singleSize(page);
  };
  await check('landing');
  await wizard.openForms();
  await wizard.describe(mia, { beforeNext: (step) => check(step) });
  await wizard.finish.click();
  await expect(results.cards).toHaveCount(9);
  await check('results');
  await results.save(0);
  await page.goto('/saved');
  await expect(page.getByRole('article')).toHaveCount(1);
  await check('saved');
});

test('text at 200 % and a window of 320 px cut nothing off @desktop', async ({ page, snap }) => {
  const recipients = new RecipientsScreen(page);
  await signUpQuickly(page);
  await writeDown(page, ...family(), {
    name: 'W'.repeat(100),
    relationship: 'friend',
    interests: ['x'.repeat(60)],
  });
  for (const path of ['/recipients', '/occasions']) {
    await page.goto(path);
    await expect(page.getByRole('article')).not.toHaveCount(0);
    await expectRoom(page, path, 1280);
    await snap(`${path.slice(1)}-double`);
  }
  await expect(recipients.cards).toHaveCount(0);
});

/** What is chosen in selects that have no room for it. */
const cutChoices = (page: Page) =>
  page.getByRole('combobox').evaluateAll((selects) =>
    (selects as HTMLSelectElement[])
      .filter((select) => {
        const { fontWeight, fontSize, fontFamily, paddingLeft, paddingRight } = getComputedStyle(select);
        const pen = document.createElement('canvas').getContext('2d')!;
        pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
        const room = select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
        return pen.measureText(select.selectedOptions[0]!.text).width > room;
      })
      .map((select) => select.selectedOptions[0]!.text),
  );

test('text at 200 % on a phone cuts no choice off', async ({ page, snap }) => {
  await signUpQuickly(page);
  await importIdeas(page, manyIdeas(2));
  const items = [{ name: 'Kite' }, { name: 'Book' }];
  const { shareCode } = await writeWishlist(page, { title: 'Hanna turns 40', public: true, items });
  for (const [path, name] of [
    ['/saved', 'saved'],
    [`/wishlist/${shareCode}`, 'shared-wishlist'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('article')).toHaveCount(2);
    for (const choice of ['Price, low to high', 'Price, high to low']) {
      await page.getByRole('combobox', { name: 'Sort by' }).selectOption(choice);
      await expect.poll(() => cutChoices(page), name).toEqual([]);
    }
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await expect.poll(() => cutChoices(page), `${name} in double size`).toEqual([]);
    await snap(`${name}-phone-double`);
  }
});

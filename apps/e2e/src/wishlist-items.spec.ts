import type { BrowserContext, Locator, Page } from '@playwright/test';
import { signUpQuickly } from './account.js';
import { expect, test } from './journey.js';
import { ResultsScreen } from './pages/results-screen.js';

const typed = ['Cups', 'Map', 'Tent', 'Rope', 'Book', 'Seeds', 'Chess set'];

/** Describes somebody in a sentence, and adds the first of nine ideas to a new list. Returns its name. */
async function addSuggestion(page: Page, listTitle: string): Promise<string> {
  const results = new ResultsScreen(page);
  await page.goto('/');
  const sentence = page.getByRole('textbox', { name: 'Describe them in a sentence' });
  await sentence.fill('My sister Hanna turns 36, bakes her own bread, loves gardening, about $50');
  await sentence.press('Enter');
  await page.getByRole('button', { name: 'Show nine ideas' }).click();
  await expect(results.cards).toHaveCount(9);
  const [name] = await results.names();
  await results.cards
    .first()
    .getByRole('button', { name: `Add ${name} to a wishlist` })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Add to a wishlist' });
  await dialog.getByRole('textbox', { name: 'Title of the new list' }).fill(listTitle);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await results.close();
  return name!;
}

/** A picture to upload. */
const picture = async (page: Page) => ({
  name: 'cups.png',
  mimeType: 'image/png',
  buffer: await page.screenshot(),
});

async function paste(context: BrowserContext, field: Locator, text: string): Promise<void> {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await field.page().evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await field.focus();
  await field.press('ControlOrMeta+V');
  await context.clearPermissions();
}

test('a list of ten items is made from a suggestion, by pasting links and by typing', async ({
  page,
  context,
  browser,
}) => {
  await signUpQuickly(page);
  const suggested = await addSuggestion(page, 'Our garden');
  await page.goto('/wishlists');
  await page.getByRole('link', { name: 'Our garden', exact: true }).click();
  const rows = page.getByRole('list', { name: 'Items' }).getByRole('listitem');
  await expect(rows.getByRole('heading')).toHaveText([suggested]);
  await page.getByRole('button', { name: 'Add items' }).click();
  const adder = page.getByRole('group', { name: 'New item' });
  const [item, link] = ['Item', 'Link'].map((name) => adder.getByRole('textbox', { name }));

  // A link in the first field is a link; what its page says is filled in.
  await paste(context, item!, 'https://kites.example/kites/Red-kite?from=mail');
  await expect(adder.getByRole('status')).toHaveText(
    'From kites.example: name, price, and photo. Change anything you like.',
  );
  await expect(item!).toHaveValue('Red kite');
  await expect(link!).toHaveValue('https://kites.example/kites/Red-kite?from=mail');
  await expect(adder.getByRole('textbox', { name: 'Price' })).toHaveValue('$24.90');
  await adder.getByRole('combobox', { name: 'Priority' }).selectOption('high');
  await item!.press('Enter');
  await expect(rows).toHaveCount(2);

  // What was typed before stays.
  await item!.fill('A lamp for the porch');
  await paste(context, link!, 'https://lamps.example/lamps/Porch-lamp');
  await expect(adder.getByRole('status')).toHaveText(
    'From lamps.example: price and photo. Change anything you like.',
  );
  await link!.press('Enter');
  await expect(rows).toHaveCount(3);

  for (const [index, name] of typed.entries()) {
    await expect(item!).toBeFocused();
    if (index === 0) await adder.getByLabel('Photo file').setInputFiles(await picture(page));
    await page.keyboard.type(name);
    if (index === 0) await expect(adder.getByAltText('The chosen photo')).toBeVisible();
    await item!.press('Enter');
    await expect(rows).toHaveCount(4 + index);
  }
  const names = [suggested, 'Red kite', 'A lamp for the porch', ...typed];
  await expect(rows.getByRole('heading')).toHaveText(names);
  await expect(rows.nth(1)).toContainText('$24.90');
  await expect(rows.nth(2)).toContainText('$59');

  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Make public and copy link' }).click();
  const address = page.getByRole('link', { name: /^See the public page/ });
  const guest = await browser.newPage();
  await guest.goto((await address.getAttribute('href'))!);
  await expect(guest.getByRole('article')).toHaveCount(10);
  const kite = guest.getByRole('article', { name: 'Red kite' });
  await expect(kite.getByRole('link', { name: /^Red kite at kites\.example/ })).toBeVisible();
  await expect(kite.locator('img')).toHaveJSProperty('complete', true);
  await guest.getByRole('combobox', { name: 'Sort by' }).selectOption('Priority');
  await expect(guest.getByRole('article').first()).toContainText('Red kite');
  await guest.getByRole('combobox', { name: 'Show' }).selectOption('Under $25');
  await expect(guest.getByRole('heading', { level: 2, name: 'Red kite' })).toBeVisible();
  await expect(guest.getByRole('heading', { level: 2, name: 'A lamp for the porch' })).toHaveCount(0);
  await guest.close();
});

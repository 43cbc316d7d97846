import { expect, test } from '../journey.js';
import { mailedTo } from '../mailbox.js';
import { expectSignedIn, expectSignedOut } from '../pages/navigation.js';
import { newPerson } from '../person.js';
import { askForAccount, linkFor, signUpByLink } from './sign-up-by-link.js';

test('an account is opened by the link in a mail, once', async ({ page, watch, sameBrowserLater }) => {
  const person = await signUpByLink(page);
  await expectSignedIn(page, person);
  watch.expect(/^\/api\/auth\/register\/finish$/, 400);
  const elsewhere = await (await sameBrowserLater()).newPage();
  await elsewhere.goto(await linkFor(person));
  await elsewhere.getByRole('main').getByRole('button').click();
  await expect(elsewhere.getByRole('alert')).toContainText('This link has been used');
});

test('an address that has an account gets the same words, and its owner a mail', async ({ page }) => {
  const owner = await signUpByLink(page);
  await expectSignedIn(page, owner);
  await page.context().clearCookies();
  await askForAccount(page, { ...newPerson(), email: owner.email });
  await mailedTo(owner.email, 'You already have a Giftwell account');
  await page.reload();
  await expectSignedOut(page);
});

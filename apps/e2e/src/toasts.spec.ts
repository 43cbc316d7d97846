import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from './journey.js';
import { tabTo } from './keyboard.js';
import { signUpQuickly } from './account.js';
import { signOut } from './pages/navigation.js';
import { toasts, toastWith } from './pages/toasts.js';

/** The fastest way to get a toast: a failing sign-out. */
async function provokeToast(page: Page) {
  await signOut(page);
  await expect(toastWith(page, 'You’re still signed in')).toBeVisible();
}

test.beforeEach(async ({ page, watch }) => {
  watch.expect(/^\/api\/auth\/logout$/, 503);
  await page.route('**/api/auth/logout', (route) => route.fulfill({ status: 503 }));
  await signUpQuickly(page);
  await page.goto('/');
});

test('one toast is there at a time, the newest', async ({ page }) => {
  await provokeToast(page);
  await provokeToast(page);
  await expect(toasts(page)).toHaveCount(1);
});

test('a toast goes away after five seconds', async ({ page }) => {
  await page.clock.install();
  await provokeToast(page);
  await page.clock.fastForward(3_500);
  await expect(toasts(page)).toBeVisible();
  await page.clock.fastForward(1_500);
  await expect(toasts(page)).toBeHidden();
});

test('a toast leaves the bar of a phone free @phone', async ({ page }) => {
  await provokeToast(page);
  const [toast, bar] = [await toasts(page).boundingBox(), await page.getByRole('banner').boundingBox()];
  expect(toast!.y).toBeGreaterThan(bar!.y + bar!.height);
});

test('F8 brings the keyboard to the toast, even from inside a dialog', async ({ page }) => {
  const inDialog = Promise.withResolvers<void>();
  await page.route('**/api/auth/logout', async (route) => {
    await inDialog.promise;
    await route.fulfill({ status: 503 });
  });
  await signOut(page);
  await page.getByRole('button', { name: 'Start Gift Wizard' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Got it' })).toBeFocused();
  inDialog.resolve();
  await expect(toasts(page)).toBeVisible();
  await page.keyboard.press('F8');
  await tabTo(page, toasts(page).getByRole('button', { name: 'Close notification' }), { stops: 2 });
  await page.keyboard.press('Enter');
  await expect(toasts(page)).toBeHidden();
});

test('a swipe of 50 px to the right sends a toast away, a shorter one does not @phone', async ({
  page,
  context,
}) => {
  await provokeToast(page);
  const finger = await context.newCDPSession(page);
  const box = (await toasts(page).boundingBox())!;
  const from = { x: box.x + 40, y: box.y + box.height / 2 };
  await swipe(finger, from, 30);
  await expect(toasts(page)).toHaveAttribute('data-swipe', 'cancel');
  await swipe(finger, from, 90);
  await expect(toasts(page)).toBeHidden();
});

async function swipe(finger: CDPSession, { x, y }: { x: number; y: number }, distance: number) {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [{ x, y }]);
  for (let moved = 10; moved <= distance; moved += 10) await touch('touchMove', [{ x: x + moved, y }]);
  await touch('touchEnd', []);
}

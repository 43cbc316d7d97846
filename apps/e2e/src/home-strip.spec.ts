import { signUpQuickly } from './account.js';
import { expect, test } from './journey.js';
import { family, writeDown } from './people.js';
import { settled } from './screen-checks.js';

declare global {
  interface Window {
    /** Each layout shift with the elements that moved. */
    shifts?: string[];
  }
}

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

test('nothing moves on the start page of a user, however late their days and ideas come @both', async ({
  page,
}) => {
  await signUpQuickly(page);
  await writeDown(page, ...family());
  const wizard = { recipientName: 'Iris', interests: ['cooking'], personality: ['creative'] };
  for (const run of ['run-of-iris1', 'run-of-iris2', 'run-of-iris3']) {
    const answer = await page.request.post('/api/wizard/generate-suggestions', { data: { ...wizard, run } });
    expect(answer.status()).toBe(200);
  }
  await page.goto('/');
  // Its space is reserved from the visit on after the first one of a signed-in user.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('giftwell-account'))).toBe('1');
  await page.addInitScript(() => {
    const shifts = (window.shifts = [] as string[]);
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[])
        if (!hadRecentInput)
          shifts.push(
            `${value.toFixed(4)}: ${sources.map(({ node, previousRect, currentRect }) => `${node?.parentElement?.outerHTML.slice(0, 120)} ${JSON.stringify(previousRect)} to ${JSON.stringify(currentRect)}`).join('; ')}`,
          );
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // The page is painted before anything about the user is known.
  let showPage: () => void = () => undefined;
  const painted = new Promise<void>((done) => (showPage = done));
  await page.route('**/assets/*.js', async (route) => {
    await painted;
    await route.continue();
  });
  await page.goto('/');
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  showPage();
  const strip = page.getByRole('complementary', { name: 'What’s next' });
  await expect(strip.getByRole('button', { name: /^Plan a gift for Iris/ })).toBeVisible();
  await expect(strip.getByRole('link', { name: /^Iris/ }).first()).toBeVisible();
  // Shifts of the last frame are told after it.
  await settled(page);
  await page.evaluate(() => new Promise((done) => setTimeout(done)));
  expect(await page.evaluate(() => window.shifts)).toEqual([]);
});

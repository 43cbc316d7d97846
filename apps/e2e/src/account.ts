import { expect, type Page } from '@playwright/test';
import { expectSignedIn } from './navigation.js';
import { newPerson, type Person } from './person.js';

/** Signs a new person up through the API, for journeys that are about something else. */
export async function signUpQuickly(page: Page, person = newPerson()): Promise<Person> {
  await page.goto('/');
  const status = await page.evaluate(async (body) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch('/api/auth/register', { method: 'POST', headers, body: JSON.stringify(body) });
    return answer.status;
  }, person);
  expect(status, 'the account is created').toBeLessThan(300);
  await page.reload();
  await expectSignedIn(page, person);
  return person;
}

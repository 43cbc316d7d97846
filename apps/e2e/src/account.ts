import { expect, type Page } from '@playwright/test';
import { newPerson, type Person } from './person.js';

/** Signs up a new user through the API, for journeys about something else; the next page is signed in. */
export async function signUpQuickly(page: Page, person = newPerson()): Promise<Person> {
  const answer = await page.request.post('/api/auth/register', { data: person });
  expect(answer.status(), 'the account is created').toBe(200);
  return person;
}

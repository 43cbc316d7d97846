import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { authDialog } from '../pages/navigation.js';

const url = process.env['GOOGLE_URL'] ?? '';

/** Who is at the browser when Google asks; null for someone who refuses. */
export async function atGoogle(request: APIRequestContext, who: { username: string; email: string } | null) {
  const person = who && { sub: who.email, email: who.email, email_verified: true, name: who.username };
  const answer = await request.post(`${url}/person`, { data: JSON.stringify(person) });
  expect(answer.status()).toBe(204);
}

export async function continueWithGoogle(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
  await authDialog(page).getByRole('link', { name: 'Continue with Google' }).click();
}

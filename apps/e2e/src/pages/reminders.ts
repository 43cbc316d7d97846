import { expect, type Page } from '@playwright/test';
import { Client } from 'pg';
import { inDays, writeDown } from '../people.js';

/** Lets the reminders of the signed-in user be due now, as if the service had not run since the day they were for. */
async function letRemindersBeDue(page: Page): Promise<void> {
  const { user } = (await (await page.request.get('/api/auth/me')).json()) as { user: { id: number } };
  const client = new Client({ connectionString: process.env['JOURNEYS_DATABASE_URL'] });
  await client.connect();
  try {
    await expect(async () => {
      const { rowCount } = await client.query(
        `UPDATE planning.reminder_schedules SET "nextAt" = 'epoch', "lookAt" = 'epoch'
         WHERE "userId" = $1 AND "lookAt" > 'epoch'`,
        [user.id],
      );
      expect(rowCount, 'the reminders are planned').toBe(1);
    }).toPass();
  } finally {
    await client.end();
  }
}

/** A person whose birthday is in ten days, which the user is reminded of now. */
export async function beReminded(page: Page): Promise<void> {
  await writeDown(page, {
    ...{ name: 'Hanna', relationship: 'friend', interests: ['cooking'], personality: ['creative'] },
    occasions: [{ type: 'birthday', date: inDays(10), yearKnown: false }],
  });
  await letRemindersBeDue(page);
}

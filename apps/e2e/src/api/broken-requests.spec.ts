import { wireErrorSchema } from '@giftwell/contracts/core/error';
import { expect, test } from '@playwright/test';
import { brokenRequests } from './broken-requests.js';
import { forEachConcurrently } from './for-each-concurrently.js';

/** The error of an answer; undefined if it isn't in the common format. */
function errorIn(text: string) {
  const body = JSON.parse(text || 'null') as { error?: unknown } | null;
  return wireErrorSchema.safeParse(body?.error).data;
}

test.describe('broken requests', () => {
  test('each get a clear refusal, and nobody else notices', async ({ baseURL, request }) => {
    const all = brokenRequests();
    expect(all.length).toBeGreaterThanOrEqual(200);
    const wrong: string[] = [];
    await forEachConcurrently(all, 6, async ({ what, path, body, type = 'application/json' }) => {
      // Not Playwright's client, which would repair some of these before sending.
      const response = await fetch(new URL(path, baseURL), {
        method: 'POST',
        headers: { 'content-type': type, connection: 'close' },
        body: new Uint8Array(Buffer.from(body)),
      });
      const text = await response.text();
      const error = errorIn(text);
      const clear = error && error.message.length > 3 && !/\bat .*\.[jt]s:|node_modules/.test(text);
      if (response.status < 400 || response.status >= 500 || !clear) {
        wrong.push(`${what}: ${response.status} ${text.slice(0, 200)}`);
      }
    });
    expect(wrong).toEqual([]);
    expect((await request.get('/health/ready')).status()).toBe(200);
  });

  test('leave no trace in what follows', async ({ request }) => {
    const response = await request.post('/api/wizard/generate-suggestions', {
      data: { recipientName: 'Mia', interests: ['art'], personality: ['creative'], budget: '26-50' },
    });
    expect(response.status()).toBe(200);
    expect(JSON.stringify(await response.json())).not.toContain('isAdmin');
  });

  test('for addresses that do not exist get JSON and 404', async ({ request }) => {
    for (const path of ['/api', '/api/', '/api/nothing', '/api/auth', '/api/suggestions/1/nothing']) {
      const response = await request.get(path);
      expect(response.status(), path).toBe(404);
      expect(errorIn(await response.text())?.kind, path).toBe('not_found');
    }
  });

  test('with ids that are none are refused', async ({ request }) => {
    const name = `api-${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`;
    const account = { username: name, email: `${name}@example.com`, password: `pass ${name}` };
    expect((await request.post('/api/auth/register', { data: account })).status()).toBe(200);
    for (const id of [
      '0',
      '-1',
      '1e3',
      '0x10',
      '1.5',
      '2147483648',
      '99999999999999999999',
      'null',
      '%00',
      "1'",
    ]) {
      const response = await request.post(`/api/suggestions/${id}/save`, { data: {} });
      expect(response.status(), id).toBeGreaterThanOrEqual(400);
      expect(response.status(), id).toBeLessThan(500);
      expect(errorIn(await response.text()), id).toBeDefined();
    }
  });
});

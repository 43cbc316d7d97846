import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runEntry } from '@giftwell/server-kit/testing';
import { environments } from './config.js';

it.each([
  ['main.js', 'Giftwell cannot start', ['REDIS_URL', 'RPC_KEY']],
  ['migrate.js', 'Giftwell cannot migrate', ['DATABASE_URL']],
])('%s ends with one clear sentence when the environment is incomplete', async (file, sentence, names) => {
  const { code, output } = await runEntry(import.meta.dirname, file, {});
  expect(code).toBe(1);
  expect(output).toContain(sentence);
  for (const name of names) expect(output).toContain(name);
  expect(output).not.toMatch(/\n\s+at /);
});

it('gives each service its own database where it has one, and the common one else', () => {
  const { auth, planning } = environments({ DATABASE_URL: 'common', AUTH_DATABASE_URL: 'of auth' });
  expect([auth.DATABASE_URL, planning.DATABASE_URL]).toEqual(['of auth', 'common']);
});

it('lets every caller reach the services in the process, whatever the environment says', () => {
  const { giftAi, gateway } = environments({
    AUTH_RPC: 'elsewhere:1',
    PLANNING_RPC: 'elsewhere:2',
    ROLE: 'worker',
  });
  expect(giftAi).toMatchObject({ RPC_PORT: 'in-process', PLANNING_RPC: 'in-process', ROLE: 'all' });
  expect(gateway.AUTH_RPC).toBe('in-process');
});

it('reads keys and database URLs from files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'giftwell-'));
  writeFileSync(join(folder, 'key'), 'a key\n');
  writeFileSync(join(folder, 'url'), 'of auth\n');
  const { auth, gateway } = environments({
    RPC_KEY_FILE: join(folder, 'key'),
    AUTH_DATABASE_URL_FILE: join(folder, 'url'),
  });
  expect(auth).toMatchObject({ DATABASE_URL: 'of auth', RPC_TRUSTED_KEYS: 'gateway:a key' });
  expect(gateway).toMatchObject({ RPC_KEY: 'a key', RPC_KEY_FILE: undefined });
});

import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { loadConfig, serviceConfig, variablesOf } from './config.js';

const good = {
  REDIS_URL: 'redis://127.0.0.1:6379',
  DATABASE_URL: 'postgres://me:secret@127.0.0.1/db',
  RPC_PORT: '4001',
  RPC_TRUSTED_KEYS: `gateway:${'a'.repeat(64)}`,
};

describe('configuration', () => {
  it('fills in what is not said', () => {
    expect(loadConfig(serviceConfig, good)).toMatchObject({
      ROLE: 'all',
      RPC_HOST: '127.0.0.1',
      RPC_PORT: 4001,
    });
  });

  it('reads the keys of trusted callers', () => {
    const keys = `gateway:${'a'.repeat(64)}, auth:${'b'.repeat(64)}`;
    const { RPC_TRUSTED_KEYS } = loadConfig(serviceConfig, { ...good, RPC_TRUSTED_KEYS: keys });
    expect([...RPC_TRUSTED_KEYS.keys()]).toEqual(['gateway', 'auth']);
  });

  it('names every problem in one message, and no value', () => {
    const load = () =>
      loadConfig(serviceConfig, {
        ...good,
        REDIS_URL: 'mysql://root:hunter2@h',
        RPC_PORT: 'no',
        RPC_TRUSTED_KEYS: 'short',
      });
    expect(load).toThrow(/REDIS_URL[^]*RPC_PORT[^]*RPC_TRUSTED_KEYS/);
    expect(load).not.toThrow(/hunter2/);
  });

  it('takes an empty variable as unset', () => {
    expect(loadConfig(z.object({ KEY: z.string().optional() }), { KEY: '' })).toEqual({});
  });

  it('reads a variable from the file that is given for it', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'giftwell-')), 'database-url');
    writeFileSync(file, `${good.DATABASE_URL}\n`);
    const { DATABASE_URL, ...rest } = good;
    expect(loadConfig(serviceConfig, { ...rest, DATABASE_URL_FILE: file }).DATABASE_URL).toBe(DATABASE_URL);
  });

  it('names the variable whose file is missing, and one that is given twice', () => {
    expect(() =>
      loadConfig(serviceConfig, { ...good, DATABASE_URL: '', DATABASE_URL_FILE: '/nowhere' }),
    ).toThrow(/DATABASE_URL_FILE names a file that cannot be read/);
    expect(() => loadConfig(serviceConfig, { ...good, DATABASE_URL_FILE: '/nowhere' })).toThrow(
      /DATABASE_URL and DATABASE_URL_FILE are both set/,
    );
  });

  it('names the variables of a schema that is refined and transformed', () => {
    const schema = z
      .object({ ONE: z.string(), TWO: z.string() })
      .refine(() => true)
      .transform(() => 0);
    expect(Object.keys(variablesOf(schema))).toEqual(['ONE', 'TWO']);
  });
});

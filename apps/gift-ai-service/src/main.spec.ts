import { execFile } from 'node:child_process';
import { join } from 'node:path';

const run = (file: string, env: Record<string, string>) =>
  new Promise<{ code: unknown; output: string }>((done) => {
    execFile(process.execPath, [join(import.meta.dirname, file)], { env }, (error, out, err) =>
      done({ code: error?.code ?? 0, output: out + err }),
    );
  });

it.each([
  ['main.js', 'gift-ai-service cannot start', ['REDIS_URL', 'DATABASE_URL', 'RPC_PORT', 'RPC_TRUSTED_KEYS']],
  ['migrate.js', 'gift-ai-service cannot migrate', ['DATABASE_URL']],
])('%s ends with one clear sentence when the environment is incomplete', async (file, sentence, names) => {
  const { code, output } = await run(file, {});
  expect(code).toBe(1);
  expect(output).toContain(sentence);
  for (const name of names) expect(output).toContain(name);
  expect(output).not.toMatch(/\n\s+at /);
});

it('says in one sentence that the database cannot be reached for a migration', async () => {
  const { code, output } = await run('migrate.js', {
    DATABASE_URL: 'postgres://someone:a-secret@127.0.0.1:1/none',
  });
  expect(code).toBe(1);
  expect(output).toContain('gift-ai-service cannot migrate');
  expect(output).not.toContain('a-secret');
});

it('says in one sentence that half a model is configured', async () => {
  const { code, output } = await run('main.js', {
    REDIS_URL: 'redis://127.0.0.1:1',
    DATABASE_URL: 'postgres://u:p@127.0.0.1:1/d',
    RPC_PORT: '0',
    RPC_TRUSTED_KEYS: `gateway:${'0'.repeat(64)}`,
    RPC_KEY: '1'.repeat(64),
    PLANNING_RPC: '127.0.0.1:1',
    OPENAI_MODEL: 'some-model',
  });
  expect(code).toBe(1);
  expect(output).toContain('OPENAI_API_KEY and OPENAI_MODEL');
  expect(output).toContain('belong together');
});

import { runEntry, testEntries } from '@giftwell/server-kit/testing';

testEntries('gift-ai-service', import.meta.dirname);

it('says in one sentence that half a model is configured', async () => {
  const { code, output } = await runEntry(import.meta.dirname, 'main.js', {
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

import { loadConfig } from '@giftwell/server-kit';
import { configSchema, engineLine } from './config.js';

const needed = {
  REDIS_URL: 'redis://127.0.0.1:6379',
  DATABASE_URL: 'postgres://u:p@127.0.0.1:5432/d',
  RPC_PORT: '0',
  RPC_TRUSTED_KEYS: `gateway:${'0'.repeat(64)}`,
  RPC_KEY: '1'.repeat(64),
  PLANNING_RPC: '127.0.0.1:4003',
};
const load = (env: Record<string, string>) => loadConfig(configSchema, { ...needed, ...env });

describe('The configuration', () => {
  it('runs the catalogue without a key and says what would change that', () => {
    const config = load({});
    expect(config.engine).toEqual({ kind: 'catalogue' });
    expect(engineLine(config)).toMatch(/catalogue.*set OPENAI_API_KEY and OPENAI_MODEL/);
  });

  it('runs the model with a key and a model, at the endpoint of OpenAI unless told otherwise', () => {
    const config = load({ OPENAI_API_KEY: 'secret-key', OPENAI_MODEL: 'some-model' });
    expect(config.engine).toEqual({
      kind: 'openai',
      apiKey: 'secret-key',
      model: 'some-model',
      baseUrl: 'https://api.openai.com/v1',
      timeoutMs: 25_000,
      dailyLimit: 2_000,
    });
    expect(engineLine(config)).toContain('some-model at api.openai.com');
    expect(engineLine(config)).not.toContain('secret-key');
  });

  it.each<Record<string, string>>([
    { OPENAI_API_KEY: 'key' },
    { OPENAI_MODEL: 'model' },
    { OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1' },
    { OPENAI_API_KEY: 'key', OPENAI_TIMEOUT_MS: '5000' },
    { OPENAI_DAILY_LIMIT: '0' },
  ])('refuses half a model: %o', (env) => {
    expect(() => load(env)).toThrow(/belong together/);
  });

  it('counts empty variables as unset', () => {
    expect(load({ OPENAI_API_KEY: '', OPENAI_MODEL: '' }).engine.kind).toBe('catalogue');
  });

  it.each<Record<string, string>>([
    { AMAZON_AFFILIATE_TAG: 'a&b=c' },
    { OPENAI_BASE_URL: 'ftp://host' },
    { OPENAI_TIMEOUT_MS: '60000' },
  ])('refuses %o', (env) => {
    expect(() => load({ OPENAI_API_KEY: 'key', OPENAI_MODEL: 'model', ...env })).toThrow(
      /Invalid environment/,
    );
  });
});

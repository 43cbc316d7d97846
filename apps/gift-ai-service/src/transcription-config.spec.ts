import { loadConfig } from '@giftwell/server-kit';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { configSchema } from './config.js';
import { transcriptionLine } from './transcription-config.js';

const needed = {
  REDIS_URL: 'redis://127.0.0.1:6379',
  DATABASE_URL: 'postgres://u:p@127.0.0.1:5432/d',
  RPC_PORT: '0',
  RPC_TRUSTED_KEYS: `gateway:${'0'.repeat(64)}`,
  RPC_KEY: '1'.repeat(64),
  PLANNING_RPC: '127.0.0.1:4003',
};
const load = (env: Record<string, string>) => loadConfig(configSchema, { ...needed, ...env });
const limits = { timeoutMs: 20_000, dailyLimit: 1_000 };

const folder = mkdtempSync(join(tmpdir(), 'giftwell-key-'));
const keyFile = join(folder, 'key.json');
const notAKey = join(folder, 'other.json');
const emptyFile = join(folder, 'empty.json');
const private_key = '-----BEGIN PRIVATE KEY-----';
writeFileSync(keyFile, JSON.stringify({ type: 'service_account', client_email: 'a@b', private_key }));
writeFileSync(emptyFile, '\n');
writeFileSync(notAKey, JSON.stringify({ type: 'external_account' }));
afterAll(() => rmSync(folder, { recursive: true }));

const openAi = { OPENAI_API_KEY: 'secret-key', OPENAI_TRANSCRIPTION_MODEL: 'ears' };
const google = { GOOGLE_SPEECH_PROJECT: 'gifts', GOOGLE_SPEECH_KEY_FILE: keyFile };

describe('Who transcribes', () => {
  it('is nobody unless somebody is configured, and it is said what would change that', () => {
    const { transcription } = load({});
    expect(transcription).toEqual({ kind: 'none', ...limits });
    expect(transcriptionLine(transcription)).toMatch(/GOOGLE_SPEECH_PROJECT.*OPENAI_TRANSCRIPTION_MODEL/);
  });

  it('is an OpenAI-compatible endpoint, with or without a model for suggestions', () => {
    const { transcription, engine } = load(openAi);
    const baseUrl = 'https://api.openai.com/v1';
    expect(transcription).toEqual({
      kind: 'openai',
      apiKey: 'secret-key',
      model: 'ears',
      baseUrl,
      ...limits,
    });
    expect(engine).toEqual({ kind: 'catalogue' });
    expect(transcriptionLine(transcription)).toContain('ears at api.openai.com');
    expect(transcriptionLine(transcription)).not.toContain('secret-key');
    expect(load({ ...openAi, OPENAI_MODEL: 'chat' }).engine).toMatchObject({ kind: 'openai', model: 'chat' });
  });

  it('is where suggestions come from, unless it has an address of its own', () => {
    const shared = { ...openAi, OPENAI_BASE_URL: 'http://127.0.0.1:1/v1' };
    expect(load(shared).transcription).toMatchObject({ baseUrl: 'http://127.0.0.1:1/v1' });
    const own = { ...shared, OPENAI_TRANSCRIPTION_BASE_URL: 'http://127.0.0.1:2/v1' };
    expect(load(own).transcription).toMatchObject({ baseUrl: 'http://127.0.0.1:2/v1' });
  });

  it('is Google, everywhere or in one place', () => {
    const { transcription } = load(google);
    const account = { email: 'a@b', key: private_key };
    const where = { project: 'gifts', location: 'global', model: 'long' };
    const endpoint = new URL('https://speech.googleapis.com');
    expect(transcription).toEqual({ kind: 'google', ...where, endpoint, account, ...limits });
    expect(transcriptionLine(transcription)).toContain('speech.googleapis.com');
    expect(transcriptionLine(transcription)).not.toContain('BEGIN');
    const there = load({ ...google, GOOGLE_SPEECH_LOCATION: 'europe-west4' }).transcription;
    expect(there).toMatchObject({ endpoint: new URL('https://europe-west4-speech.googleapis.com') });
  });

  it('reads the key from a variable as well', () => {
    const { GOOGLE_SPEECH_PROJECT } = google;
    const inVariable = { GOOGLE_SPEECH_PROJECT, GOOGLE_SPEECH_KEY: readFileSync(keyFile, 'utf8') };
    expect(load(inVariable).transcription).toEqual(load(google).transcription);
  });

  it('takes an empty key file for none', () => {
    expect(load({ GOOGLE_SPEECH_KEY_FILE: emptyFile }).transcription).toEqual({ kind: 'none', ...limits });
  });

  it('needs no key where nothing is encrypted', () => {
    const plain = { GOOGLE_SPEECH_PROJECT: 'gifts', GOOGLE_SPEECH_ENDPOINT: 'http://127.0.0.1:4020' };
    expect(load(plain).transcription).toMatchObject({ kind: 'google', account: null });
  });

  it.each<[string, Record<string, string>]>([
    ['belong together', { GOOGLE_SPEECH_PROJECT: 'gifts' }],
    ['belong together', { GOOGLE_SPEECH_KEY_FILE: keyFile }],
    ['belong together', { GOOGLE_SPEECH_MODEL: 'long' }],
    ['belong together', { GOOGLE_SPEECH_PROJECT: 'gifts', GOOGLE_SPEECH_ENDPOINT: 'https://127.0.0.1:1' }],
    ['belong together', { OPENAI_TRANSCRIPTION_MODEL: 'ears' }],
    ['belong together', { OPENAI_API_KEY: 'key', OPENAI_TRANSCRIPTION_BASE_URL: 'http://127.0.0.1:1' }],
    ['set one of them', { ...openAi, ...google }],
    ['GOOGLE_SPEECH_KEY_FILE', { ...google, GOOGLE_SPEECH_KEY_FILE: join(folder, 'none.json') }],
    ['key of a service account', { ...google, GOOGLE_SPEECH_KEY_FILE: notAKey }],
    ['Invalid environment', { ...openAi, TRANSCRIPTION_TIMEOUT_MS: '70000' }],
  ])('is refused with "%s": %o', (sentence, env) => {
    expect(() => load(env)).toThrow(sentence);
  });
});

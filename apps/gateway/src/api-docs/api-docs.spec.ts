import { send } from '../testing/http.js';
import { testGateway, type TestGateway } from '../testing/test-gateway.js';
import { describeSchema } from './describe-schema.js';

let gateway: TestGateway;
beforeAll(async () => (gateway = await testGateway(null)));
afterAll(() => gateway.stop());

interface Document {
  openapi: string;
  paths: Record<string, Record<string, { operationId: string }>>;
}

describe('the OpenAPI document', () => {
  it('holds every public route, and no other', async () => {
    const { openapi, paths } = (await send(gateway.port, '/api/openapi.json')).json<Document>();
    expect(openapi).toBe('3.0.3');
    const names = Object.values(paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    );
    expect(names).toEqual(
      expect.arrayContaining([
        'auth.account.me',
        'gateway.sessions.login',
        'gateway.push.open',
        'gift-ai.wizard.generate',
        'gift-ai.suggestions.rate',
      ]),
    );
    expect(names.filter((name) => name.includes('credentials'))).toEqual([]);
    expect(Object.keys(paths)).toContain('/api/suggestions/{id}/rate');
  });
});

describe('the page about it', () => {
  it('shows each route in HTML of ours, without scripts and without anything from elsewhere', async () => {
    const { status, headers, text } = await send(gateway.port, '/api/docs');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; .*; style-src 'sha256-[\w+/=]+'$/,
    );
    expect(text).toContain('<code>/api/wizard/generate-suggestions</code>');
    expect(text).toContain('recipientName');
    expect(text).not.toMatch(/<script|https?:\/\/(?!www\.(amazon|etsy))/);
  });
});

describe('a schema in words', () => {
  it.each([
    [{ type: 'string', minLength: 1, maxLength: 60 }, 'string (1 to 60 characters)'],
    [{ type: 'integer', minimum: 1, maximum: 5, nullable: true }, 'integer (1 to 5) | null'],
    [{ enum: ['a', 'b'] }, '"a" | "b"'],
    [{ type: 'array', items: { type: 'string' }, maxItems: 3 }, 'string[] (up to 3 items)'],
    [{ type: 'object', properties: {} }, '{}'],
    [{}, 'anything'],
    [
      {
        type: 'object',
        properties: { a: { type: 'string' }, b: { type: 'integer', default: 1 } },
        required: ['a'],
      },
      '{\n  a: string\n  b?: integer = 1\n}',
    ],
  ])('%j', (schema, words) => {
    expect(describeSchema(schema)).toBe(words);
  });
});

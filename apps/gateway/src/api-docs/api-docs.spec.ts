import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { send } from '../testing/http.js';
import { testGateway, type TestGateway } from '../testing/test-gateway.js';

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
  it('runs its own script and Swagger UI, and nothing from elsewhere', async () => {
    const { status, headers, text } = await send(gateway.port, '/api/docs');
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    const [, inline] = /<script>([^]*?)<\/script>/.exec(text)!;
    const hash = createHash('sha256').update(inline!).digest('base64');
    expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(text).not.toMatch(/https?:/);
    const loaded = [...text.matchAll(/(?:src|href)="(\/api\/[^"]+)"/g)].map(([, path]) => path!);
    expect(loaded).toHaveLength(2);
    for (const path of loaded) {
      const file = await send(gateway.port, path, { headers: { 'accept-encoding': 'gzip' } });
      expect([file.status, file.headers['content-encoding']]).toEqual([200, 'gzip']);
      expect(file.headers['content-type']).toMatch(/^text\/(css|javascript); charset=utf-8$/);
      expect(gunzipSync(file.bytes).toString()).toContain('swagger-ui');
      const again = await send(gateway.port, path, {
        headers: { 'accept-encoding': 'gzip', 'if-none-match': file.headers.etag! },
      });
      expect(again.status).toBe(304);
    }
  });

  it.each([
    'index.html',
    'package.json',
    'swagger-ui-bundle.js.map',
    '..%2fpackage.json',
    '__proto__',
    'toString',
  ])('gives nobody %s', async (name) => {
    expect((await send(gateway.port, `/api/docs/${name}`)).status).toBe(404);
  });
});

import { Queue } from 'bullmq';
import { serviceConfig } from '../config.js';
import { noteRoutes, SampleModule, sampleSchema, stampNote } from '../testing/sample.js';
import { freePort } from '../testing/free-port.js';
import { testService, type TestService } from '../testing/test-service.js';

const password = 'a long password of operators';
const credentials = (given: string) => `Basic ${Buffer.from(`jo:${given}`).toString('base64')}`;

async function start(env: Record<string, string>) {
  const port = await freePort();
  const service = await testService({
    service: 'planning',
    config: serviceConfig,
    database: sampleSchema,
    module: SampleModule.register,
    env: { METRICS_PORT: String(port), ...env },
  });
  const ask = (path: string, { authorization = credentials(password), ...more }: Asked = {}) => {
    const { method = 'GET', headers = {} } = more;
    const url = `http://127.0.0.1:${port}/ops/queues${path}`;
    return fetch(url, { method, headers: { ...headers, ...(authorization && { authorization }) } });
  };
  return { service, ask };
}

interface Asked {
  authorization?: string;
  method?: string;
  headers?: Record<string, string>;
}

describe('the queues of a service, for operators', () => {
  let service: TestService;
  let ask: Awaited<ReturnType<typeof start>>['ask'];
  beforeAll(async () => ({ service, ask } = await start({ OPERATOR_PASSWORD: password })));
  afterAll(() => service.close());

  it('are shown with the password, and nothing is loaded from elsewhere', async () => {
    const page = await ask('');
    expect(page.status).toBe(200);
    const html = await page.text();
    expect(html).toContain('Giftwell queues');
    const loaded = [...html.matchAll(/<(?:link|script)[^>]* (?:href|src)="([^"]*)"/g)].map(
      ([, file]) => file,
    );
    expect(loaded.filter((file) => !file?.startsWith('static/'))).toEqual([]);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'self'");
    const [, script] = /src="(static\/js\/main[^"]*)"/.exec(html) ?? [];
    expect((await ask(`/${script}`)).status).toBe(200);
    const { queues } = (await (await ask('/api/queues')).json()) as { queues: { name: string }[] };
    expect(queues.map(({ name }) => name)).toContain(stampNote.name);
    const opened = service.logLines.filter((line) => line.includes('Operator opens the queues'));
    expect(opened.map((line) => JSON.parse(line) as object)).toEqual([
      expect.objectContaining({ operator: 'jo', url: '/ops/queues' }),
    ]);
  });

  it('are refused without the password, with another one, and with the log saying so', async () => {
    for (const authorization of ['', credentials('another password'), `Bearer ${password}`, 'Basic !!!']) {
      const { status, headers } = await ask('/api/queues', { authorization });
      expect([authorization, status]).toEqual([authorization, 401]);
      expect(headers.get('www-authenticate')).toMatch(/^Basic /);
    }
    expect(service.logLines.join('')).toContain('Operator refused');
    expect(service.logLines.join('')).not.toContain('another password');
  });

  it('are changed with an entry in the log, but not by another site', async () => {
    const queue = new Queue(stampNote.name, { connection: service.redis });
    const pause = `/api/queues/${encodeURIComponent(stampNote.name)}/pause`;
    const stranger = await ask(pause, { method: 'PUT', headers: { 'sec-fetch-site': 'cross-site' } });
    expect(stranger.status).toBe(403);
    expect(await queue.isPaused()).toBe(false);
    expect((await ask(pause, { method: 'PUT' })).status).toBe(200);
    expect(await queue.isPaused()).toBe(true);
    const entry = service.logLines.map((line) => JSON.parse(line) as object).at(-1);
    expect(entry).toMatchObject({ operator: 'jo', method: 'PUT', msg: 'Operator changes a queue' });
    await queue.resume();
    await service.client(noteRoutes, 1).create({ title: 'goes on' });
    await service.settle();
  });
});

it.each<[Record<string, string>]>([[{}], [{ OPERATOR_PASSWORD: password, ROLE: 'rpc' }]])(
  'there is no page without a password or without workers: %o',
  async (env) => {
    const { service, ask } = await start(env);
    try {
      expect((await ask('')).status).toBe(404);
    } finally {
      await service.close();
    }
  },
);

it('is refused as configuration if it is short', async () => {
  await expect(start({ OPERATOR_PASSWORD: 'short' })).rejects.toThrow('OPERATOR_PASSWORD');
});

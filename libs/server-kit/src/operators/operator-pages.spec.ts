import { Queue } from 'bullmq';
import { serviceConfig } from '../config.js';
import { noteRoutes, SampleModule, sampleSchema, stampNote } from '../testing/sample.js';
import { freePort } from '../testing/free-port.js';
import { testService, type TestService } from '../testing/test-service.js';

const password = 'a long password of operators';
const operators = `jo:${password},kim:of another operator`;
const credentials = (given: string, name = 'jo') =>
  `Basic ${Buffer.from(`${name}:${given}`).toString('base64')}`;

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
  beforeAll(async () => ({ service, ask } = await start({ OPERATORS: operators })));
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
    const opened = service.logLines.filter((line) => line.includes('Queue board: opened'));
    expect(opened.map((line) => JSON.parse(line) as object)).toEqual([
      expect.objectContaining({ operator: 'jo', url: '/ops/queues' }),
    ]);
  });

  it('are refused without the password, with another one, and with the log saying so', async () => {
    const wrong = [
      credentials('another password'),
      credentials(password, 'kim'),
      credentials(password, 'lee'),
    ];
    for (const authorization of ['', ...wrong, `Bearer ${password}`]) {
      const { status, headers } = await ask('/api/queues', { authorization });
      expect([authorization, status]).toEqual([authorization, 401]);
      expect(headers.get('www-authenticate')).toMatch(/^Basic /);
    }
    expect(service.logLines.join('')).toContain('Queue board: authentication failed');
    expect(service.logLines.join('')).not.toContain('another password');
  });

  it('are refused after five wrong passwords for a minute, also with the right one', async () => {
    service.clock.advance(60_000);
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect((await ask('', { authorization: credentials('another password') })).status).toBe(401);
    const blocked = await ask('');
    expect(blocked.status).toBe(429);
    expect(blocked.headers.get('retry-after')).toBe('60');
    service.clock.advance(60_000);
    expect((await ask('', { authorization: credentials('of another operator', 'kim') })).status).toBe(200);
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
    expect(entry).toMatchObject({ operator: 'jo', method: 'PUT', msg: 'Queue board: queue paused' });
    await queue.resume();
    await service.client(noteRoutes, 1).create({ title: 'goes on' });
    await service.settle();
  });
});

it.each<[Record<string, string>]>([[{}], [{ OPERATORS: operators, ROLE: 'rpc' }]])(
  'there is no page without an operator or without workers: %o',
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
  await expect(start({ OPERATORS: 'jo:short' })).rejects.toThrow('OPERATORS');
});

import { Queue } from 'bullmq';
import { serviceConfig } from '../config.js';
import { NoteEntity, noteRoutes, SampleModule, sampleSchema, stampNote } from '../testing/sample.js';
import { freePort } from '../testing/free-port.js';
import { testService, type TestService } from '../testing/test-service.js';
import { isMeasuring, observe, observeWork } from './measures.js';
import { startMetrics } from './metrics-server.js';

const read = async (port: number) => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
/** The value of one line of metrics. */
const valueOf = (text: string, line: string) =>
  Number(
    text
      .split('\n')
      .find((each) => each.startsWith(`${line} `))
      ?.slice(line.length),
  );

const until = async (isReached: () => Promise<boolean>) => {
  while (!(await isReached())) await new Promise((next) => setTimeout(next, 20));
};

describe('the metrics of a service', () => {
  let port: number;
  let service: TestService;
  beforeAll(async () => {
    port = await freePort();
    service = await testService({
      service: 'planning',
      config: serviceConfig,
      database: sampleSchema,
      module: SampleModule.register,
      env: { METRICS_PORT: String(port) },
    });
  });
  afterAll(async () => {
    await service.close();
    expect(isMeasuring()).toBe(false);
  });

  it('count calls by route and outcome, statements, and jobs', async () => {
    await service.client(noteRoutes, 1).create({ title: 'measured' });
    await expect(service.client(noteRoutes, 1).get({ id: 999_999 })).rejects.toMatchObject({
      code: 'note_not_found',
    });
    await service.settle();
    const text = await read(port);
    const calls = 'giftwell_rpc_call_seconds_count';
    expect(valueOf(text, `${calls}{pattern="planning.notes.create",outcome="ok"}`)).toBe(1);
    expect(valueOf(text, `${calls}{pattern="planning.notes.get",outcome="failed"}`)).toBe(1);
    expect(valueOf(text, `giftwell_job_seconds_count{queue="${stampNote.name}",outcome="ok"}`)).toBe(1);
    expect(
      valueOf(text, `giftwell_sql_statement_seconds_count{schema="${sampleSchema.schema}"}`),
    ).toBeGreaterThan(0);
    expect(text).toContain('nodejs_eventloop_lag_seconds');
    expect(valueOf(text, 'giftwell_mails_total{state="failed"}')).toBe(0);
  });

  it('say how many jobs wait, and for how long', async () => {
    const queue = new Queue(stampNote.name, { connection: service.redis });
    await queue.pause();
    await service.client(noteRoutes, 1).create({ title: 'waits' });
    const waiting = `giftwell_queue_jobs{queue="${stampNote.name}",state="waiting"}`;
    const outbox = `giftwell_outbox_rows{schema="${sampleSchema.schema}"}`;
    await until(async () => {
      const text = await read(port);
      return valueOf(text, waiting) === 1 && valueOf(text, outbox) === 0;
    });
    const age = `giftwell_queue_age_seconds{queue="${stampNote.name}"}`;
    expect(valueOf(await read(port), age)).toBeGreaterThan(0);
    await queue.resume();
    await service.settle();
    expect(valueOf(await read(port), waiting)).toBe(0);
    expect(await service.db.getRepository(NoteEntity).countBy({ title: 'waits' })).toBe(1);
  });

  it('say how much memory Redis uses, and of how much, if it is limited', async () => {
    const limit = 'giftwell_redis_memory_limit_bytes';
    const [, before] = (await service.redis.config('GET', 'maxmemory')) as [string, string];
    try {
      await service.redis.config('SET', 'maxmemory', '900mb');
      const text = await read(port);
      expect(valueOf(text, 'giftwell_redis_memory_bytes')).toBeGreaterThan(100_000);
      expect(valueOf(text, limit)).toBe(900 * 1024 ** 2);
    } finally {
      await service.redis.config('SET', 'maxmemory', before);
    }
  });

  it('answer nothing else', async () => {
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  });
});

it('records work that fails as failed', async () => {
  const port = await freePort();
  const metrics = await startMetrics(port, '127.0.0.1');
  const record = (outcome: 'ok' | 'failed', seconds: number) =>
    observe('giftwell_provider_call_seconds', { provider: 'test', outcome }, seconds);
  await expect(observeWork(record, () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  await observeWork(record, () => Promise.resolve());
  const text = await read(port);
  for (const outcome of ['ok', 'failed'])
    expect(valueOf(text, `giftwell_provider_call_seconds_count{provider="test",outcome="${outcome}"}`)).toBe(
      1,
    );
  metrics.close();
});

it('shares one server between the parts of a process, until the last one ends', async () => {
  const port = await freePort();
  const [one, other] = await Promise.all([startMetrics(port, '127.0.0.1'), startMetrics(port, '127.0.0.1')]);
  one.close();
  expect(await read(port)).toContain('giftwell_rpc_call_seconds');
  other.close();
  await expect(read(port)).rejects.toThrow();
});

it('measures nothing without a port', async () => {
  await startMetrics(0, '127.0.0.1');
  expect(isMeasuring()).toBe(false);
  const refuse = () => {
    throw new Error('recorded');
  };
  expect(await observeWork(refuse, () => Promise.resolve('done'))).toBe('done');
});

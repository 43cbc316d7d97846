import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { loadConfig, tracesConfig } from '../config.js';
import { createLogger } from '../log/log.js';
import { freePort } from '../testing/free-port.js';
import { startTraceCollector } from '../testing/trace-collector.js';
import { startTraces } from './start-traces.js';
import {
  beginRequest,
  beginSpan,
  continueTrace,
  inSpan,
  isTracing,
  outsideTraces,
  traceparent,
} from './traces.js';

type Collector = Awaited<ReturnType<typeof startTraceCollector>>;

const lines: string[] = [];
const logger = createLogger('test', 'debug', { write: (line) => void lines.push(line) });
const recorded = (digit: string) => `00-${digit.repeat(32)}-${digit.repeat(16)}-01`;
const notRecorded = (digit: string) => `00-${digit.repeat(32)}-${digit.repeat(16)}-00`;
const job = { kind: 'job', facts: { queue: 'test.work', id: 'o-1' } } as const;

const begin = (env: Record<string, string>, service = 'test') =>
  startTraces(loadConfig(tracesConfig, env), service, logger);
const current = () => Promise.resolve(traceparent());

/** The packages that a process has loaded after it started to trace with this environment. */
async function loadedWith(env: Record<string, string>): Promise<string[]> {
  const folder = new URL('.', import.meta.url).href;
  const program = `
    import { createRequire } from 'node:module';
    const { loadConfig, tracesConfig } = await import('${folder}../config.js');
    await import('${folder}../index.js');
    const { startTraces } = await import('${folder}start-traces.js');
    await startTraces(loadConfig(tracesConfig), 'test', console);
    const files = Object.keys(createRequire(import.meta.url).cache);
    console.log(JSON.stringify(files.filter((file) => file.includes('@opentelemetry'))));
    process.exit();`;
  const args = ['--input-type=module', '--eval', program];
  const { stdout } = await promisify(execFile)(process.execPath, args, { env });
  return JSON.parse(stdout) as string[];
}

it('loads nothing of OpenTelemetry while no collector is configured', async () => {
  expect(await loadedWith({})).toEqual([]);
  const loaded = await loadedWith({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' });
  expect(loaded.length).toBeGreaterThan(10);
});

it('runs the work alone while nothing is traced', async () => {
  const traces = await begin({});
  expect(isTracing()).toBe(false);
  expect(await continueTrace({ ...job, from: [recorded('a')] }, current)).toBeUndefined();
  expect(await inSpan('provider call', { provider: 'mail' }, current)).toBeUndefined();
  await traces.close();
});

describe('while traces are on', () => {
  let collector: Collector;
  beforeEach(async () => (collector = await startTraceCollector()));
  afterEach(() => collector.close());
  const on = (more: Record<string, string> = {}) => ({
    ...{ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_TRACES_SAMPLER_ARG: '1', ...more },
  });

  it('goes on with the first recorded trace of several, and links the others', async () => {
    const traces = await begin(on());
    const from = [undefined, notRecorded('a'), recorded('b'), 'nonsense', recorded('c')];
    await continueTrace({ ...job, from }, () => Promise.resolve());
    await traces.close();
    expect(collector.spans).toMatchObject([
      { traceId: 'b'.repeat(32), parentSpanId: 'b'.repeat(16), links: ['c'.repeat(16)], service: 'test' },
    ]);
  });

  it('has no span for a request that is not recorded, and tells services so by its id', async () => {
    const traces = await begin(on({ OTEL_TRACES_SAMPLER_ARG: '0' }));
    const id = 'a'.repeat(32);
    expect(beginRequest(id, undefined)).toBeUndefined();
    expect(traceparent(id)).toBe(`00-${id}-0000000000000001-00`);
    // Work outside of requests has other ids.
    expect(traceparent('o-1')).toBeUndefined();
    expect(traceparent()).toBeUndefined();
    await traces.close();
  });

  it('begins a trace for work that belongs to none, and follows a refusal to record', async () => {
    const traces = await begin(on());
    const own = await continueTrace({ ...job, from: [undefined] }, current);
    const refused = await continueTrace({ ...job, from: [notRecorded('a')] }, () =>
      inSpan('provider call', { provider: 'mail' }, current),
    );
    await traces.close();
    expect(own).toMatch(/-01$/);
    expect(refused).toBe(notRecorded('a'));
    expect(collector.spans.map(({ name, parentSpanId }) => [name, parentSpanId])).toEqual([
      ['process test.work', undefined],
    ]);
  });

  it('says that work has failed, and with which code, but not why', async () => {
    const traces = await begin(on());
    const failure = Object.assign(new Error('ann@example.com is gone'), { code: 'EENVELOPE' });
    const failing = () => inSpan('provider call', { provider: 'mail' }, () => Promise.reject(failure));
    await expect(continueTrace({ ...job, from: [recorded('a')] }, failing)).rejects.toBe(failure);
    await traces.close();
    expect(collector.spans).toMatchObject([
      { name: 'call mail', isError: true, attributes: { 'error.type': 'EENVELOPE' } },
      { name: 'process test.work', isError: true },
    ]);
    expect(JSON.stringify(collector.spans)).not.toContain('ann@');
  });

  it('ends with the last part of a process that uses it, and sends what is left', async () => {
    const [one, other] = await Promise.all([begin(on(), 'first'), begin(on(), 'second')]);
    await one.close();
    await continueTrace({ ...job, from: [recorded('a')] }, async () => {
      beginSpan('statement', { schema: 'planning', text: ' select 1' })!();
      expect(outsideTraces(traceparent)).toBeUndefined();
    });
    await other.close();
    expect(isTracing()).toBe(false);
    expect(collector.spans.map(({ name, service }) => [name, service])).toEqual([
      ['SELECT planning', 'first'],
      ['process test.work', 'first'],
    ]);
  });

  it('sends the headers that the collector wants', async () => {
    const traces = await begin(on({ OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Basic%20abc, x-tenant=me' }));
    await continueTrace({ ...job, from: [undefined] }, () => Promise.resolve());
    await traces.close();
    expect(collector.headers).toMatchObject({ authorization: 'Basic abc', 'x-tenant': 'me' });
  });
});

it('warns about a collector that is away, and goes on', async () => {
  const traces = await begin({
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${await freePort()}`,
    OTEL_TRACES_SAMPLER_ARG: '1',
  });
  expect(await continueTrace({ ...job, from: [recorded('a')] }, () => Promise.resolve('done'))).toBe('done');
  await traces.close();
  expect(lines.some((line) => line.includes('Trace export failed'))).toBe(true);
});

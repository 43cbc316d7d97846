import { createLogger, serviceConfig } from '@giftwell/server-kit';
import { testService, type TestService } from '@giftwell/server-kit/testing';
import { noteRoutes, SampleModule, sampleSchema, stampNote } from '@giftwell/server-kit/testing/sample';
import { startTraceCollector } from '@giftwell/server-kit/testing/trace-collector';
import { startGateway, type RunningGateway } from '../start-gateway.js';
import { gatewayKey } from '../testing/fake-state.js';
import { fakeServices } from '../testing/fake-services.js';
import { signedInAs, type Browser } from '../testing/http.js';
import { gatewayConfig } from '../testing/test-gateway.js';

type Collector = Awaited<ReturnType<typeof startTraceCollector>>;
type Span = Collector['spans'][number];

/** A browser's trace. */
const sent = (id: string, flags = '00') => ({ traceparent: `00-${id}-00f067aa0ba902b7-${flags}` });
const idOf = (digit: string) => digit.repeat(32);
const addressOf = ({ address }: TestService) => `${address.host}:${address.port}`;

let collector: Collector;
let accounts: Awaited<ReturnType<typeof fakeServices>>;
let notes: TestService;
let gateway: RunningGateway;
let browser: Browser;
const gatewayLog: string[] = [];

/** Everything on, in one process: the collector receives what each part records. */
async function start(ratio: string) {
  collector = await startTraceCollector();
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_TRACES_SAMPLER_ARG: ratio };
  accounts = await fakeServices();
  notes = await testService({
    ...{ service: 'planning', config: serviceConfig, database: sampleSchema, module: SampleModule.register },
    env: { ...env, RPC_TRUSTED_KEYS: `gateway:${gatewayKey}` },
  });
  const config = gatewayConfig(addressOf(accounts), { ...env, PLANNING_RPC: addressOf(notes) });
  const logger = createLogger('gateway', 'debug', { write: (line) => void gatewayLog.push(line) });
  gateway = await startGateway(config, logger, [noteRoutes]);
  browser = await signedInAs(7, gateway.port);
}

/** Stopping sends what is left. */
async function stop() {
  await gateway.stop();
  await notes.close();
  await accounts.close();
}

const ofTrace = (traceId: string) => collector.spans.filter((span) => span.traceId === traceId);
const named = (spans: Span[], name: string) => spans.find((span) => span.name === name)!;
/** The names from a span up to the first one of its trace. */
function path(spans: Span[], span: Span | undefined): string[] {
  if (!span) return [];
  const parent = spans.find(({ spanId }) => spanId === span.parentSpanId);
  return [...path(spans, parent), span.name];
}

describe('while every request is traced', () => {
  const id = idOf('a');
  const refused = idOf('b');
  beforeAll(async () => {
    await start('1');
    const answer = await browser.post('/api/notes', { title: 'traced' }, sent(id));
    expect(answer.status).toBe(200);
    expect(answer.headers['x-request-id']).toBe(id);
    await notes.settle();
    expect((await browser.post('/api/fail', { how: 'unknown' }, sent(refused))).status).toBe(500);
    expect((await browser.get('/api/notes/999999', sent(idOf('c')))).status).toBe(404);
    await stop();
  });
  afterAll(() => collector.close());

  it('one request that makes a job is one trace, from the browser to the statements of the job', () => {
    const spans = ofTrace(id);
    const request = named(spans, 'POST /api/notes');
    expect(request.parentSpanId).toBe('00f067aa0ba902b7');
    const job = named(spans, `process ${stampNote.name}`);
    const begun = ['POST /api/notes', 'planning.notes.create', 'planning.notes.create'];
    expect(path(spans, job)).toEqual([...begun, `send ${stampNote.name}`, `process ${stampNote.name}`]);
    const statements = spans.filter((span) => span.attributes['db.system.name'] === 'postgresql');
    const above = statements.map((span) => path(spans, span).at(-2));
    expect(above).toEqual(
      expect.arrayContaining(['planning.notes.create', `send ${stampNote.name}`, job.name]),
    );
    const ends = new Set([request.spanId, ...spans.map(({ spanId }) => spanId)]);
    const loose = spans.filter((span) => span !== request && !ends.has(span.parentSpanId ?? ''));
    expect(loose).toEqual([]);
  });

  it('has no values of statements, and no data of jobs', () => {
    expect(JSON.stringify(ofTrace(id))).not.toContain('traced');
  });

  it('has the id of the request in the log of the gateway and of the service', () => {
    const line = gatewayLog.find((one) => one.includes('/api/notes"') && one.includes(id));
    expect(JSON.parse(line!)).toMatchObject({ requestId: id, msg: 'Request' });
    const failed = notes.logLines.find((one) => one.includes('unexpected error'));
    expect(JSON.parse(failed!)).toMatchObject({ requestId: refused });
  });

  it('marks what failed, and not what was only refused', () => {
    const failures = ofTrace(refused).filter(({ isError }) => isError);
    expect(failures.map(({ name }) => name).sort()).toEqual([
      'POST /api/fail',
      'planning.notes.fail',
      'planning.notes.fail',
    ]);
    const missing = ofTrace(idOf('c')).find(({ name }) => name === 'GET /api/notes/:id');
    expect(missing).toMatchObject({ isError: false, attributes: { 'http.response.status_code': 404 } });
  });
});

it('records no trace that is not chosen, even if a browser asks for it', async () => {
  await start('0');
  const answer = await browser.post('/api/notes', { title: 'not recorded' }, sent(idOf('d'), '01'));
  expect(answer.headers['x-request-id']).toBe(idOf('d'));
  await notes.settle();
  await stop();
  expect(collector.spans).toEqual([]);
  await collector.close();
});

it('takes no id from a browser while nothing is traced', async () => {
  accounts = await fakeServices();
  const logger = createLogger('gateway', 'silent');
  gateway = await startGateway(gatewayConfig(addressOf(accounts)), logger);
  browser = await signedInAs(7, gateway.port);
  const answer = await browser.get('/api/auth/me', sent(idOf('e')));
  expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f]{8}-/);
  await gateway.stop();
  await accounts.close();
});

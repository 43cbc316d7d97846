import { testRedisUrl } from '@giftwell/server-kit/testing';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Browser, openStream, send } from '../testing/http.js';
import { nobody, testGateway } from '../testing/test-gateway.js';
import { fakeServices } from '../testing/fake-services.js';
import { gatewayKey } from '../testing/fake-state.js';

const wish = { recipientName: 'Ann', interests: ['books'], personality: ['calm'] };
const generate = '/api/wizard/generate-suggestions';

describe('without anything behind it', () => {
  it('a gateway starts, is ready and says what is missing', async () => {
    const gateway = await testGateway(null, { REDIS_URL: `redis://${nobody}` });
    expect((await send(gateway.port, '/health/live')).json()).toEqual({ live: true });
    const ready = await send(gateway.port, '/health/ready');
    expect([ready.status, ready.json()]).toEqual([
      200,
      {
        ready: true,
        degraded: true,
        checks: { redis: false, auth: false, 'gift-ai': false, planning: false, payments: false },
      },
    ]);
    await gateway.stop();
  });

  it('it answers 503 for services that are away, and when to come back', async () => {
    const gateway = await testGateway(null);
    const answer = await new Browser(gateway.port).post(generate, wish);
    expect([answer.status, answer.error().code, answer.headers['retry-after']]).toEqual([
      503,
      'gift_ai_unavailable',
      '1',
    ]);
    await gateway.stop();
  });
});

describe('without Redis', () => {
  let services: Awaited<ReturnType<typeof fakeServices>>;
  beforeAll(async () => (services = await fakeServices()));
  afterAll(() => services.close());

  it('guests are served, and whoever is or would be signed in hears that it is not possible now', async () => {
    const gateway = await testGateway(services.address, { REDIS_URL: `redis://${nobody}` });
    const guest = new Browser(gateway.port);
    expect((await guest.post(generate, wish)).status).toBe(200);
    expect((await guest.get('/api/auth/me')).status).toBe(401);
    const { registered } = services.state;
    for (const [path, body] of [
      ['/api/auth/login', { email: 'user7@example.com', password: 'correct horse' }],
      ['/api/auth/register', { username: 'Newcomer', email: 'new@example.com', password: 'correct horse' }],
    ] as const) {
      const answer = await guest.post(path, body);
      expect([answer.status, answer.error().code]).toEqual([503, 'sessions_unavailable']);
    }
    expect(services.state.registered).toBe(registered);
    const user = new Browser(gateway.port, { cookie: `__Host-sid=${'A'.repeat(43)}` });
    expect((await user.get('/api/auth/me')).status).toBe(503);
    // As a guest the request would succeed, and its result be lost to the user.
    expect((await user.post(generate, wish)).status).toBe(503);
    expect((await user.get('/api/push')).status).toBe(503);
    await gateway.stop();
  });

  it('nobody notices that auth-service is away for a while', async () => {
    const gateway = await testGateway(services.address);
    const browser = new Browser(gateway.port);
    await browser.signIn(7);
    const alone = await testGateway(null, { GIFT_AI_RPC: `127.0.0.1:${services.address.port}` });
    const elsewhere = new Browser(alone.port);
    elsewhere.cookie = browser.cookie;
    alone.clock.advance(60_000);
    for (let times = 0; times < 2; times += 1)
      expect((await elsewhere.post('/api/suggestions/3/save')).status).toBe(200);
    await alone.stop();
    await gateway.stop();
  });
});

describe('a gateway that stops', () => {
  it('says first that it is not ready, finishes what is under way and closes idle connections', async () => {
    const services = await fakeServices();
    const gateway = await testGateway(services.address, { DRAIN_DELAY_MS: '300' });
    const body = JSON.stringify({ ...wish, recipientName: 'Slow' });
    const headers = {
      'content-type': 'application/json',
      connection: 'keep-alive',
      accept: 'text/event-stream',
    };
    const stream = await openStream(gateway.port, generate, { method: 'POST', headers, body });
    await stream.until('Kite');
    const stopping = gateway.stop();
    const ready = await send(gateway.port, '/health/ready');
    expect([ready.status, ready.json(), ready.headers.connection]).toEqual([
      503,
      expect.objectContaining({ ready: false }),
      'close',
    ]);
    const late = await new Browser(gateway.port).post(generate, wish);
    expect(late.status).toBe(200);
    stream.leave();
    await stopping;
    await expect(send(gateway.port, '/health/live')).rejects.toThrow('ECONNREFUSED');
    await services.close();
  });
});

describe('several gateways', () => {
  it('serve one session as real processes side by side, and it outlives all of them', async () => {
    const services = await fakeServices();
    const [one, two] = await Promise.all([start(services.address.port), start(services.address.port)]);
    const browser = new Browser(one.port);
    await browser.signIn(7);
    const other = new Browser(two.port);
    other.cookie = browser.cookie;
    expect((await other.get('/api/auth/me')).status).toBe(200);
    one.process.kill('SIGKILL');
    expect((await other.get('/api/auth/me')).status).toBe(200);
    const exit = once(two.process, 'exit');
    two.process.kill('SIGTERM');
    expect(await exit).toEqual([0, null]);
    const three = await testGateway(services.address);
    const later = new Browser(three.port);
    later.cookie = browser.cookie;
    expect((await later.get('/api/auth/me')).status).toBe(200);
    await three.stop();
    await services.close();
  }, 60_000);

  it('end with one clear sentence when they are configured wrongly', async () => {
    const child = spawn(process.execPath, [main], {
      env: { REDIS_URL: 'nonsense' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    const [code] = (await once(child, 'exit')) as [number];
    expect(code).toBe(1);
    expect(said).toMatch(
      /^Invalid environment:[^]*REDIS_URL[^]*RPC_KEY|^Invalid environment:[^]*RPC_KEY[^]*REDIS_URL/,
    );
    expect(said).not.toContain('    at ');
  }, 60_000);
});

const main = fileURLToPath(new URL('../main.js', import.meta.url));

async function start(rpcPort: number): Promise<{ port: number; process: ChildProcess }> {
  const rpc = `127.0.0.1:${rpcPort}`;
  const env = {
    NODE_ENV: 'test',
    REDIS_URL: testRedisUrl(),
    PORT: '0',
    PUBLIC_URL: 'http://localhost:3000',
    RPC_KEY: gatewayKey,
    AUTH_RPC: rpc,
    GIFT_AI_RPC: rpc,
    PLANNING_RPC: rpc,
    PAYMENTS_RPC: rpc,
  };
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const port = await new Promise<number>((done, fail) => {
    child.once('exit', () => fail(new Error('The gateway ended at once')));
    child.stdout.on('data', (chunk: Buffer) => {
      const ready = /"port":(\d+).*"msg":"Ready"/.exec(chunk.toString());
      if (ready) done(Number(ready[1]));
    });
  });
  return { port, process: child };
}

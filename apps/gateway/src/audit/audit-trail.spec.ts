import { Browser, send } from '../testing/http.js';
import { testGateway, type TestGateway } from '../testing/test-gateway.js';
import { eventually } from '../testing/upload.js';
import { fakeServices } from '../testing/fake-services.js';

let services: Awaited<ReturnType<typeof fakeServices>>;
let gateway: TestGateway;

beforeAll(async () => {
  services = await fakeServices();
  gateway = await testGateway(services.address, { RATE_LIMITS_SCALE: '0.05' });
});
afterAll(async () => {
  await gateway.stop();
  await services.close();
});
beforeEach(() => {
  services.state.audited.length = 0;
  gateway.clock.advance(3_600_000);
});

const audited = async (count: number) => {
  await eventually(() => services.state.audited.length >= count);
  return services.state.audited;
};

it('notes log-out and ended sessions by who did it', async () => {
  const [one, two] = [new Browser(gateway.port), new Browser(gateway.port)];
  await one.signIn(7);
  gateway.clock.advance(3_600_000);
  await two.signIn(7);
  await one.post('/api/auth/sessions/end-others');
  await one.post('/api/auth/logout');
  expect(await audited(2)).toEqual([
    { action: 'sessions-end', actor: 7, object: 'sessions:1', result: 'ok' },
    { action: 'sign-out', actor: 7, object: null, result: 'ok' },
  ]);
});

it('notes denied access and limits that were hit by their route, once a minute', async () => {
  const headers = { origin: 'https://evil.example', 'content-type': 'application/json' };
  const refused = () => send(gateway.port, '/api/auth/logout', { method: 'POST', headers, body: '{}' });
  for (let n = 0; n < 3; n += 1) expect((await refused()).status).toBe(403);
  expect((await send(gateway.port, '/api/suggestions/saved')).status).toBe(401);
  const codes = '/api/suggestions/shared/secret-code-of-22-sign';
  for (let n = 0; n < 6; n += 1) await send(gateway.port, codes);
  expect(await audited(3)).toEqual([
    { action: 'access-denied', actor: null, object: 'POST /api/auth/logout', result: '403' },
    { action: 'access-denied', actor: null, object: 'GET /api/suggestions/saved', result: '401' },
    { action: 'limit-hit', actor: null, object: 'GET /api/suggestions/shared/:shareCode', result: '429' },
  ]);
});

import { Browser } from '../testing/http.js';
import { testGateway, type TestGateway } from '../testing/test-gateway.js';
import { fakeServices } from '../testing/fake-services.js';

let services: Awaited<ReturnType<typeof fakeServices>>;
let gateway: TestGateway;
let mia: Browser;

beforeAll(async () => {
  services = await fakeServices();
  gateway = await testGateway(services.address);
  mia = new Browser(gateway.port);
  await mia.signIn(5);
});
afterAll(async () => {
  await gateway.stop();
  await services.close();
});

describe('The gifts of a year as a file', () => {
  it('are all parts in one CSV file, which nobody keeps', async () => {
    const answer = await mia.get('/api/plan.csv?year=2025');
    expect([answer.status, answer.text]).toEqual([200, 'Part 0\r\nPart 1\r\nPart 2\r\n']);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="gifts-2025.csv"',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(services.state.calls.at(-1)).toMatchObject({ userId: 5 });
  });

  it('are those of the year in which the first part was made', async () => {
    await mia.get('/api/plan.csv');
    expect(services.state.inputs.slice(-3)).toEqual([0, 1, 2].map((offset) => ({ year: 2026, offset })));
  });

  it('are for those who are signed in, and of a year', async () => {
    const guest = await new Browser(gateway.port).get('/api/plan.csv');
    expect([guest.status, guest.error().code]).toEqual([401, 'sign_in_required']);
    const odd = await mia.get('/api/plan.csv?year=soon');
    expect([odd.status, odd.error().code]).toEqual([400, 'invalid_input']);
  });
});

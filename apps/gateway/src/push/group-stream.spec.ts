import { groupPageChanged, groupPageTopic } from '@giftwell/contracts/payments/events';
import { Pusher } from '@giftwell/server-kit';
import { recipientOfTheGift } from '../testing/fake-payments.js';
import { fakeServices } from '../testing/fake-services.js';
import { shareCode } from '../testing/fake-state.js';
import { Browser, openStream, type OpenStream } from '../testing/http.js';
import { testGateway, type TestGateway } from '../testing/test-gateway.js';
import { streamsOfAnAddress } from './open-streams.js';

let services: Awaited<ReturnType<typeof fakeServices>>;
let gateway: TestGateway;
let opened: OpenStream[] = [];
const path = `/api/push/groups/${shareCode}`;

beforeAll(async () => {
  services = await fakeServices();
  gateway = await testGateway(services.address);
});
afterAll(async () => {
  await gateway.stop();
  await services.close();
});
afterEach(async () => {
  for (const stream of opened) stream.leave();
  await Promise.all(opened.map(({ ended }) => ended));
  opened = [];
});

async function listen(): Promise<OpenStream> {
  const stream = await openStream(gateway.port, path, { headers: { accept: 'text/event-stream' } });
  opened.push(stream);
  return stream;
}
const change = (code: string, ends: boolean) =>
  services.get(Pusher).toTopic(groupPageTopic(code), groupPageChanged, { ends });

describe('the stream of a group gift’s page', () => {
  it('tells a guest that it changed, and nothing of other pages', async () => {
    const stream = await listen();
    await change('x'.repeat(22), false);
    await change(shareCode, false);
    expect(await stream.until('event:')).toBe(
      ': hello\n\nevent: payments.group-page-changed\ndata: {"ends":false}\n\n',
    );
  });

  it('ends when its link no longer works for all', async () => {
    const stream = await listen();
    await change(shareCode, true);
    await stream.ended;
    expect(stream.text()).toContain('{"ends":true}');
  });

  it('isn’t there for an unknown link, nor for somebody who must not see the gift', async () => {
    const guest = await new Browser(gateway.port).get(`/api/push/groups/${'x'.repeat(22)}`);
    expect([guest.status, guest.error().code]).toEqual([404, 'group_purchase_not_found']);
    const hanna = new Browser(gateway.port);
    await hanna.signIn(recipientOfTheGift);
    expect((await hanna.get(path)).status).toBe(404);
  });

  it('is open at most a hundred times at an address', async () => {
    for (let open = 0; open < streamsOfAnAddress; open += 1) expect((await listen()).status).toBe(200);
    const refused = await new Browser(gateway.port).get(path);
    expect([refused.status, refused.error().code]).toEqual([429, 'too_many_streams']);
  });
});

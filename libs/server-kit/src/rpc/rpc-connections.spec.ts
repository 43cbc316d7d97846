import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { serviceConfig } from '../config.js';
import { failureOf, until } from '../testing/rpc-calls.js';
import { noteRoutes, SampleModule, sampleSchema } from '../testing/sample.js';
import { testService, type TestService } from '../testing/test-service.js';
import { RpcClient } from './rpc-client.js';

const asking = () => ({ userId: null, sessionId: null, requestId: randomUUID() });
/** How many connections a client has to a service. */
const connections = 4;
/** How many calls share one write at most. */
const sharedByFew = 8;

describe('the connections of a client', () => {
  let service: TestService;
  let balancer: Server;
  let client: RpcClient;
  let now: number;
  let opened: Socket[];
  /** The balancer passes no frame on while this is true, as if its connections led to a frozen process. */
  let leadsToFrozen: boolean;

  beforeAll(async () => {
    service = await testService({
      service: 'planning',
      config: serviceConfig,
      database: sampleSchema,
      module: SampleModule.register,
    });
  });
  afterAll(() => service.close());

  beforeEach(async () => {
    [now, opened, leadsToFrozen] = [0, [], false];
    balancer = createServer((incoming) => {
      opened.push(incoming);
      incoming.on('error', () => undefined);
      if (leadsToFrozen) return void incoming.resume();
      const outgoing = connect(service.address).on('error', () => undefined);
      incoming.once('close', () => outgoing.destroy());
      incoming.pipe(outgoing).pipe(incoming);
    }).listen(0, '127.0.0.1');
    await once(balancer, 'listening');
    const { port } = balancer.address() as AddressInfo;
    const { identity } = service.rpc as unknown as { identity: { caller: string; key: string } };
    client = new RpcClient('planning', { host: '127.0.0.1', port }, identity, () => now);
  });
  afterEach(() => {
    client.close();
    balancer.close();
    for (const socket of opened) socket.destroy();
  });

  const quick = () => client.call(noteRoutes.fail, { how: 'leak' }, asking());
  const oneByOne = async (calls: number) => {
    for (let call = 0; call < calls; call += 1) await quick();
  };

  it('all get calls, also while there is one at a time', async () => {
    await oneByOne(3 * connections);
    expect(opened).toHaveLength(connections);
  });

  it('share one write of calls that begin together', async () => {
    await oneByOne(connections);
    const written = opened.map(({ bytesRead }) => bytesRead);
    await Promise.all([quick(), quick(), quick()]);
    expect(opened.filter(({ bytesRead }, index) => bytesRead > written[index]!)).toHaveLength(1);
  });

  it('are left after a timeout, also while other calls wait on them', async () => {
    leadsToFrozen = true;
    const hanging: Promise<unknown>[] = [];
    const hang = (deadline: number) =>
      hanging.push(failureOf(client.call(noteRoutes.fail, { how: 'leak' }, { ...asking(), deadline })));
    const firstEnd = Date.now() + 300;
    for (let call = 0; call < connections; call += 1) hang(firstEnd);
    await until(() => opened.length >= connections);
    for (let call = 0; call < connections; call += 1) hang(firstEnd + 2_000);
    leadsToFrozen = false;
    await Promise.all(hanging.slice(0, connections));
    await Promise.all(Array.from({ length: 3 * connections }, quick));
    await Promise.all(hanging);
  });

  it('are left when a caller gives up after a long silence, and idle ones after a timeout', async () => {
    await oneByOne(connections);
    expect(opened).toHaveLength(connections);
    for (const socket of opened) socket.unpipe();
    const leave = new AbortController();
    const given = failureOf(
      client.call(noteRoutes.fail, { how: 'leak' }, { ...asking(), signal: leave.signal }),
    );
    await new Promise((done) => setImmediate(done));
    now += 4_000;
    leave.abort();
    expect(await given).toMatchObject({ code: 'aborted' });
    const deadline = Date.now() + 200;
    const late = await failureOf(client.call(noteRoutes.fail, { how: 'leak' }, { ...asking(), deadline }));
    expect(late).toMatchObject({ code: 'planning_unavailable' });
    await oneByOne(2 * connections);
    expect(opened.length).toBeGreaterThanOrEqual(2 * connections - 1);
  });

  it('get no new calls after a long silence, while the ones that wait go on', async () => {
    leadsToFrozen = true;
    const deadline = Date.now() + 4_000;
    const hanging = Array.from({ length: connections }, () =>
      failureOf(client.call(noteRoutes.fail, { how: 'leak' }, { ...asking(), deadline })),
    );
    await until(() => opened.length >= connections);
    leadsToFrozen = false;
    now += 2_000;
    const joins = failureOf(client.call(noteRoutes.fail, { how: 'leak' }, { ...asking(), deadline }));
    // Its frame is sent before the next calls choose.
    await new Promise((done) => setImmediate(done));
    now += 2_000;
    await Promise.all(Array.from({ length: 2 * sharedByFew * connections }, quick));
    expect(opened).toHaveLength(2 * connections);
    for (const failure of await Promise.all([joins, ...hanging]))
      expect(failure).toMatchObject({ code: 'planning_unavailable' });
  });

  it('are replaced when they are old, and running calls finish on the old ones', async () => {
    await oneByOne(connections);
    const running = Promise.allSettled([client.call(noteRoutes.count, { to: 100, pauseMs: 10 }, asking())]);
    now += 10_000;
    await oneByOne(2 * connections);
    expect(opened).toHaveLength(connections);
    now += 120_000;
    await Promise.all(Array.from({ length: 2 * sharedByFew * connections }, quick));
    expect(opened).toHaveLength(2 * connections);
    expect(await running).toEqual([{ status: 'fulfilled', value: { counted: 100 } }]);
    await until(() => opened.slice(0, connections).every(({ destroyed }) => destroyed));
  });
});

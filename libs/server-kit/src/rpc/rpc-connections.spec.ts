import type { AppError } from '@giftwell/contracts/core/error';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { serviceConfig } from '../config.js';
import { failureOf, until } from '../testing/rpc-calls.js';
import { noteRoutes, SampleModule, sampleSchema } from '../testing/sample.js';
import { testService, type TestService } from '../testing/test-service.js';
import { RpcClient } from './rpc-client.js';
import type { RpcTimes } from './rpc-connections.js';

const asking = () => ({ userId: null, sessionId: null, requestId: randomUUID() });
/** How many connections a client has to a service. */
const connections = 4;
/** How many calls share one write at most. */
const sharedByFew = 8;

/** Pings of a client that finds a frozen process ten times sooner than usual. */
const pings = { everyMs: 20, doubtMs: 60, replaceMs: 100, waitMs: 150, lostMs: 250 };

/** A connection that the balancer passes on. */
interface Passed {
  incoming: Socket;
  outgoing: Socket;
}

describe('the connections of a client', () => {
  let service: TestService;
  let balancer: Server;
  let client: RpcClient;
  let clientWith: (times: RpcTimes) => RpcClient;
  let now: number;
  let opened: Passed[];
  /** New connections lead to a frozen process while this is true. */
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
      incoming.on('error', () => undefined);
      const outgoing = connect(service.address).on('error', () => undefined);
      opened.push({ incoming, outgoing });
      incoming.once('close', () => outgoing.destroy());
      outgoing.pipe(incoming);
      if (!leadsToFrozen) incoming.pipe(outgoing);
    }).listen(0, '127.0.0.1');
    await once(balancer, 'listening');
    const { port } = balancer.address() as AddressInfo;
    const { identity } = service.rpc as unknown as { identity: { caller: string; key: string } };
    clientWith = (times) => new RpcClient('planning', { host: '127.0.0.1', port }, identity, times);
    client = clientWith({ now: () => now });
  });
  afterEach(() => {
    client.close();
    balancer.close();
    for (const { incoming } of opened) incoming.destroy();
  });

  const freeze = (frozen: Passed[]) => frozen.forEach(({ incoming, outgoing }) => incoming.unpipe(outgoing));
  const thaw = (frozen: Passed[]) => frozen.forEach(({ incoming, outgoing }) => incoming.pipe(outgoing));
  const read = () => client.call(noteRoutes.slow, { ms: 1 }, { ...asking(), deadline: Date.now() + 20_000 });
  const write = (deadline = Date.now() + 20_000) =>
    client.call(noteRoutes.fail, { how: 'leak' }, { ...asking(), deadline });
  const quick = () => write();
  const oneByOne = async (calls: number) => {
    for (let call = 0; call < calls; call += 1) await quick();
  };
  /** Its connections are open, and their processes have answered. */
  const useClient = async (times: RpcTimes = { pings }) => {
    client.close();
    client = clientWith(times);
    await oneByOne(3 * connections);
  };
  /** As many calls at once as all connections share, with the answers or the codes of the failures. */
  const onAll = (call: () => Promise<unknown>) =>
    Promise.all(
      Array.from({ length: sharedByFew * connections }, () => call().catch(({ code }: AppError) => code)),
    );

  it('all get calls, also while there is one at a time', async () => {
    await oneByOne(3 * connections);
    expect(opened).toHaveLength(connections);
  });

  it('share one write of calls that begin together', async () => {
    await useClient({ pings: { ...pings, everyMs: 60_000 } });
    const written = opened.map(({ incoming }) => incoming.bytesRead);
    await Promise.all([quick(), quick(), quick()]);
    expect(opened.filter(({ incoming }, index) => incoming.bytesRead > written[index]!)).toHaveLength(1);
  });

  it('get no calls while their process answers no ping; another answers the reads that wait there', async () => {
    await useClient();
    freeze(opened.slice(0, 2));
    for (const answer of await onAll(read)) expect(answer).toEqual({ aborted: false });
    await until(() => opened.length >= connections + 2);
    await oneByOne(3 * connections);
  });

  it('fail other calls long before their deadline, as these may have been run', async () => {
    await useClient();
    freeze(opened.slice(0, 2));
    const deadline = Date.now() + 50_000;
    const answers = await onAll(() => write(deadline));
    expect(Date.now()).toBeLessThan(deadline);
    expect(answers).toContain('planning_unavailable');
    expect(answers).toContainEqual({ value: 'seen' });
  });

  it('are pinged before calls after a pause, and another process is found when none answers', async () => {
    let pausedMs = 0;
    await useClient({ now: () => Date.now() + pausedMs, pings: { ...pings, waitMs: 20_000 } });
    freeze(opened);
    pausedMs = 60_000;
    // The pings of a client that isn't used end.
    await new Promise((done) => setTimeout(done, 10 * pings.everyMs));
    expect(await write()).toEqual({ value: 'seen' });
  });

  it('get no calls before their process has answered a ping', async () => {
    await useClient();
    leadsToFrozen = true;
    freeze(opened.slice(0, 2));
    await onAll(read);
    await until(() => opened.length >= connections + 4);
    await oneByOne(3 * connections);
  });

  it('keep their calls while no other process answers, and get the answers later', async () => {
    await useClient();
    leadsToFrozen = true;
    freeze(opened);
    const waiting = onAll(write);
    await until(() => opened.length >= 4 * connections);
    thaw(opened);
    for (const answer of await waiting) expect(answer).toEqual({ value: 'seen' });
  });

  it('keep calls that take long in a process that answers pings', async () => {
    await useClient();
    const slow = client.call(noteRoutes.slow, { ms: 700 }, { ...asking(), deadline: Date.now() + 20_000 });
    expect(await slow).toEqual({ aborted: false });
  });

  it('let calls fail at once after a missed deadline, until a process answers again', async () => {
    await useClient();
    leadsToFrozen = true;
    freeze(opened);
    expect(await failureOf(write(Date.now() + 600))).toMatchObject({ code: 'planning_unavailable' });
    expect(await failureOf(write(Date.now() + 50_000))).toMatchObject({ code: 'planning_unavailable' });
    leadsToFrozen = false;
    thaw(opened);
    while (await failureOf(write())) await new Promise((done) => setTimeout(done, 5));
  });

  it('are replaced when they are old, and running calls finish on the old ones', async () => {
    await oneByOne(connections);
    const running = Promise.allSettled([client.call(noteRoutes.count, { to: 100, pauseMs: 10 }, asking())]);
    now += 10_000;
    await oneByOne(2 * connections);
    expect(opened).toHaveLength(connections);
    now += 120_000;
    await Promise.all(Array.from({ length: 2 * sharedByFew * connections }, quick));
    await until(() => opened.length === 2 * connections);
    expect(await running).toEqual([{ status: 'fulfilled', value: { counted: 100 } }]);
    await until(() => opened.slice(0, connections).every(({ incoming }) => incoming.destroyed));
  });
});

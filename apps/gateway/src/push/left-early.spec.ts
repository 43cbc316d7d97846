import { REDIS } from '@giftwell/server-kit';
import { HttpAdapterHost } from '@nestjs/core';
import type { Redis } from 'ioredis';
import { once } from 'node:events';
import type { Server } from 'node:http';
import { fakeServices } from '../testing/fake-services.js';
import { shareCode } from '../testing/fake-state.js';
import { send, signedInAs } from '../testing/http.js';
import { testGateway, type TestGateway } from '../testing/test-gateway.js';
import { OpenStreams, streamsFrom, streamsOf } from './open-streams.js';

let services: Awaited<ReturnType<typeof fakeServices>>;
let gateway: TestGateway;

beforeAll(async () => {
  services = await fakeServices();
  gateway = await testGateway(services.address);
});
afterAll(async () => {
  await gateway.stop();
  await services.close();
});

it.each([
  ['of a user', '/api/push', streamsOf(7)],
  ['of a group gift’s page', `/api/push/groups/${shareCode}`, streamsFrom('127.0.0.1')],
])('doesn’t open the stream %s for a client that has left meanwhile', async (_what, path, owner) => {
  const { cookie } = await signedInAs(7, gateway.port);
  const streams = gateway.get(OpenStreams);
  const entered = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const left = Promise.withResolvers<void>();
  const { enter, leave } = OpenStreams.prototype;
  streams.enter = async (...args) => {
    const name = await enter.apply(streams, args);
    entered.resolve();
    await goOn.promise;
    return name;
  };
  streams.leave = async (...args) => {
    await leave.apply(streams, args);
    left.resolve();
  };
  const server = gateway.get(HttpAdapterHost).httpAdapter.getHttpServer() as Server;
  const requested = once(server, 'request') as Promise<[unknown, NodeJS.EventEmitter]>;
  const leaving = new AbortController();
  const headers = { cookie: cookie!, accept: 'text/event-stream' };
  const refused = send(gateway.port, path, { headers, signal: leaving.signal }).catch(() => 'left');
  const [, response] = await requested;
  const closed = once(response, 'close');
  await entered.promise;
  leaving.abort();
  expect(await refused).toBe('left');
  await closed;
  goOn.resolve();
  await left.promise;
  expect(await gateway.get<Redis>(REDIS).zcard(owner.key)).toBe(0);
});

import { definePush } from '@giftwell/contracts/core/event';
import { z } from 'zod';
import { serviceConfig } from './config.js';
import { createLogger } from './log/log.js';
import { Pusher, PushStream } from './push.js';
import { SampleModule, sampleSchema } from './testing/sample.js';
import { testService, type TestService } from './testing/test-service.js';

const noteStamped = definePush({ type: 'planning.note-stamped', data: z.object({ noteId: z.number() }) });

const streamFrom = (REDIS_URL: string) =>
  new PushStream(
    { REDIS_URL, NODE_ENV: 'test', LOG_LEVEL: 'silent', HEALTH_PORT: 0 },
    createLogger('test', 'silent'),
  );

describe('push', () => {
  let service: TestService;
  let stream: PushStream;
  beforeAll(async () => {
    service = await testService({
      service: 'planning',
      config: serviceConfig,
      database: sampleSchema,
      module: SampleModule.register,
    });
    const { host, port } = service.redis.options;
    stream = streamFrom(`redis://${host}:${port}`);
  });
  afterAll(async () => {
    stream.onApplicationShutdown();
    await service.close();
  });

  it('stops while it still connects to Redis, without an unhandled error', async () => {
    streamFrom('redis://127.0.0.1:1').onApplicationShutdown();
    // Node reports a rejection that nobody handles after the current turn, and it fails the test.
    await new Promise(setImmediate);
  });

  it('reaches the browsers of one user and nobody else', async () => {
    const mine: unknown[] = [];
    const others: unknown[] = [];
    stream.of(501).subscribe((push) => mine.push(push));
    stream.of(502).subscribe((push) => others.push(push));
    // Messages sent before the stream has subscribed are lost.
    while (mine.length === 0) {
      await service.get(Pusher).toUser(501, noteStamped, { noteId: 3 });
      await new Promise((done) => setTimeout(done, 10));
    }
    expect(mine[0]).toEqual({ type: 'planning.note-stamped', data: { noteId: 3 } });
    expect(others).toEqual([]);
  });

  it('does not fail the work when Redis does not answer', async () => {
    const pusher = service.get(Pusher);
    (pusher as unknown as { redis: { disconnect(): void } }).redis.disconnect();
    await expect(pusher.toUser(501, noteStamped, { noteId: 4 })).resolves.toBeUndefined();
  });
});

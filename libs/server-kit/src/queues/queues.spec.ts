import { userRegistered } from '@giftwell/contracts/auth/events';
import { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import { once } from 'node:events';
import { In } from 'typeorm';
import { serviceConfig } from '../config.js';
import { eventQueue, Events } from './events.js';
import { Jobs } from './jobs.js';
import { Outbox } from './outbox.js';
import {
  loner,
  NoteEntity,
  noteRoutes,
  SampleModule,
  sampleSchema,
  stampNote,
  WriteWelcomeNote,
} from '../testing/sample.js';
import { testService, type TestService } from '../testing/test-service.js';

describe('jobs and events', () => {
  let service: TestService;
  const start = (env: Record<string, string> = {}) =>
    testService({
      service: 'planning',
      config: serviceConfig,
      database: sampleSchema,
      module: SampleModule.register,
      env,
    });
  beforeAll(async () => {
    service = await start();
  });
  afterAll(() => service.close());

  const stampsOf = async (id: number) => (await service.client(noteRoutes, 1).get({ id })).stamps;

  it('runs a job once the transaction that queued it commits', async () => {
    const { id } = await service.client(noteRoutes, 1).create({ title: 'good' });
    await service.settle();
    expect(await stampsOf(id)).toBe(1);
    expect(await service.outbox()).toEqual([]);
  });

  it('queues nothing when the transaction is rolled back', async () => {
    await expect(service.client(noteRoutes, 1).create({ title: 'rolled back' })).rejects.toMatchObject({
      code: 'note_taken',
    });
    expect(await service.outbox()).toEqual([]);
    const queue = new Queue(stampNote.name, { connection: { url: redisUrl(service) } });
    expect(await queue.getWaitingCount()).toBe(0);
    await queue.close();
  });

  it('tries a failed job again, and has its effect once', async () => {
    const { id } = await service.client(noteRoutes, 1).create({ title: 'fails-once' });
    await service.settle();
    expect(await stampsOf(id)).toBe(1);
  });

  it('has an effect once although the handler finishes twice', async () => {
    const { id } = await service.client(noteRoutes, 1).create({ title: 'twice' });
    await service.settle();
    expect(await stampsOf(id)).toBe(1);
  });

  it('tells the handler after the last attempt, once', async () => {
    const { id } = await service.client(noteRoutes, 1).create({ title: 'fails' });
    await service.settle();
    await new Promise((done) => setTimeout(done, 100));
    expect(await stampsOf(id)).toBe(-1);
  });

  it('changes nothing when a job is delivered a second time', async () => {
    const { id } = await service.client(noteRoutes, 1).create({ title: 'delivered twice' });
    await service.settle();
    const queue = new Queue(stampNote.name, { connection: { url: redisUrl(service) } });
    const done = (await queue.getCompleted()).find((job) => (job.data as { noteId: number }).noteId === id)!;
    await done.remove();
    await queue.add(done.name, done.data, { jobId: done.id! });
    await service.settle();
    await queue.close();
    expect(await stampsOf(id)).toBe(1);
  });

  it('gives up a job that was begun far more often than its attempts allow', async () => {
    const { id } = await service.client(noteRoutes, 5).create({ title: 'waits' });
    await service.settle();
    await service.db.query("INSERT INTO job_starts VALUES ('o-poison', 99)");
    const queue = new Queue(stampNote.name, { connection: { url: redisUrl(service) } });
    await queue.pause();
    await queue.add(stampNote.name, { noteId: id, mood: 'good' }, { jobId: 'o-poison', attempts: 3 });
    await service.redis.hset(`bull:${stampNote.name}:o-poison`, 'ats', 99);
    await queue.resume();
    await service.settle();
    await new Promise((done) => setTimeout(done, 100));
    await queue.close();
    expect((await service.client(noteRoutes, 5).get({ id })).stamps).toBe(-1);
  });

  it('hands an event to its subscriber, once however often it is delivered', async () => {
    const events = service.get(Events);
    await service.db.transaction((tx) => events.publish(tx, userRegistered, { userId: 42, timeZone: 'UTC' }));
    await service.settle();
    const queue = new Queue(eventQueue(userRegistered, 'planning'), {
      connection: { url: redisUrl(service) },
    });
    const [done] = await queue.getCompleted();
    await done!.remove();
    await queue.add(done!.name, done!.data, { jobId: done!.id! });
    await service.settle();
    await queue.close();
    expect((await service.client(noteRoutes, 42).list({})).map((note) => note.title)).toEqual(['Welcome']);
  });

  it('handles events that arrive together in one transaction, and alone where that fails', async () => {
    const events = service.get(Events);
    const { batches } = service.get(WriteWelcomeNote);
    const users = Array.from({ length: 60 }, (_, at) => loner - 30 + at);
    const welcomed = async () => {
      const notes = await service.db
        .getRepository(NoteEntity)
        .findBy({ title: 'Welcome', userId: In(users) });
      return notes.map(({ userId }) => userId).sort((a, b) => a - b);
    };
    batches.length = 0;
    await service.db.transaction(async (tx) => {
      for (const userId of users) await events.publish(tx, userRegistered, { userId, timeZone: 'UTC' });
    });
    await service.settle();
    expect(await welcomed()).toEqual(users);
    expect(Math.max(...batches)).toBeGreaterThan(1);
  });

  it('is told of a commit in another process that only answers calls', async () => {
    const caller = await start({ ROLE: 'rpc' });
    const outbox = caller.get(Outbox);
    const heard = new Promise<void>((done) => {
      const listener = service.redis.duplicate();
      listener.on('message', () => {
        listener.disconnect();
        done();
      });
      void listener
        .subscribe('outbox:sample')
        .then(() =>
          caller.db.transaction((tx) =>
            outbox.put(tx, [{ queue: 'none', name: 'none', data: {}, options: {} }]),
          ),
        );
    });
    await heard;
    expect(await caller.outbox()).toHaveLength(1);
    await caller.close();
  });

  it('stores rows in their order, each with its own queue, data and options', async () => {
    const [once, twice] = [{ attempts: 1 }, { attempts: 2 }];
    const rows = [
      { queue: 'one', name: 'first', data: { n: 1 }, options: once },
      { queue: 'one', name: 'first', data: { n: 2 }, options: once },
      { queue: 'one', name: 'first', data: { n: 3 }, options: twice },
      { queue: 'two', name: 'second', data: { list: [4] }, options: twice },
      { queue: 'one', name: 'first', data: { n: 5 }, options: once },
    ];
    const runner = service.db.createQueryRunner();
    await runner.startTransaction();
    await service.get(Outbox).put(runner.manager, rows);
    const stored: unknown = await runner.query(
      'SELECT queue, name, data, options FROM outbox ORDER BY position',
    );
    await runner.rollbackTransaction();
    await runner.release();
    expect(stored).toEqual(rows);
  });

  it('refuses data that the definition does not allow, before anything is stored', async () => {
    const jobs = service.get(Jobs);
    const add = service.db.transaction(async (tx) => jobs.add(tx, stampNote, { noteId: 'seven' } as never));
    await expect(add).rejects.toThrow();
    expect(await service.outbox()).toEqual([]);
  });

  it('relays thousands of rows without losing or repeating one', async () => {
    const notes = service.db.getRepository(NoteEntity);
    const { identifiers } = await notes.insert(
      Array.from({ length: 1_000 }, (_, n) => ({ userId: 7, title: `n${n}` })),
    );
    const jobs = service.get(Jobs);
    await Promise.all(
      [0, 1, 2, 3].map((part) =>
        service.db.transaction(async (tx) => {
          for (const { id } of identifiers.slice(part * 250, part * 250 + 250)) {
            await jobs.add(tx, stampNote, { noteId: id as number });
          }
        }),
      ),
    );
    await service.settle();
    expect(await notes.countBy({ userId: 7, stamps: 1 })).toBe(1_000);
  }, 60_000);

  it('keeps rows while Redis is away, and sends them when it is back', async () => {
    const outbox = service.get(Outbox);
    const { redis } = outbox as unknown as { redis: Redis };
    const ended = once(redis, 'end');
    redis.disconnect();
    await ended;
    const { id } = await service.client(noteRoutes, 1).create({ title: 'while Redis was away' });
    expect(await service.outbox()).toHaveLength(1);
    expect(await stampsOf(id)).toBe(0);
    await redis.connect();
    await service.settle();
    expect(await stampsOf(id)).toBe(1);
  });
});

describe('a service whose wiring is not whole', () => {
  it('stops at start when a job has no handler', async () => {
    const register = (config: never, logger: never) => {
      const whole = SampleModule.register(config, logger);
      return {
        ...whole,
        providers: whole.providers!.filter((provider) => (provider as { name: string }).name !== 'StampNote'),
      };
    };
    await expect(
      testService({
        service: 'planning',
        config: serviceConfig,
        database: sampleSchema,
        module: register as never,
      }),
    ).rejects.toThrow('The job planning.stamp-note has no handler');
  });

  it('stops at start when an event that it subscribes to has no handler', async () => {
    const register = (config: never, logger: never) => {
      const whole = SampleModule.register(config, logger);
      return {
        ...whole,
        providers: whole.providers!.filter(
          (provider) => (provider as { name: string }).name !== 'WriteWelcomeNote',
        ),
      };
    };
    await expect(
      testService({
        service: 'planning',
        config: serviceConfig,
        database: sampleSchema,
        module: register as never,
      }),
    ).rejects.toThrow('planning subscribes to auth.user-registered and has no handler for it');
  });
});

function redisUrl({ redis }: TestService): string {
  const { host, port, db } = redis.options;
  return `redis://${host}:${port}/${db ?? 0}`;
}

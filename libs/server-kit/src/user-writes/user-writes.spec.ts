import { Redis } from 'ioredis';
import { Clock } from '../clock.js';
import { createLogger } from '../log/log.js';
import { testRedisUrl } from '../testing/index.js';
import { UserWrites } from './user-writes.js';
import { maxWriteMs, versionOf } from './write-scripts.js';

const user = 7;
let redis: Redis;
let writes: UserWrites;
let asked = 0;

beforeAll(() => {
  redis = new Redis(testRedisUrl());
  writes = new UserWrites(redis, createLogger('kit', 'silent'), new Clock());
});
afterAll(() => redis.disconnect());
beforeEach(() => redis.flushdb());

const version = (now = Date.now()) =>
  redis.eval(`${versionOf}\nreturn versionOf(ARGV[1], ARGV[2], ARGV[3])`, 0, user, now, `v${(asked += 1)}`);

it('gives the rows of a user one version until somebody changes them', async () => {
  const first = await version();
  expect(first).not.toBe('');
  expect(await version()).toBe(first);
  await writes.around([{ userId: 8 }], () => Promise.resolve());
  expect(await version()).toBe(first);
  await writes.around([{ userId: 8 }, { userId: user }], () => Promise.resolve());
  expect(await version()).not.toBe(first);
});

it('gives them none while one of several changes runs, also when another one fails', async () => {
  let commit = () => {};
  const slow = writes.around([{ userId: user }], () => new Promise<void>((done) => (commit = done)));
  const failing = writes.around([{ userId: user }], () => Promise.reject(new Error('rolled back')));
  await expect(failing).rejects.toThrow('rolled back');
  expect(await version()).toBe('');
  commit();
  await slow;
  expect(await version()).not.toBe('');
});

it('gives them one again when a writer must be dead', async () => {
  void writes.around([{ userId: user }], () => new Promise(() => undefined));
  await new Promise((done) => setTimeout(done, 50));
  expect(await version()).toBe('');
  expect(await version(Date.now() + maxWriteMs + 1)).not.toBe('');
});

it('notes nothing for what belongs to no user', async () => {
  await writes.around([{ jobId: 'x' }], () => Promise.resolve());
  expect(await redis.keys('*')).toEqual([]);
});

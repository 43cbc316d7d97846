import { randomBytes } from 'node:crypto';
import type { Redis } from 'ioredis';
import { connect } from 'node:net';
import { ChunkCipher } from './chunk-cipher.js';
import { AudioStore } from './audio-store.js';
import { createLogger } from '../log/log.js';
import { blockingRedis } from '../redis.js';
import { testRedisUrl } from '../testing/test-service.js';

const config = { NODE_ENV: 'test', LOG_LEVEL: 'silent', HEALTH_PORT: 0 } as const;
const nameOf = (key: string) => new ChunkCipher(key).name;
const newKey = () => randomBytes(16).toString('base64url');

describe('audio store', () => {
  let redis: Redis;
  let audioStore: AudioStore;
  beforeAll(async () => {
    const logger = createLogger('test', 'silent');
    redis = blockingRedis(testRedisUrl(), logger);
    audioStore = new AudioStore({ ...config, REDIS_URL: testRedisUrl() }, logger);
  });
  beforeEach(() => redis.flushdb());
  afterAll(() => {
    audioStore.onApplicationShutdown();
    redis.disconnect();
  });

  /** Opens a recording, writes to it, and leaves it unfinished. */
  async function begin(key: string, ...chunks: Buffer[]) {
    const audio = await audioStore.open(key);
    if (!audio) throw new Error('too many are stored');
    for (const chunk of chunks) await audio.append(chunk);
    return audio;
  }
  async function bytesOf(key: string): Promise<Buffer> {
    const audio = await audioStore.read(key);
    const chunks: Buffer[] = [];
    for await (const chunk of audio!.chunks()) chunks.push(chunk);
    return Buffer.concat(chunks);
  }

  it.each([
    ['of one byte', 1, 1],
    ['in tiny chunks', 200_000, 100],
    ['in large chunks', 1_500_000, 70_000],
  ])('gives back a recording %s as it came', async (_name, size, chunkSize) => {
    const key = newKey();
    const sent = randomBytes(size);
    const chunks: Buffer[] = [];
    for (let at = 0; at < size; at += chunkSize) chunks.push(sent.subarray(at, at + chunkSize));
    await (await begin(key, ...chunks)).finish();
    expect((await audioStore.read(key))!.bytes).toBe(size);
    expect((await bytesOf(key)).equals(sent)).toBe(true);
    // It can be read again, for a second attempt.
    expect((await bytesOf(key)).equals(sent)).toBe(true);
  });

  it('keeps tiny chunks together, so that they cost no more than themselves', async () => {
    const key = newKey();
    await (await begin(key, ...Array.from({ length: 70_000 }, () => Buffer.from('a')))).finish();
    expect(await redis.llen(`audio:${nameOf(key)}`)).toBe(2);
  });

  it('is nothing that Redis could read, keep in a file or lead to', async () => {
    const key = newKey();
    // Not ioredis' own monitor: it fails when others talk to the same server as it begins.
    const monitor = connect(redis.options.port!, redis.options.host);
    let log = '';
    monitor.on('data', (chunk) => (log += chunk.toString('latin1')));
    monitor.write('MONITOR\r\n');
    const until = async (text: string) => {
      while (!log.includes(text)) await new Promise((done) => setTimeout(done, 5));
    };
    await until('+OK');
    const said = Buffer.from('planted words '.repeat(20_000));
    await (await begin(key, said)).finish();
    expect((await bytesOf(key)).equals(said)).toBe(true);
    const end = newKey();
    await redis.echo(end);
    await until(end);
    monitor.destroy();
    const heard = log.split('\n');
    expect(heard.filter((line) => line.includes(nameOf(key))).length).toBeGreaterThan(3);
    expect(heard.filter((line) => line.includes('planted') || line.includes(key))).toEqual([]);
  });

  it('is not taken for another one, nor with its pieces in another order', async () => {
    const [key, other] = [newKey(), newKey()];
    await (await begin(key, randomBytes(70_000), randomBytes(70_000))).finish();
    await (await begin(other, randomBytes(70_000), randomBytes(70_000))).finish();
    const piece = await redis.lindexBuffer(`audio:${nameOf(key)}`, 0);
    await redis.lset(`audio:${nameOf(other)}`, 0, piece!);
    await expect(bytesOf(other)).rejects.toThrow();
    await redis.lset(`audio:${nameOf(key)}`, 1, piece!);
    await expect(bytesOf(key)).rejects.toThrow();
  });

  it('takes no more than 120 MB together, and has room again when one is dropped', async () => {
    const [large, key] = [newKey(), newKey()];
    await begin(large);
    await redis.hset('audio-sizes', nameOf(large), 119_950_000);
    await expect(begin(key, randomBytes(70_000))).rejects.toThrow('Too many files');
    await audioStore.drop(key);
    await audioStore.drop(large);
    await begin(newKey(), randomBytes(70_000));
  });

  it('is not read before all of it is there', async () => {
    const key = newKey();
    const audio = await begin(key, randomBytes(100_000));
    expect(await audioStore.read(key)).toBeNull();
    await audio.finish();
    expect(await audioStore.read(key)).toMatchObject({ bytes: 100_000 });
    expect(await audioStore.read(newKey())).toBeNull();
  });

  it('leaves nothing when it is dropped, and does not come back with what still arrives', async () => {
    const key = newKey();
    const audio = await begin(key, randomBytes(100_000), randomBytes(10));
    await audioStore.drop(key);
    await audioStore.drop(key);
    await expect(audio.append(randomBytes(100_000))).rejects.toThrow('no longer stored');
    await expect(audio.finish()).rejects.toThrow('no longer stored');
    expect(await redis.keys('*')).toEqual([]);
  });

  it('does not take half a recording for the whole when it is dropped while it is read', async () => {
    const key = newKey();
    await (await begin(key, ...Array.from({ length: 20 }, () => randomBytes(70_000)))).finish();
    const read = async () => {
      for await (const chunk of (await audioStore.read(key))!.chunks()) {
        expect(chunk).toHaveLength(70_000);
        await audioStore.drop(key);
      }
    };
    await expect(read()).rejects.toThrow('no longer stored');
  });

  it('ends by itself ten minutes after it was begun', async () => {
    const key = newKey();
    const audio = await begin(key, randomBytes(100_000));
    await redis.pexpire(`audio:${nameOf(key)}:size`, 300_000);
    await audio.append(randomBytes(100_000));
    await audio.finish();
    for (const name of await redis.keys('audio:*')) {
      const left = await redis.pttl(name);
      expect([name, left > 0 && left <= 300_000]).toEqual([name, true]);
    }
    expect(await redis.pttl('audio-held')).toBeLessThanOrEqual(600_000);
  });

  it('says soon that Redis is away', async () => {
    const alone = new AudioStore(
      { ...config, REDIS_URL: 'redis://127.0.0.1:9' },
      createLogger('test', 'silent'),
    );
    await expect(alone.open(newKey())).rejects.toThrow();
    await expect(alone.read(newKey())).rejects.toThrow();
    alone.onApplicationShutdown();
  });

  it('holds no more than 40 at once, and has room again when one is dropped or has run out', async () => {
    const keys = Array.from({ length: 40 }, newKey);
    for (const key of keys) await begin(key);
    expect(await audioStore.open(newKey())).toBeNull();
    await audioStore.drop(keys[0]!);
    await begin(newKey());
    expect(await audioStore.open(newKey())).toBeNull();
    await redis.zadd('audio-held', Date.now() - 1, nameOf(keys[1]!));
    await begin(newKey());
  });
});

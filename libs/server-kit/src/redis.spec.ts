import { createLogger } from './log/log.js';
import { requestRedis } from './redis.js';
import { testRedisUrl } from './testing/index.js';

type Scripted = ReturnType<typeof requestRedis> & { greet(...args: unknown[]): Promise<string> };
const logger = createLogger('planning', 'silent');
const connections: Scripted[] = [];

function greeting(lua: string, numberOfKeys?: number): Scripted {
  const redis = requestRedis(testRedisUrl(), logger, { enableOfflineQueue: true }) as Scripted;
  redis.defineCommand('greet', { lua, ...(numberOfKeys !== undefined && { numberOfKeys }) });
  connections.push(redis);
  return redis;
}
afterEach(() => {
  for (const redis of connections.splice(0)) redis.disconnect();
});

it('runs a script that several connections define, alone and in a transaction', async () => {
  const hello = "return 'hello ' .. ARGV[1]";
  for (const redis of [greeting(hello, 0), greeting(hello, 0)]) {
    expect(await redis.greet('Mia')).toBe('hello Mia');
    const transaction = redis.multi() as unknown as { greet(name: string): typeof transaction } & ReturnType<
      typeof redis.multi
    >;
    expect(await transaction.greet('Ada').exec()).toEqual([[null, 'hello Ada']]);
  }
});

it('keeps different scripts of one name apart', async () => {
  const [first, second, third] = [
    greeting("return 'hello ' .. ARGV[1]", 0),
    greeting("return 'bye ' .. ARGV[1]", 0),
    greeting("return 'bye ' .. ARGV[1]"),
  ];
  expect(await first.greet('Mia')).toBe('hello Mia');
  expect(await second.greet('Mia')).toBe('bye Mia');
  expect(await third.greet(1, 'key', 'Mia')).toBe('bye Mia');
});

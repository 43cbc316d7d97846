import type { Redis } from 'ioredis';

export type Script = (...keysAndArguments: (string | number)[]) => Promise<unknown>;

/**
 * A Lua script as a function of its keys and then its arguments. ioredis sends only the hash once Redis has the script.
 */
export function redisScript(redis: Redis, name: string, numberOfKeys: number, lua: string): Script {
  redis.defineCommand(name, { numberOfKeys, lua });
  const run = (redis as unknown as Record<string, Script>)[name]!;
  return (...args) => run.apply(redis, args);
}

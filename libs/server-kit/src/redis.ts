import { Redis, type Command, type RedisOptions } from 'ioredis';
import type { Writable } from 'node:stream';
import type { Logger } from './log/log.js';

const reconnect = (attempt: number) => Math.min(50 * 2 ** Math.min(attempt, 6), 1_000);

type Definition = Parameters<Redis['defineCommand']>[1];
interface SharedScript {
  definition: Definition;
  script: unknown;
  call: unknown;
  bufferCall: unknown;
}

/**
 * The scripts of all connections by name. BullMQ defines sixty on each of its connections, two for each queue, and each
 * would be hashed and kept again.
 */
const scripts = new Map<string, SharedScript>();

/** Sends all commands of one event loop turn in one write, because a write costs more than a small command. */
class BatchingRedis extends Redis {
  private batch: Writable | undefined;

  override defineCommand(name: string, definition: Definition): void {
    const own = this as unknown as Record<string, unknown>;
    const ownScripts = this.scriptsSet as Record<string, unknown>;
    const inBuffers = `${name}Buffer`;
    const known = scripts.get(name);
    const { lua, numberOfKeys } = definition;
    if (known?.definition.lua === lua && known.definition.numberOfKeys === numberOfKeys) {
      ownScripts[name] = known.script;
      own[name] = known.call;
      own[inBuffers] = known.bufferCall;
      return;
    }
    super.defineCommand(name, definition);
    const script = ownScripts[name];
    scripts.set(name, { definition, script, call: own[name], bufferCall: own[inBuffers] });
  }

  /** The base class would make a connection of its own class. */
  override duplicate(override?: Partial<RedisOptions>): Redis {
    return new BatchingRedis({ ...this.options, ...override });
  }

  override sendCommand(command: Command, stream?: Parameters<Redis['sendCommand']>[1]): unknown {
    // Undefined while the connection is being opened.
    const socket = (this as { stream?: Writable }).stream;
    if (socket && this.batch !== socket) {
      this.batch = socket;
      socket.cork();
      setImmediate(() => {
        if (this.batch === socket) this.batch = undefined;
        socket.uncork();
      });
    }
    return super.sendCommand(command, stream);
  }
}

/** For requests: a command fails within 1.5 s if Redis is frozen. On a busy machine an answer may take half a second. */
export function requestRedis(url: string, logger: Logger, options: RedisOptions = {}): Redis {
  return watched(
    new BatchingRedis(url, {
      commandTimeout: 1_500,
      connectTimeout: 2_000,
      maxRetriesPerRequest: 0,
      enableOfflineQueue: false,
      retryStrategy: reconnect,
      ...options,
    }),
    logger,
  );
}

/** For workers and subscribers: commands wait until Redis is available. */
export function blockingRedis(url: string, logger: Logger): Redis {
  return watched(
    new BatchingRedis(url, { maxRetriesPerRequest: null, connectTimeout: 2_000, retryStrategy: reconnect }),
    logger,
  );
}

function watched(redis: Redis, logger: Logger): Redis {
  let down = false;
  redis.on('error', (error: Error) => {
    if (!down) logger.warn({ err: error }, 'Redis connection failed; reconnecting');
    down = true;
  });
  redis.on('ready', () => {
    if (down) logger.info('Redis connected again');
    down = false;
  });
  return redis;
}

const readyWithinMs = 1_000;

/** Waits up to a second for Redis, so that the first requests find it; a process also starts without it. */
export async function waitUntilReady(redis: Redis): Promise<void> {
  for (const until = Date.now() + readyWithinMs; redis.status !== 'ready' && Date.now() < until;)
    await new Promise((next) => setTimeout(next, 10));
}

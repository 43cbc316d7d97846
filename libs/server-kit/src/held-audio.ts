import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Redis } from 'ioredis';
import type { ProcessConfig } from './config.js';
import type { Logger } from './log.js';
import { commandRedis } from './redis.js';
import { CONFIG, LOGGER } from './tokens.js';

/** However it ends, nothing that somebody said is kept for longer. */
const lifeMs = 10 * 60_000;
/** At most 10 MB each: what recordings may take of the memory that Redis has for everything. */
const mostHeld = 40;
/** Small enough for a command to be quick, and not so small that a recording in tiny chunks costs more than itself. */
const pieceBytes = 64 * 1024;
const piecesAtOnce = 8;
/** Nobody waits for one piece, and five minutes of speech are not thrown away for a short pause. */
const patienceMs = 4_000;

const allHeld = 'audio-held';
const piecesOf = (key: string) => `audio:${key}`;
const sizeOf = (key: string) => `audio:${key}:size`;

/** Keys: all held, size. Arguments: now, life, most, key. */
const openScript = `
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', ARGV[1])
if redis.call('ZCARD', KEYS[1]) >= tonumber(ARGV[3]) then return 0 end
redis.call('ZADD', KEYS[1], tonumber(ARGV[1]) + tonumber(ARGV[2]), ARGV[4])
redis.call('PEXPIRE', KEYS[1], ARGV[2])
redis.call('HSET', KEYS[2], 'bytes', 0)
redis.call('PEXPIRE', KEYS[2], ARGV[2])
return 1`;

/** Keys: pieces, size. Argument: piece. What was dropped meanwhile does not come back. */
const appendScript = `
local left = redis.call('PTTL', KEYS[2])
if left <= 0 then return 0 end
redis.call('RPUSH', KEYS[1], ARGV[1])
redis.call('PEXPIRE', KEYS[1], left)
redis.call('HINCRBY', KEYS[2], 'bytes', #ARGV[1])
return 1`;

/** Key: size. */
const finishScript = `
if redis.call('EXISTS', KEYS[1]) == 0 then return 0 end
redis.call('HSET', KEYS[1], 'whole', 1)
return 1`;

type Script<Arguments extends unknown[]> = (...args: Arguments) => Promise<number>;
interface Scripts {
  openAudio: Script<[all: string, size: string, now: number, life: number, most: number, key: string]>;
  appendAudio: Script<[pieces: string, size: string, piece: Buffer]>;
  finishAudio: Script<[size: string]>;
}

/** A recording on its way in; `append` takes chunks of any size and resolves when there is room for the next. */
export interface IncomingAudio {
  append(chunk: Uint8Array): Promise<void>;
  /** Only from here on can it be read. */
  finish(): Promise<void>;
}

export interface WholeAudio {
  bytes: number;
  /** Piece by piece; throws when it is dropped or runs out meanwhile, so that half is never taken for the whole. */
  chunks(): AsyncIterable<Buffer>;
}

/**
 * Recordings between the gateway, which writes them, and the worker that transcribes them: in Redis under a secret
 * key, in pieces, for ten minutes at most. They never pass RPC, a queue or a disk of ours as a whole. On a connection
 * of their own, so that no session waits behind them.
 */
@Injectable()
export class HeldAudio implements OnApplicationShutdown {
  private readonly redis: Redis;
  private readonly scripts: Scripts;

  constructor(@Inject(CONFIG) config: ProcessConfig, @Inject(LOGGER) logger: Logger) {
    const redis = commandRedis(config.REDIS_URL, logger, {
      commandTimeout: patienceMs,
      enableOfflineQueue: true,
    });
    this.redis = redis;
    redis.defineCommand('openAudio', { numberOfKeys: 2, lua: openScript });
    redis.defineCommand('appendAudio', { numberOfKeys: 2, lua: appendScript });
    redis.defineCommand('finishAudio', { numberOfKeys: 1, lua: finishScript });
    this.scripts = redis as unknown as Scripts;
  }

  /** Begins a recording under this key, or gives null while too many are held. */
  async open(key: string): Promise<IncomingAudio | null> {
    const opened = await this.scripts.openAudio(allHeld, sizeOf(key), Date.now(), lifeMs, mostHeld, key);
    return opened === 1 ? this.incoming(key) : null;
  }

  /** Null when there is none, or not all of it yet. */
  async read(key: string): Promise<WholeAudio | null> {
    const [bytes, whole] = await this.redis.hmget(sizeOf(key), 'bytes', 'whole');
    if (!whole) return null;
    return { bytes: Number(bytes), chunks: () => this.chunks(key, Number(bytes)) };
  }

  /** Forgets it, in whatever state it is. What never was is forgotten as well. */
  async drop(key: string): Promise<void> {
    await this.redis.multi().del(sizeOf(key)).unlink(piecesOf(key)).zrem(allHeld, key).exec();
  }

  onApplicationShutdown(): void {
    this.redis.disconnect();
  }

  private incoming(key: string): IncomingAudio {
    let waiting: Uint8Array[] = [];
    let waitingBytes = 0;
    const send = async () => {
      const piece = Buffer.concat(waiting);
      waiting = [];
      waitingBytes = 0;
      if ((await this.scripts.appendAudio(piecesOf(key), sizeOf(key), piece)) !== 1) throw gone();
    };
    return {
      append: async (chunk) => {
        waiting.push(chunk);
        waitingBytes += chunk.length;
        if (waitingBytes >= pieceBytes) await send();
      },
      finish: async () => {
        if (waitingBytes > 0) await send();
        if ((await this.scripts.finishAudio(sizeOf(key))) !== 1) throw gone();
      },
    };
  }

  private async *chunks(key: string, bytes: number): AsyncGenerator<Buffer> {
    let read = 0;
    for (let at = 0; read < bytes; at += piecesAtOnce) {
      const pieces = await this.redis.lrangeBuffer(piecesOf(key), at, at + piecesAtOnce - 1);
      if (pieces.length === 0) throw gone();
      for (const piece of pieces) {
        read += piece.length;
        yield piece;
      }
    }
  }
}

const gone = () => new Error('The recording is no longer held');

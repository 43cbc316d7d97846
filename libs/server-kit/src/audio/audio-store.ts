import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { AudioCipher, tagBytes } from './audio-cipher.js';
import type { ProcessConfig } from '../config.js';
import type { Logger } from '../log/log.js';
import { requestRedis } from '../redis.js';
import { CONFIG, LOGGER } from '../tokens.js';

/** Maximum lifetime of a recording. */
const lifeMs = 10 * 60_000;
/** Limits the memory that recordings may take in Redis. */
const mostRecordings = 40;
const mostBytes = 120_000_000;
/** Small enough for a fast command, large enough to make the overhead irrelevant. */
const pieceBytes = 64 * 1024;
const piecesAtOnce = 8;
/** Longer than for other commands: a short pause of Redis must not lose five minutes of speech. */
const commandTimeoutMs = 4_000;

const allRecordings = 'audio-held';
const sizes = 'audio-sizes';
const piecesOf = (name: string) => `audio:${name}`;
const sizeOf = (name: string) => `audio:${name}:size`;

/** Keys: all recordings, size, sizes of all. Arguments: now, life, most, name. */
const openScript = `
for _, over in ipairs(redis.call('ZRANGEBYSCORE', KEYS[1], '-inf', ARGV[1])) do redis.call('HDEL', KEYS[3], over) end
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', ARGV[1])
if redis.call('ZCARD', KEYS[1]) >= tonumber(ARGV[3]) then return 0 end
redis.call('ZADD', KEYS[1], tonumber(ARGV[1]) + tonumber(ARGV[2]), ARGV[4])
redis.call('PEXPIRE', KEYS[1], ARGV[2])
redis.call('HSET', KEYS[2], 'bytes', 0)
redis.call('PEXPIRE', KEYS[2], ARGV[2])
redis.call('PEXPIRE', KEYS[3], ARGV[2])
return 1`;

/** Keys: pieces, size, sizes of all. Arguments: piece, most bytes of all, name, bytes of a tag. A recording that was deleted meanwhile is not created again. */
const appendScript = `
local left = redis.call('PTTL', KEYS[2])
if left <= 0 then return 0 end
local all = #ARGV[1]
for _, bytes in ipairs(redis.call('HVALS', KEYS[3])) do all = all + tonumber(bytes) end
if all > tonumber(ARGV[2]) then return 2 end
redis.call('HINCRBY', KEYS[3], ARGV[3], #ARGV[1])
redis.call('PEXPIRE', KEYS[3], left)
redis.call('RPUSH', KEYS[1], ARGV[1])
redis.call('PEXPIRE', KEYS[1], left)
redis.call('HINCRBY', KEYS[2], 'bytes', #ARGV[1] - tonumber(ARGV[4]))
return 1`;

/** Key: size. */
const finishScript = `
if redis.call('EXISTS', KEYS[1]) == 0 then return 0 end
redis.call('HSET', KEYS[1], 'whole', 1)
return 1`;

type Script<Arguments extends unknown[]> = (...args: Arguments) => Promise<number>;
interface Scripts {
  openAudio: Script<
    [all: string, size: string, sizes: string, now: number, life: number, most: number, name: string]
  >;
  appendAudio: Script<
    [pieces: string, size: string, sizes: string, piece: Buffer, most: number, name: string, tag: number]
  >;
  finishAudio: Script<[size: string]>;
}

/** A recording that is being written; `append` takes chunks of any size and resolves when it is ready for the next. */
export interface IncomingAudio {
  append(chunk: Uint8Array): Promise<void>;
  /** Makes the recording readable. */
  finish(): Promise<void>;
}

export interface WholeAudio {
  bytes: number;
  /** Throws if the recording is deleted or expires meanwhile, so that a part is never taken for the whole. */
  chunks(): AsyncIterable<Buffer>;
}

/**
 * Passes recordings from the gateway to the worker that transcribes them: in Redis, in pieces, for ten minutes at most.
 * They are encrypted with a key that Redis never gets, so that its files on disk reveal nothing. Uses its own
 * connection, so that sessions don't wait behind a recording.
 */
@Injectable()
export class AudioStore implements OnApplicationShutdown {
  private readonly redis: Redis;
  private readonly scripts: Scripts;

  constructor(@Inject(CONFIG) config: ProcessConfig, @Inject(LOGGER) logger: Logger) {
    const redis = requestRedis(config.REDIS_URL, logger, {
      commandTimeout: commandTimeoutMs,
      enableOfflineQueue: true,
    });
    this.redis = redis;
    redis.defineCommand('openAudio', { numberOfKeys: 3, lua: openScript });
    redis.defineCommand('appendAudio', { numberOfKeys: 3, lua: appendScript });
    redis.defineCommand('finishAudio', { numberOfKeys: 1, lua: finishScript });
    this.scripts = redis as unknown as Scripts;
  }

  /** Begins a recording under this key; null if too many are stored. */
  async open(key: string): Promise<IncomingAudio | null> {
    const cipher = new AudioCipher(key);
    const { name } = cipher;
    const limits = [Date.now(), lifeMs, mostRecordings] as const;
    const opened = await this.scripts.openAudio(allRecordings, sizeOf(name), sizes, ...limits, name);
    return opened === 1 ? this.incoming(cipher) : null;
  }

  /** Null if it doesn't exist or isn't finished. */
  async read(key: string): Promise<WholeAudio | null> {
    const cipher = new AudioCipher(key);
    const [bytes, whole] = await this.redis.hmget(sizeOf(cipher.name), 'bytes', 'whole');
    if (!whole) return null;
    return { bytes: Number(bytes), chunks: () => this.chunks(cipher, Number(bytes)) };
  }

  /** Deletes it in any state; does nothing if it doesn't exist. */
  async drop(key: string): Promise<void> {
    const { name } = new AudioCipher(key);
    const all = this.redis.multi().del(sizeOf(name)).unlink(piecesOf(name)).zrem(allRecordings, name);
    await all.hdel(sizes, name).exec();
  }

  onApplicationShutdown(): void {
    this.redis.disconnect();
  }

  private incoming(cipher: AudioCipher): IncomingAudio {
    const { name } = cipher;
    let pieces = 0;
    let waiting: Uint8Array[] = [];
    let waitingBytes = 0;
    const send = async () => {
      const piece = cipher.encrypt(Buffer.concat(waiting), pieces);
      pieces += 1;
      waiting = [];
      waitingBytes = 0;
      const keys = [piecesOf(name), sizeOf(name), sizes] as const;
      const end = await this.scripts.appendAudio(...keys, piece, mostBytes, name, tagBytes);
      if (end === 2) throw full();
      if (end !== 1) throw gone();
    };
    return {
      append: async (chunk) => {
        waiting.push(chunk);
        waitingBytes += chunk.length;
        if (waitingBytes >= pieceBytes) await send();
      },
      finish: async () => {
        if (waitingBytes > 0) await send();
        if ((await this.scripts.finishAudio(sizeOf(name))) !== 1) throw gone();
      },
    };
  }

  private async *chunks(cipher: AudioCipher, bytes: number): AsyncGenerator<Buffer> {
    let read = 0;
    for (let at = 0; read < bytes; at += piecesAtOnce) {
      const pieces = await this.redis.lrangeBuffer(piecesOf(cipher.name), at, at + piecesAtOnce - 1);
      if (pieces.length === 0) throw gone();
      for (const [index, piece] of pieces.entries()) {
        const opened = cipher.decrypt(piece, at + index);
        read += opened.length;
        yield opened;
      }
    }
  }
}

const full = () => new Error('Too many recordings are stored');
const gone = () => new Error('The recording is no longer stored');

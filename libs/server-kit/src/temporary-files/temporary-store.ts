import type { OnApplicationShutdown } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { ChunkCipher, tagBytes } from './chunk-cipher.js';
import type { ProcessConfig } from '../config.js';
import type { Logger } from '../log/log.js';
import { requestRedis } from '../redis.js';

/** What a store may hold. */
export interface StoreLimits {
  /** The prefix of its keys. */
  kind: string;
  /** Maximum lifetime of a file. */
  lifeMs: number;
  /** Limit the memory that files may take in Redis. */
  maxFiles: number;
  maxBytes: number;
}
/** Small enough for a fast command, large enough to make the overhead irrelevant. */
const pieceBytes = 64 * 1024;
const piecesAtOnce = 8;
/** Longer than for other commands: a short pause of Redis must not lose a long upload. */
const commandTimeoutMs = 4_000;

/** Keys: all files, size, sizes of all. Arguments: now, life, maximum, name. */
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

/** Keys: pieces, size, sizes of all. Arguments: piece, maximum bytes of all, name, bytes of a tag. A file that was deleted meanwhile is not created again. */
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
  openFile: Script<
    [all: string, size: string, sizes: string, now: number, life: number, max: number, name: string]
  >;
  appendFile: Script<
    [pieces: string, size: string, sizes: string, piece: Buffer, max: number, name: string, tag: number]
  >;
  finishFile: Script<[size: string]>;
}

/** A file that is being written; `append` takes chunks of any size and resolves when it is ready for the next. */
export interface IncomingFile {
  append(chunk: Uint8Array): Promise<void>;
  /** Makes the file readable. */
  finish(): Promise<void>;
}

export interface WholeFile {
  bytes: number;
  /** Throws if the file is deleted or expires meanwhile, so that a part is never taken for the whole. */
  chunks(): AsyncIterable<Buffer>;
}

/**
 * Passes files from the gateway to the worker that reads them: in Redis, in pieces, for a short time. They are encrypted
 * with a key that Redis never gets, so that its files on disk reveal nothing. Uses its own connection, so that sessions
 * don't wait behind an upload.
 */
export abstract class TemporaryStore implements OnApplicationShutdown {
  private readonly redis: Redis;
  private readonly scripts: Scripts;
  private readonly all: string;
  private readonly sizes: string;

  constructor(
    config: ProcessConfig,
    logger: Logger,
    private readonly limits: StoreLimits,
  ) {
    const redis = requestRedis(config.REDIS_URL, logger, {
      commandTimeout: commandTimeoutMs,
      enableOfflineQueue: true,
    });
    this.redis = redis;
    this.all = `${limits.kind}-held`;
    this.sizes = `${limits.kind}-sizes`;
    redis.defineCommand('openFile', { numberOfKeys: 3, lua: openScript });
    redis.defineCommand('appendFile', { numberOfKeys: 3, lua: appendScript });
    redis.defineCommand('finishFile', { numberOfKeys: 1, lua: finishScript });
    this.scripts = redis as unknown as Scripts;
  }

  /** Begins a file under this key; null if too many are stored. */
  async open(key: string): Promise<IncomingFile | null> {
    const cipher = new ChunkCipher(key);
    const { name } = cipher;
    const { lifeMs, maxFiles } = this.limits;
    const keys = [this.all, this.sizeOf(name), this.sizes] as const;
    const opened = await this.scripts.openFile(...keys, Date.now(), lifeMs, maxFiles, name);
    return opened === 1 ? this.incoming(cipher) : null;
  }

  /** Null if it doesn't exist or isn't finished. */
  async read(key: string): Promise<WholeFile | null> {
    const cipher = new ChunkCipher(key);
    const [bytes, whole] = await this.redis.hmget(this.sizeOf(cipher.name), 'bytes', 'whole');
    if (!whole) return null;
    return { bytes: Number(bytes), chunks: () => this.chunks(cipher, Number(bytes)) };
  }

  /** Deletes it in any state; does nothing if it doesn't exist. */
  async drop(key: string): Promise<void> {
    const { name } = new ChunkCipher(key);
    const all = this.redis.multi().del(this.sizeOf(name)).unlink(this.piecesOf(name)).zrem(this.all, name);
    await all.hdel(this.sizes, name).exec();
  }

  private piecesOf(name: string): string {
    return `${this.limits.kind}:${name}`;
  }

  private sizeOf(name: string): string {
    return `${this.limits.kind}:${name}:size`;
  }

  onApplicationShutdown(): void {
    this.redis.disconnect();
  }

  private incoming(cipher: ChunkCipher): IncomingFile {
    const { name } = cipher;
    let pieces = 0;
    let waiting: Uint8Array[] = [];
    let waitingBytes = 0;
    const send = async () => {
      const piece = cipher.encrypt(Buffer.concat(waiting), pieces);
      pieces += 1;
      waiting = [];
      waitingBytes = 0;
      const keys = [this.piecesOf(name), this.sizeOf(name), this.sizes] as const;
      const end = await this.scripts.appendFile(...keys, piece, this.limits.maxBytes, name, tagBytes);
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
        if ((await this.scripts.finishFile(this.sizeOf(name))) !== 1) throw gone();
      },
    };
  }

  private async *chunks(cipher: ChunkCipher, bytes: number): AsyncGenerator<Buffer> {
    let read = 0;
    for (let at = 0; read < bytes; at += piecesAtOnce) {
      const pieces = await this.redis.lrangeBuffer(this.piecesOf(cipher.name), at, at + piecesAtOnce - 1);
      if (pieces.length === 0) throw gone();
      for (const [index, piece] of pieces.entries()) {
        const opened = cipher.decrypt(piece, at + index);
        read += opened.length;
        yield opened;
      }
    }
  }
}

const full = () => new Error('Too many files are stored');
const gone = () => new Error('The file is no longer stored');

import { mkdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { findProgram, installPackage } from '../system/find-program.ts';
import { freePort } from '../system/ports.ts';
import type { BackingOptions } from './backing.ts';
import { ready, type ExecuteOptions, SupervisedProcess } from '../system/processes.ts';
import { messageOf, UserError } from '../../bootstrap/steps.mjs';

const names = ['redis-server', 'valkey-server'];

/** Finds a Redis server: on the PATH, as a system package, or built from source. */
async function findRedis(options: ExecuteOptions): Promise<string> {
  const found = findProgram(...names);
  if (found) return found;
  const installed = (await installPackage('redis-server', options)) ? findProgram(...names) : null;
  if (installed) return installed;
  try {
    const { default: RedisBinary } = await import('redis-memory-server/lib/util/RedisBinary.js');
    return await (RedisBinary.default ?? RedisBinary).getPath();
  } catch (error) {
    throw new UserError(
      `Giftwell needs Redis, and building one failed (${messageOf(error)}).\n` +
        'Type one of these and start again:\n' +
        '  sudo apt-get install redis-server      (Debian, Ubuntu)\n' +
        '  brew install redis                     (macOS)\n' +
        '  export REDIS_URL=redis://host:6379     (a server that you have)',
    );
  }
}

/** Sends PING to a Redis server. */
export function ping(port: number, password: string) {
  return new Promise<void>((done, fail) => {
    const socket = connect(port, '127.0.0.1');
    socket.setTimeout(1_000, () => socket.destroy(new Error('no answer')));
    socket.on('error', fail).on('close', () => fail(new Error('closed')));
    socket.on('connect', () => socket.write(`${password ? `AUTH ${password}\r\n` : ''}PING\r\n`));
    let answer = '';
    socket.on('data', (chunk: Buffer) => {
      answer += chunk;
      if (answer.includes('+PONG')) {
        done();
        socket.destroy();
      } else if (/^-/m.test(answer)) {
        fail(new Error(answer.trim()));
        socket.destroy();
      }
    });
  });
}

/**
 * Starts a Redis that loses nothing: every write goes to a file, and nothing is evicted. `ephemeral` ones have no
 * password.
 */
export async function startRedis({ folder, secret, ephemeral, run, log, signal }: BackingOptions) {
  const command = await findRedis({ run, signal });
  const directory = join(folder, 'redis');
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const port = await freePort();
  const password = ephemeral ? '' : secret('redis');
  // Settings are passed on standard input, because other users can read a process's arguments.
  const settings = {
    bind: '127.0.0.1',
    port,
    dir: JSON.stringify(directory),
    appendonly: 'yes',
    save: '""',
    maxmemory: '512mb',
    'maxmemory-policy': 'noeviction',
    // A file much larger than its data takes long to load at the next start.
    'auto-aof-rewrite-min-size': '16mb',
    ...(password && { requirepass: password }),
    daemonize: 'no',
  };
  const input = Object.entries(settings)
    .map(([key, value]) => `${key} ${value}\n`)
    .join('');
  const child = new SupervisedProcess({
    name: 'redis',
    command,
    args: ['-'],
    input,
    env: process.env,
    cwd: directory,
    run,
    log,
  });
  try {
    await ready(child, () => ping(port, password), { signal });
  } catch (error) {
    await child.stop();
    throw error;
  }
  return { url: `redis://${password ? `:${password}@` : ''}127.0.0.1:${port}`, stop: () => child.stop() };
}

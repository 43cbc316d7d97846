import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import { findProgram } from './find-program.ts';
import { readable } from './log.ts';
import { freePort, isFree } from './ports.ts';
import { derivedSecret, openSecrets } from './secrets.ts';

describe('what the stack finds on the machine', () => {
  let folder: string;
  const path = process.env.PATH;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'giftwell-machine-'));
  });
  afterEach(() => {
    process.env.PATH = path;
    rmSync(folder, { recursive: true, force: true });
  });

  test('knows a port that is taken', async () => {
    const port = await freePort();
    expect(await isFree(port)).toBe(true);
    const server = createServer().listen(port, '127.0.0.1');
    await once(server, 'listening');
    expect(await isFree(port)).toBe(false);
    server.close();
  });

  test('gives each port once', async () => {
    const ports = await Promise.all(Array.from({ length: 50 }, () => freePort()));
    expect(new Set(ports).size).toBe(50);
  });

  test('finds the first program on the PATH that may be run', () => {
    for (const name of ['valkey-server', 'redis-server']) writeFileSync(join(folder, name), '');
    process.env.PATH = folder;
    expect(findProgram('redis-server', 'valkey-server')).toBeNull();
    chmodSync(join(folder, 'valkey-server'), 0o755);
    expect(findProgram('redis-server', 'valkey-server')).toBe(join(folder, 'valkey-server'));
  });

  test('makes each secret once and shows it to nobody else', () => {
    const first = openSecrets(folder)('rpc gateway');
    expect(first).toMatch(/^[0-9a-f]{64}$/);
    expect(openSecrets(folder)('rpc gateway')).toBe(first);
    expect(openSecrets(folder)('rpc auth')).not.toBe(first);
    expect(statSync(join(folder, 'secrets.json')).mode & 0o777).toBe(0o600);
  });

  test('derives the same password for copies that share a database', () => {
    expect(derivedSecret('postgres://a', 'auth')).toBe(derivedSecret('postgres://a', 'auth'));
    expect(derivedSecret('postgres://a', 'auth')).not.toBe(derivedSecret('postgres://b', 'auth'));
  });

  test('shows a structured line as a sentence', () => {
    const line = {
      level: 'warn',
      time: 1,
      pid: 2,
      name: 'auth',
      msg: 'Slow answer',
      requestId: 'r1',
      took: { ms: 5 },
    };
    expect(readable(JSON.stringify(line))).toBe('WARN Slow answer requestId=r1 took={"ms":5}');
    const failed = { level: 'error', msg: 'It broke', err: { stack: 'Error: x\n  at y' } };
    expect(readable(JSON.stringify(failed))).toBe('ERROR It broke\nError: x\n  at y');
    expect(readable('{not json')).toBe('{not json');
    expect(readable('plain')).toBe('plain');
  });
});

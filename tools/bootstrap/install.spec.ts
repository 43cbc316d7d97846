import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { install, lastingNode } from './install.mjs';
import { birthOf } from './runs.mjs';
import { UserError } from './steps.mjs';

/** A fake npm that ignores signals, as the real one does while it unpacks, and that has started a child process. */
const stubborn = `
  const { spawn } = require('node:child_process');
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
  const child = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)'], { stdio: 'ignore' });
  require('node:fs').writeFileSync('pids', process.pid + ' ' + child.pid);
  setInterval(() => undefined, 1000);
`;

describe('An installation', () => {
  let folder: string;
  const before = process.env.npm_execpath;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'giftwell-install-'));
    writeFileSync(join(folder, 'package-lock.json'), '{"packages":{}}');
    process.env.npm_execpath = join(folder, 'npm-cli.js');
  });
  afterEach(() => {
    if (before === undefined) delete process.env.npm_execpath;
    else process.env.npm_execpath = before;
    rmSync(folder, { recursive: true, force: true });
  });

  const npm = (program: string) => writeFileSync(join(folder, 'npm-cli.js'), program);
  const pids = async () => {
    for (;;) {
      try {
        const found = readFileSync(join(folder, 'pids'), 'utf8').split(' ').map(Number);
        if (found.length === 2) return found;
      } catch {
        // Not started yet.
      }
      await sleep(20);
    }
  };

  test('ends at once when we are asked to stop, with all that npm started', async () => {
    npm(stubborn);
    const stopping = new AbortController();
    const installing = install(folder, stopping.signal).catch((error: unknown) => error);
    const started = await pids();
    stopping.abort();
    expect(await installing).toEqual(new UserError('Stopped.'));
    for (let waited = 0; waited < 100 && started.some(birthOf); waited += 1) await sleep(20);
    expect(started.map(birthOf)).toEqual([null, null]);
  });

  test('does not run on the Node that it takes away', () => {
    const own = join(folder, 'node_modules', 'node', 'bin');
    mkdirSync(own, { recursive: true });
    mkdirSync(join(folder, 'node_modules', '.bin'));
    for (const place of [own, join(folder, 'node_modules', '.bin')]) writeFileSync(join(place, 'node'), '');
    const system = join(folder, 'usr');
    mkdirSync(system);
    writeFileSync(join(system, 'node'), '');
    const started = { execPath: join(own, 'node'), env: { PATH: `${folder}/node_modules/.bin:${system}` } };
    expect(lastingNode(folder, started)).toBe(join(system, 'node'));
    expect(lastingNode(folder, { ...started, env: {} })).toBeUndefined();
    expect(lastingNode(folder, { ...started, execPath: join(system, 'node') })).toBe(join(system, 'node'));
  });

  test('that fails shows what npm said', async () => {
    npm("console.error('no such registry'); process.exit(1)");
    await expect(install(folder, new AbortController().signal)).rejects.toThrow('no such registry');
  });
});

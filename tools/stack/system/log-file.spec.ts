import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openLogFile } from './log-file.ts';
import { openLog } from './log.ts';

describe('a log file', () => {
  let folder: string;
  let file: string;
  /** Ends the loops of a test that took too long. */
  let timedOut = false;
  beforeEach(() => {
    timedOut = false;
    folder = mkdtempSync(join(tmpdir(), 'giftwell-log-'));
    file = join(folder, 'gateway.log');
  });
  afterEach(() => {
    timedOut = true;
    rmSync(folder, { recursive: true, force: true });
  });
  const until = async (holds: () => boolean) => {
    while (!timedOut && !holds()) await new Promise((done) => setTimeout(done, 5));
  };
  const text = () => readFileSync(file, 'utf8');

  test('goes on where the run before ended, and only its owner reads it', async () => {
    writeFileSync(file, 'before\n', { mode: 0o600 });
    const log = openLogFile(folder, 'gateway.log');
    log.write('now\n');
    await log.close();
    expect(text()).toBe('before\nnow\n');
    const said = openLog(folder, () => false);
    said('auth-service', 'hello');
    await until(() => readdirSync(said.directory).length === 1);
    expect(statSync(said.directory).mode & 0o777).toBe(0o700);
    expect(statSync(join(said.directory, 'auth-service.log')).mode & 0o777).toBe(0o600);
  });

  test('survives a disk that takes nothing, and says how much is lost', async () => {
    // A folder in place of the file makes each write fail, like a full disk.
    mkdirSync(file);
    const log = openLogFile(folder, 'gateway.log', { pause: 0 });
    let written = 0;
    const write = (line: string) => {
      written += 1;
      log.write(`${line}\n`);
    };
    await until(() => {
      if (log.dropped() > 5) return true;
      write('lost');
      return false;
    });
    rmdirSync(file);
    await until(() => {
      write('kept');
      return readdirSync(folder).includes('gateway.log');
    });
    await log.close();
    const reports = [...text().matchAll(/^Log write failed: (\d+) lines dropped$/gm)];
    const reported = reports.reduce((sum, [, lines]) => sum + Number(lines), 0);
    const inFile = text().split('\n').length - 1 - reports.length;
    expect(reported).toBeGreaterThan(5);
    expect(text()).toMatch(/^Log write failed: /);
    expect(text()).toMatch(/\nkept\n$/);
    expect(reported + inFile + log.dropped()).toBe(written);
  });

  test('is kept in ten parts, and the oldest one goes', async () => {
    const log = openLogFile(folder, 'gateway.log', { size: '10K' });
    for (let n = 0; n < 200; n += 1) {
      log.write(`${n}:${'x'.repeat(1_000)}\n`);
      if (n % 5 === 4) await new Promise((done) => setTimeout(done, 5));
    }
    await log.close();
    const parts = readdirSync(folder).filter((name) => name.startsWith('gateway.log'));
    expect(parts).toHaveLength(10);
    const all = parts.map((name) => readFileSync(join(folder, name), 'utf8')).join('');
    expect(all).toContain('199:x');
    expect(all).not.toContain('\n1:x');
  });
});

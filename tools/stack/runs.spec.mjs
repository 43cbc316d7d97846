import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { birthOf, openRun, runningStack, sweepRuns } from './runs.mjs';

describe('the record of a run', () => {
  let data;
  let child;
  beforeEach(async () => {
    data = mkdtempSync(join(tmpdir(), 'giftwell-runs-'));
    child = spawn(process.execPath, ['-e', 'setInterval(() => 0, 1000)'], {
      detached: true,
      stdio: 'ignore',
    });
    await once(child, 'spawn');
  });
  afterEach(() => {
    child.kill('SIGKILL');
    rmSync(data, { recursive: true, force: true });
  });

  /** The record as a run leaves it that was killed: its owner is gone. */
  function abandon(change = (record) => record) {
    const file = join(data, 'runs', readdirSync(join(data, 'runs'))[0]);
    const record = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(file, JSON.stringify(change({ ...record, owner: { pid: 999_999_999, birth: '1' } })));
  }

  test('is left alone while its keeper still clears up after it', async () => {
    openRun(data, 'start', process.pid).addProcess('child', child.pid, 'SIGTERM');
    abandon();
    expect(runningStack(data)).toBeDefined();
    expect(await sweepRuns(data)).toBe(0);
    expect(birthOf(child.pid)).not.toBeNull();
    abandon((record) => ({ ...record, keeper: { pid: 999_999_999, birth: '1' } }));
    expect(runningStack(data)).toBeUndefined();
    expect(await sweepRuns(data)).toBe(1);
  });

  test('lets the next run end what a killed one left, and remove its temporary folders', async () => {
    const run = openRun(data, 'start');
    const folder = join(data, 'temporary');
    mkdirSync(folder);
    run.addFolder(folder);
    run.addProcess('postgres', child.pid, 'SIGTERM');
    abandon();
    const ended = once(child, 'exit');
    expect(await sweepRuns(data)).toBe(1);
    await ended;
    expect(existsSync(folder)).toBe(false);
    expect(readdirSync(join(data, 'runs'))).toEqual([]);
  });

  test('leaves a run alone whose owner lives', async () => {
    openRun(data, 'start').addProcess('postgres', child.pid, 'SIGTERM');
    expect(await sweepRuns(data)).toBe(0);
    expect(birthOf(child.pid)).not.toBeNull();
  });

  test('leaves a stranger alone who was given the pid of a process that is gone', async () => {
    openRun(data, 'start').addProcess('postgres', child.pid, 'SIGTERM');
    abandon((record) => ({ ...record, processes: [{ ...record.processes[0], birth: '1' }] }));
    await sweepRuns(data);
    expect(birthOf(child.pid)).not.toBeNull();
  });

  test('tells where the stack of this data folder answers', () => {
    expect(runningStack(data)).toBeUndefined();
    const run = openRun(data, 'start');
    run.announce('http://localhost:4000');
    expect(runningStack(data)).toMatchObject({ url: 'http://localhost:4000' });
    run.close();
    expect(runningStack(data)).toBeUndefined();
  });
});

import { spawn, type ChildProcess } from 'node:child_process';
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
import { birthOf, openRun, runningStack, sweepRuns, type RunRecord } from './runs.mjs';

describe('the record of a run', () => {
  let data: string;
  let child: ChildProcess;
  let pid: number;
  beforeEach(async () => {
    data = mkdtempSync(join(tmpdir(), 'giftwell-runs-'));
    child = spawn(process.execPath, ['-e', 'setInterval(() => 0, 1000)'], {
      detached: true,
      stdio: 'ignore',
    });
    await once(child, 'spawn');
    pid = child.pid ?? NaN;
  });
  afterEach(() => {
    child.kill('SIGKILL');
    rmSync(data, { recursive: true, force: true });
  });

  /** The record of a run that was killed: its owner no longer exists. */
  function abandon(change = (record: RunRecord) => record) {
    const [name = ''] = readdirSync(join(data, 'runs'));
    const file = join(data, 'runs', name);
    const record = JSON.parse(readFileSync(file, 'utf8')) as RunRecord;
    writeFileSync(file, JSON.stringify(change({ ...record, owner: { pid: 999_999_999, birth: '1' } })));
  }

  test('is left alone while its owner still cleans up', async () => {
    openRun(data, 'start', process.pid).addProcess('child', pid, 'SIGTERM');
    abandon();
    expect(runningStack(data)).toBeDefined();
    expect(await sweepRuns(data)).toBe(0);
    expect(birthOf(pid)).not.toBeNull();
    abandon((record) => ({ ...record, keeper: { pid: 999_999_999, birth: '1' } }));
    expect(runningStack(data)).toBeUndefined();
    expect(await sweepRuns(data)).toBe(1);
  });

  test('lets the next run end what a killed one left, and remove its temporary folders', async () => {
    const run = openRun(data, 'start');
    const folder = join(data, 'temporary');
    mkdirSync(folder);
    run.addFolder(folder);
    run.addProcess('postgres', pid, 'SIGTERM');
    abandon();
    const ended = once(child, 'exit');
    expect(await sweepRuns(data)).toBe(1);
    await ended;
    expect(existsSync(folder)).toBe(false);
    expect(readdirSync(join(data, 'runs'))).toEqual([]);
  });

  test('leaves a run alone whose owner lives', async () => {
    openRun(data, 'start').addProcess('postgres', pid, 'SIGTERM');
    expect(await sweepRuns(data)).toBe(0);
    expect(birthOf(pid)).not.toBeNull();
  });

  test('leaves another process alone that has the pid of one that is gone', async () => {
    openRun(data, 'start').addProcess('postgres', pid, 'SIGTERM');
    abandon((record) => ({ ...record, processes: record.processes.map((one) => ({ ...one, birth: '1' })) }));
    await sweepRuns(data);
    expect(birthOf(pid)).not.toBeNull();
  });

  test('tells the address of the stack with this data folder', () => {
    expect(runningStack(data)).toBeUndefined();
    const run = openRun(data, 'start');
    run.announce('http://localhost:4000');
    expect(runningStack(data)).toMatchObject({ url: 'http://localhost:4000' });
    run.close();
    expect(runningStack(data)).toBeUndefined();
  });
});

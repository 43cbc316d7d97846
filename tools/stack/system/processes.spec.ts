import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { execute, executeOrThrow, ready, SupervisedProcess, type ProcessSpec } from './processes.ts';
import { birthOf, openRun, type Run, type RunRecord } from '../../bootstrap/runs.mjs';

const forever = 'setInterval(() => 0, 1000);';
const stubborn = `process.on('SIGTERM', () => console.log('no')); console.log('up'); ${forever}`;

describe('processes', () => {
  let folder: string;
  let run: Run;
  let lines: string[];
  const log = (name: string, line: string) => lines.push(`${name}: ${line}`);
  const start = (code: string, more: Partial<ProcessSpec> = {}) =>
    new SupervisedProcess({
      name: 'one',
      command: process.execPath,
      args: ['-e', code],
      env: process.env,
      run,
      log,
      ...more,
    });
  const pids = () => {
    const file = join(folder, 'runs', `test-${process.pid}.json`);
    const record = JSON.parse(readFileSync(file, 'utf8')) as RunRecord;
    return record.processes.map(({ pid }) => pid);
  };
  const until = async (condition: () => boolean) => {
    for (let waited = 0; !condition(); waited += 20) {
      if (waited > 10_000) throw new Error(`waited in vain; ${lines.join('\n')}`);
      await sleep(20);
    }
  };

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'giftwell-processes-'));
    run = openRun(folder, 'test');
    lines = [];
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test('are started again after a crash, later each time, and the log says so', async () => {
    const child = start('process.exit(3)');
    await until(() => child.crashes >= 3);
    await child.stop();
    expect(lines.slice(0, 3)).toEqual([
      'one: stopped unexpectedly (exit code 3); starting it again in 0.2 s',
      'one: stopped unexpectedly (exit code 3); starting it again in 0.4 s',
      'one: stopped unexpectedly (exit code 3); starting it again in 0.8 s',
    ]);
  });

  test('are started again after kill -9', async () => {
    const child = start(`console.log('up'); ${forever}`);
    await until(() => lines.length === 1);
    const [first = NaN] = pids();
    process.kill(first, 'SIGKILL');
    await until(() => lines.filter((line) => line === 'one: up').length === 2);
    expect(lines[1]).toContain('stopped unexpectedly (SIGKILL)');
    const [second = NaN] = pids();
    await child.stop();
    expect(second).not.toBe(first);
    expect(birthOf(second)).toBeNull();
  });

  test('start again at once when they are asked to, which is no crash', async () => {
    const child = start(`console.log('up'); ${forever}`);
    await until(() => lines.length === 1);
    await child.restart();
    await until(() => lines.length === 2);
    expect(lines).toEqual(['one: up', 'one: up']);
    expect(child.crashes).toBe(0);
    await child.stop();
  });

  test('that ignore the stop signal are killed', async () => {
    const child = start(stubborn, { patience: 300 });
    await until(() => lines.includes('one: up'));
    const [pid = NaN] = pids();
    await child.stop();
    expect(lines).toContain('one: no');
    expect(birthOf(pid)).toBeNull();
    expect(pids()).toEqual([]);
  });

  test('are not started again once they were stopped, not even during a pause', async () => {
    const child = start('process.exit(1)');
    await until(() => child.crashes === 2);
    await child.stop();
    const count = lines.length;
    await sleep(700);
    expect(lines).toHaveLength(count);
  });

  test('that never get ready report why', async () => {
    const child = start("console.error('no such database'); process.exit(1)");
    const waiting = ready(child, () => Promise.reject(new Error('refused')));
    await expect(waiting).rejects.toThrow(/one does not get ready \(refused\)[^]*no such database/);
    await child.stop();
  });

  test('get their settings on standard input', async () => {
    const child = start(`process.stdin.on('data', (part) => console.log(String(part))); ${forever}`, {
      input: 'port 1',
    });
    await until(() => lines.includes('one: port 1'));
    await child.stop();
  });

  test('that run to their end give their exit code and their output', async () => {
    const answer = await execute(process.execPath, [
      '-e',
      "console.log('a'); console.error('b'); process.exit(4)",
    ]);
    expect(answer.code).toBe(4);
    expect(answer.output).toMatch(/a[^]*b|b[^]*a/);
    await expect(executeOrThrow(process.execPath, ['-e', 'process.exit(4)'], { name: 'It' })).rejects.toThrow(
      'It failed (exit code 4)',
    );
  });

  test('that run when we are asked to stop are ended', async () => {
    const stopping = new AbortController();
    const running = execute(process.execPath, ['-e', forever], { signal: stopping.signal, run });
    const [pid = NaN] = pids();
    stopping.abort();
    await expect(running).rejects.toThrow('Stopped.');
    expect(birthOf(pid)).toBeNull();
  });
});

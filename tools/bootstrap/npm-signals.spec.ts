import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../stack/system/workspace.ts';

/** Prints that it runs, and which signal ended it. */
const program = `
  process.on('SIGINT', () => { console.log('ended by SIGINT'); process.exit(); });
  console.log('running');
  setTimeout(() => undefined, 60_000);`;

describe('npm start', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'giftwell-npm-'));
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'one', version: '1.0.0', scripts }));
    mkdirSync(join(folder, 'tools'));
    writeFileSync(join(folder, 'tools', 'run-command.mjs'), program);
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test('passes an interrupt of npm alone on to the program', async () => {
    const npm = spawn('npm', ['start'], {
      cwd: folder,
      detached: true,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    npm.stdout.on('data', (chunk: Buffer) => (output += chunk));
    try {
      while (!output.includes('running')) await once(npm.stdout, 'data');
      npm.kill('SIGINT');
      await once(npm, 'exit');
      expect(output).toContain('ended by SIGINT');
    } finally {
      if (npm.exitCode === null && npm.signalCode === null && npm.pid) process.kill(-npm.pid, 'SIGKILL');
    }
  });
});

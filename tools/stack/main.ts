import { bold, UserError } from '../bootstrap/steps.mjs';
import { sweepRuns } from '../bootstrap/runs.mjs';
import { data } from './system/workspace.ts';

/** A command takes an abort signal and returns its exit code. */
interface Command {
  default(signal: AbortSignal): Promise<number>;
}

const commands: Record<string, () => Promise<Command>> = {
  start: () => import('./commands/start.ts'),
  dev: () => import('./commands/dev.ts'),
  test: () => import('./commands/test.ts'),
  check: () => import('./commands/check.ts'),
  e2e: () => import('./commands/e2e.ts'),
  seed: () => import('./commands/seed.ts'),
  bench: () => import('./commands/bench.ts'),
  capacity: () => import('./commands/capacity.ts'),
  chaos: () => import('./commands/chaos.ts'),
  eval: () => import('./commands/eval.ts'),
  images: () => import('./commands/images.ts'),
  mail: () => import('./commands/mail.ts'),
  manifests: () => import('./commands/manifests.ts'),
  report: () => import('./commands/report.ts'),
  'check-holidays': () => import('./commands/check-holidays.ts'),
};

const stopping = new AbortController();
let asked = 0;
function stop() {
  asked += 1;
  stopping.abort();
  // A second Ctrl-C ends the process at once; its parent cleans up.
  if (asked > 1) process.exit(130);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
process.on('disconnect', stop);

// The output may be a file on a full disk, or a closed pipe.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

const name = process.argv[2] ?? '';
try {
  const load = commands[name];
  if (!load) throw new UserError(`Choose one of: ${Object.keys(commands).join(', ')}.`);
  console.log(`\n${bold('Giftwell')} · ${name}\n`);
  if (await sweepRuns(data)) console.log('  Cleaned up after an interrupted run.');
  const { default: run } = await load();
  process.exitCode = await run(stopping.signal);
} catch (error) {
  if (!stopping.signal.aborted) console.error(error instanceof UserError ? `\n${error.message}\n` : error);
  process.exitCode = stopping.signal.aborted ? 130 : 1;
}
process.disconnect?.();

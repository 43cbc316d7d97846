import { bold, Stop } from './steps.mjs';
import { sweepRuns } from './runs.mjs';
import { data } from './workspace.mjs';

/** Each command takes an abort signal and answers with its exit code. */
const commands = ['start', 'dev', 'test', 'check', 'e2e', 'seed', 'bench', 'chaos', 'eval', 'report'];

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

const name = process.argv[2];
try {
  if (!commands.includes(name)) throw new Stop(`Say which: ${commands.join(', ')}.`);
  console.log(`\n${bold('Giftwell')} · ${name}\n`);
  if (await sweepRuns(data)) console.log('  Tidied up after a run that had been cut off.');
  const { default: run } = await import(`./commands/${name}.mjs`);
  process.exitCode = await run(stopping.signal);
} catch (error) {
  if (!stopping.signal.aborted) console.error(error instanceof Stop ? `\n${error.message}\n` : error);
  process.exitCode = stopping.signal.aborted ? 130 : 1;
}
process.disconnect?.();

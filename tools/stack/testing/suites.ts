import { messageOf, seconds, UserError } from '../../bootstrap/steps.mjs';

/** Number of slow files that are listed. */
const slowestShown = 10;

/** Duration of a test file in seconds. */
export interface FileTime {
  name: string;
  seconds: number;
}

export interface SuiteResult {
  passed: number;
  failed: number;
  output: string;
  files?: FileTime[];
}

export interface Suite {
  name: string;
  run(): Promise<SuiteResult>;
}

/** Suites that run one after the other. */
type Lane = Suite | Suite[];

type TimedResult = SuiteResult & { name: string; time: string };

/**
 * Runs suites and adds up their counts; returns the exit code. The lanes of one stage, given as a list, run at the same
 * time. A failing suite doesn't prevent the next one.
 */
export async function runSuites(stages: (Suite | Lane[])[], signal: AbortSignal) {
  const since = Date.now();
  const results: TimedResult[] = [];
  for (const stage of stages) {
    const lanes = Array.isArray(stage) ? stage : [stage];
    results.push(...(await Promise.all(lanes.map((lane) => runLane([lane].flat(), signal)))).flat());
  }
  printTimes(results, since);
  const broken = results.filter(({ failed }) => failed).map(({ name }) => name);
  if (broken.length) console.log(`\nNot in order: ${broken.join(', ')}`);
  const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  return broken.length ? 1 : 0;
}

async function runLane(suites: Suite[], signal: AbortSignal) {
  const results: TimedResult[] = [];
  for (const suite of suites) {
    if (signal.aborted) throw new UserError('Stopped.');
    results.push(await runSuite(suite, signal));
  }
  return results;
}

async function runSuite({ name, run }: Suite, signal: AbortSignal): Promise<TimedResult> {
  const since = Date.now();
  console.log(`  … ${name}`);
  const result = { ...(await attempt(run, signal)), name, time: seconds(since) };
  const counts = `${result.passed} passed${result.failed ? `, ${result.failed} failed` : ''}`;
  console.log(`  ${result.failed ? '✘' : '✔'} ${name.padEnd(40)} ${counts.padEnd(26)} ${result.time}`);
  if (result.failed) console.log(`\n${result.output.trim()}\n`);
  return result;
}

/** Prints the duration of each part, and the slowest test files. */
function printTimes(results: TimedResult[], since: number) {
  console.log(`\nTime by part (parts of one stage run at the same time): ${seconds(since)}`);
  for (const { name, time } of results) console.log(`  ${time.padStart(9)}  ${name}`);
  const files = results.flatMap((result) => result.files ?? []);
  if (!files.length) return;
  const slowest = files.toSorted((one, other) => other.seconds - one.seconds).slice(0, slowestShown);
  console.log(`\nThe ${slowest.length} slowest test files`);
  for (const file of slowest) console.log(`  ${`${file.seconds.toFixed(1)} s`.padStart(9)}  ${file.name}`);
}

/** A suite without tests, or one that can't run, has failed. */
async function attempt(run: Suite['run'], signal: AbortSignal): Promise<SuiteResult> {
  try {
    const result = await run();
    if (result.passed + result.failed > 0) return result;
    return { ...result, failed: 1, output: `${result.output}\nThis suite ran no test at all.` };
  } catch (error) {
    if (signal.aborted) throw error;
    return { passed: 0, failed: 1, output: textOf(error) };
  }
}

/** The message of an error that the user can fix; otherwise the stack. */
const textOf = (error: unknown) =>
  error instanceof Error && !(error instanceof UserError) ? (error.stack ?? error.message) : messageOf(error);

/** A check that passes or fails as a whole; it counts as one test. */
export const asOne = ({ code, output }: { code: number; output: string }): SuiteResult => ({
  passed: code === 0 ? 1 : 0,
  failed: code === 0 ? 0 : 1,
  output,
});

import { seconds, Stop } from './steps.mjs';

/**
 * Runs one suite after the other and adds up what they counted. A suite is `{ name, run }`, and `run` answers
 * `{ passed, failed, output }`. A failing suite does not keep the next one from running.
 */
export async function runSuites(suites, signal) {
  const total = { passed: 0, failed: 0 };
  const broken = [];
  for (const { name, run } of suites) {
    if (signal.aborted) throw new Stop('Stopped.');
    const since = Date.now();
    console.log(`  … ${name}`);
    const result = await attempt(run, signal);
    total.passed += result.passed;
    total.failed += result.failed;
    const counts = `${result.passed} passed${result.failed ? `, ${result.failed} failed` : ''}`;
    console.log(`  ${result.failed ? '✘' : '✔'} ${name.padEnd(40)} ${counts.padEnd(26)} ${seconds(since)}`);
    if (!result.failed) continue;
    broken.push(name);
    console.log(`\n${result.output.trim()}\n`);
  }
  if (broken.length) console.log(`\nNot in order: ${broken.join(', ')}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  return total.failed ? 1 : 0;
}

/** A suite that counted nothing has not shown anything, and one that could not run has failed. */
async function attempt(run, signal) {
  try {
    const result = await run();
    if (result.passed + result.failed > 0) return result;
    return { ...result, failed: 1, output: `${result.output}\nThis suite ran no test at all.` };
  } catch (error) {
    if (signal.aborted) throw error;
    return { passed: 0, failed: 1, output: error instanceof Stop ? error.message : error.stack };
  }
}

/** A check that is in order or is not: it counts as one. */
export const asOne = ({ code, output }) => ({
  passed: code === 0 ? 1 : 0,
  failed: code === 0 ? 0 : 1,
  output,
});

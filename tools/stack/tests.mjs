import { readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { nxEnv } from './checks.mjs';
import { execute } from './processes.mjs';
import { bin, projects, root } from './workspace.mjs';

const resultFile = (folder) => join(root, folder, 'test-results', 'jest.json');

/** What one project's Jest counted. A file that could not be loaded counts as a failed test. */
export function countJest(text) {
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults } = JSON.parse(text);
  const files = testResults.map(({ name, startTime, endTime }) => ({
    name: relative(root, name),
    seconds: Math.max(0, endTime - startTime) / 1000,
  }));
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites, files };
}

function readCounts(folder) {
  try {
    return countJest(readFileSync(resultFile(folder), 'utf8'));
  } catch {
    return { passed: 0, failed: 0, files: [] };
  }
}

/**
 * Lint and the tests of every project, through Nx and its cache. One run of Nx for
 * both: two at the same time would write the same build outputs.
 */
export async function runTests({ env, ...options }) {
  const tested = projects().filter(({ targets }) => targets.includes('test'));
  for (const { folder } of tested) rmSync(resultFile(folder), { force: true });
  // Each Jest runs two workers, and some tests wait more than they work.
  const parallel = Math.max(2, Math.floor(availableParallelism() / 2));
  const args = ['run-many', '-t', 'lint', 'test', `--parallel=${parallel}`, '--output-style=static'];
  const { code, output } = await execute(bin('nx'), args, {
    ...options,
    cwd: root,
    env: { ...nxEnv, ...env },
  });
  const counts = tested.map(({ name, folder }) => ({ name, ...readCounts(folder) }));
  const silent = counts.filter(({ passed, failed }) => passed + failed === 0);
  const sum = (key) => counts.reduce((total, count) => total + count[key], 0);
  const failed = sum('failed') + silent.length;
  const told = silent.map(({ name }) => `${name} ran no test at all.`).join('\n');
  return {
    passed: sum('passed'),
    failed: failed || (code === 0 ? 0 : 1),
    output: `${output}\n${told}`,
    files: counts.flatMap(({ files }) => files),
  };
}

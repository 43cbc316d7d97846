import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { nxEnv } from './checks.mjs';
import { execute } from './processes.mjs';
import { bin, projects, root } from './workspace.mjs';

const resultFile = (folder) => join(root, folder, 'test-results', 'jest.json');

/** What one project's Jest counted. A file that could not be loaded counts as a failed test. */
export function countJest(text) {
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(text);
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
}

function readCounts(folder) {
  try {
    return countJest(readFileSync(resultFile(folder), 'utf8'));
  } catch {
    return { passed: 0, failed: 0 };
  }
}

/** Unit, feature and page tests of every project, through Nx, which does not repeat what cannot have changed. */
export async function runTests({ env, ...options }) {
  const tested = projects().filter(({ targets }) => targets.includes('test'));
  for (const { folder } of tested) rmSync(resultFile(folder), { force: true });
  // One project at a time: Jest itself uses both cores, and projects share the databases of one Redis.
  const args = ['run-many', '-t', 'test', '--parallel=1', '--output-style=static'];
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
  return { passed: sum('passed'), failed: failed || (code === 0 ? 0 : 1), output: `${output}\n${told}` };
}

import { readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Run } from '../../bootstrap/runs.mjs';
import type { FileTime, SuiteResult } from './suites.ts';
import { nxEnv } from './checks.ts';
import { execute } from '../system/processes.ts';
import { bin, projects, root } from '../system/workspace.ts';

const resultFile = (folder: string) => join(root, folder, 'test-results', 'jest.json');

/** The part of Jest's report that is read. Times are in ms. */
interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: { name: string; startTime: number; endTime: number }[];
}

type Counts = Omit<SuiteResult, 'output'> & { files: FileTime[] };

/** Counts of one project's Jest report. A file that couldn't be loaded counts as a failed test. */
export function countJest(text: string): Counts {
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults } = JSON.parse(
    text,
  ) as JestReport;
  const files = testResults.map(({ name, startTime, endTime }) => ({
    name: relative(root, name),
    seconds: Math.max(0, endTime - startTime) / 1000,
  }));
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites, files };
}

function readCounts(folder: string): Counts {
  try {
    return countJest(readFileSync(resultFile(folder), 'utf8'));
  } catch {
    return { passed: 0, failed: 0, files: [] };
  }
}

interface TestOptions {
  run: Run;
  signal: AbortSignal;
  env?: NodeJS.ProcessEnv;
  /** Whether to run the tests of this project. */
  isWanted: (name: string) => boolean;
}

/** Runs the tests of projects one by one, through Nx and its cache; each Jest has two workers. All must be built. */
export async function runTests({ env, isWanted, ...options }: TestOptions): Promise<SuiteResult> {
  const tested = projects().filter(({ name, targets }) => targets.includes('test') && isWanted(name));
  for (const { folder } of tested) rmSync(resultFile(folder), { force: true });
  const args = [
    ...['run-many', '-t', 'test', `--projects=${tested.map(({ name }) => name).join(',')}`],
    ...['--parallel=1', '--excludeTaskDependencies', '--output-style=static'],
  ];
  const { code, output } = await execute(bin('nx'), args, {
    ...options,
    cwd: root,
    env: { ...nxEnv, ...env },
  });
  const counts = tested.map(({ name, folder }) => ({ name, ...readCounts(folder) }));
  const silent = counts.filter(({ passed, failed }) => passed + failed === 0);
  const sum = (key: 'passed' | 'failed') => counts.reduce((total, count) => total + count[key], 0);
  const failed = sum('failed') + silent.length;
  const told = silent.map(({ name }) => `${name} ran no test at all.`).join('\n');
  return {
    passed: sum('passed'),
    failed: failed || (code === 0 ? 0 : 1),
    output: `${output}\n${told}`,
    files: counts.flatMap(({ files }) => files),
  };
}

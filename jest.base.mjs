import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// Jest writes its results into this folder of the project, and does not create it.
mkdirSync('test-results', { recursive: true });

/** Tests run on the ESM output of `tsc -b`, so what is tested is what is started. */
const common = { maxWorkers: 2, testMatch: ['<rootDir>/dist/**/*.spec.js'] };

/** Each spec file has its own modules and globals: for state that belongs to a process, and for the browser's globals. */
export const isolatedTests = {
  ...common,
  testTimeout: 60_000,
  // The tools run without their types, as in Node.
  transform: { '/tools/.*\\.ts$': fileURLToPath(new URL('tools/strip-types.mjs', import.meta.url)) },
  extensionsToTreatAsEsm: ['.ts'],
};

/**
 * The spec files of a worker thread share their modules, which saves loading them for each file; a test must not depend
 * on the state of a module.
 */
export default {
  ...common,
  runner: 'jest-light-runner',
  setupFilesAfterEnv: [fileURLToPath(new URL('tools/test-timeouts.mjs', import.meta.url))],
};

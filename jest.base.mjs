import { mkdirSync } from 'node:fs';

// Jest writes its results into this folder of the project, and does not create it.
mkdirSync('test-results', { recursive: true });

/** Tests run on the ESM output of `tsc -b`, so what is tested is what is started. */
export default {
  testMatch: ['<rootDir>/dist/**/*.spec.js'],
  transform: {},
  testTimeout: 60_000,
  maxWorkers: 2,
};

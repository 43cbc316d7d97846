import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// Jest writes its results into this folder of the project, and does not create it.
mkdirSync('test-results', { recursive: true });

/** Tests run on the ESM output of `tsc -b`, so what is tested is what is started. The tools run without their types, as in Node. */
export default {
  testMatch: ['<rootDir>/dist/**/*.spec.js'],
  transform: { '/tools/.*\\.ts$': fileURLToPath(new URL('tools/strip-types.mjs', import.meta.url)) },
  extensionsToTreatAsEsm: ['.ts'],
  testTimeout: 60_000,
  maxWorkers: 2,
};

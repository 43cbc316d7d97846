/** Tests run on the ESM output of `tsc -b`, so what is tested is what is started. */
export default {
  testMatch: ['<rootDir>/dist/**/*.spec.js'],
  transform: {},
  testTimeout: 20_000,
  maxWorkers: 2,
};

import base from '../jest.base.mjs';

export default {
  ...base,
  displayName: 'tools',
  testMatch: ['<rootDir>/**/*.spec.{mjs,ts}'],
  testTimeout: 120_000,
};

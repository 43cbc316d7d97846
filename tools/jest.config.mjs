import base from '../jest.base.mjs';

export default {
  ...base,
  displayName: 'tools',
  testMatch: ['<rootDir>/**/*.spec.mjs'],
  testTimeout: 120_000,
};

import { isolatedTests } from '../../jest.base.mjs';

export default {
  ...isolatedTests,
  displayName: 'web',
  testEnvironment: '<rootDir>/dist-tsc/testing/browser-environment.mjs',
  setupFilesAfterEnv: ['<rootDir>/dist-tsc/testing/setup.js'],
  testMatch: ['<rootDir>/dist-tsc/**/*.spec.js'],
};

import base from '../../jest.base.mjs';

export default {
  ...base,
  displayName: 'web',
  testEnvironment: '<rootDir>/dist-tsc/testing/browser-environment.mjs',
  setupFilesAfterEnv: ['<rootDir>/dist-tsc/testing/setup.js'],
  testMatch: ['<rootDir>/dist-tsc/**/*.spec.js'],
};

import { isolatedTests } from '../../jest.base.mjs';

const bundle = '<rootDir>/../../tools/bundle';

export default {
  ...isolatedTests,
  displayName: 'web',
  testEnvironment: '<rootDir>/dist-tsc/testing/browser-environment.mjs',
  globalSetup: `${bundle}/bundle-specs.mjs`,
  transform: { '/dist-tsc/(?:.*\\.spec|testing/setup)\\.js$': `${bundle}/bundled-spec.mjs` },
  setupFilesAfterEnv: ['<rootDir>/dist-tsc/testing/setup.js'],
  testMatch: ['<rootDir>/dist-tsc/**/*.spec.js'],
};

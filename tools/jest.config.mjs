import { isolatedTests } from '../jest.base.mjs';

export default {
  ...isolatedTests,
  displayName: 'tools',
  testMatch: ['<rootDir>/**/*.spec.{mjs,ts}'],
};

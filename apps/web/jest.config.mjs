import base from '../../jest.base.mjs';

export default {
  ...base,
  displayName: 'web',
  testEnvironment: 'jsdom',
  testMatch: ['<rootDir>/dist-tsc/**/*.spec.js'],
  // Vite bundles style sheets; here they are nothing.
  moduleNameMapper: { '\\.css$': '<rootDir>/jest.style.mjs', '^@fontsource-variable/': '<rootDir>/jest.style.mjs' },
};

import { isolatedTests } from '../../jest.base.mjs';

export default {
  ...isolatedTests,
  displayName: 'server-kit',
  globalSetup: '@giftwell/server-kit/testing/global-setup',
  globalTeardown: '@giftwell/server-kit/testing/global-teardown',
};

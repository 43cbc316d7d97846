import base from '../../jest.base.mjs';

export default {
  ...base,
  displayName: 'single-process',
  globalSetup: '@giftwell/server-kit/testing/global-setup',
  globalTeardown: '@giftwell/server-kit/testing/global-teardown',
};

import base from '../../jest.base.mjs';

export default {
  ...base,
  displayName: 'payments-service',
  globalSetup: '@giftwell/server-kit/testing/global-setup',
  globalTeardown: '@giftwell/server-kit/testing/global-teardown',
};

import { AudioStore, CalendarStore } from '@giftwell/server-kit';
import { fakeProgram, testService, type TestService } from '@giftwell/server-kit/testing';
import { fakeAccounts } from './fake-accounts.js';
import { fakeGiftAi } from './fake-gift-ai.js';
import { fakePlanning } from './fake-planning.js';
import { fakePayments } from './fake-payments.js';
import { FakeState, gatewayKey } from './fake-state.js';

/** Fake services behind the kit's real RPC. */
export async function fakeServices(port = 0): Promise<TestService & { state: FakeState }> {
  const state = new FakeState();
  const service = await testService({
    ...fakeProgram(
      [...fakeAccounts(state), ...fakeGiftAi(state), ...fakePlanning(state), ...fakePayments],
      [AudioStore, CalendarStore],
    ),
    env: { ROLE: 'rpc', RPC_PORT: String(port), RPC_TRUSTED_KEYS: `gateway:${gatewayKey}` },
  });
  return Object.assign(service, { state });
}

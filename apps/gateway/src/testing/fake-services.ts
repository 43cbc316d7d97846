import { Module, type DynamicModule } from '@nestjs/common';
import {
  AudioStore,
  CalendarStore,
  KitModule,
  serviceConfig,
  type Logger,
  type ServiceConfig,
} from '@giftwell/server-kit';
import { testService, type TestService } from '@giftwell/server-kit/testing';
import { fakeAccounts } from './fake-accounts.js';
import { fakeGiftAi } from './fake-gift-ai.js';
import { fakePlanning } from './fake-planning.js';
import { fakePayments } from './fake-payments.js';
import { FakeState, gatewayKey } from './fake-state.js';

const database = { schema: 'fake', entities: [], migrations: [] };

@Module({})
class FakeModule {
  static register(state: FakeState, config: ServiceConfig, logger: Logger): DynamicModule {
    return {
      module: FakeModule,
      imports: [KitModule.forService({ service: 'gateway', config, logger, database })],
      controllers: [...fakeAccounts(state), ...fakeGiftAi(state), ...fakePlanning(state), ...fakePayments],
      providers: [AudioStore, CalendarStore],
    };
  }
}

/** Fake services behind the kit's real RPC. */
export async function fakeServices(port = 0): Promise<TestService & { state: FakeState }> {
  const state = new FakeState();
  const service = await testService({
    service: 'gateway',
    config: serviceConfig,
    database,
    module: (config, logger) => FakeModule.register(state, config, logger),
    env: { ROLE: 'rpc', RPC_PORT: String(port), RPC_TRUSTED_KEYS: `gateway:${gatewayKey}` },
  });
  return Object.assign(service, { state });
}

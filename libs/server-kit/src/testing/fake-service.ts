import { Module, type DynamicModule, type Provider, type Type } from '@nestjs/common';
import type { Routes, ServiceName } from '@giftwell/contracts/core/route';
import { serviceConfig, type ServiceConfig } from '../config.js';
import { Serves, type Handlers } from '../handlers/serves.js';
import { KitModule } from '../kit.module.js';
import type { Logger } from '../log/log.js';
import { testService, type TestService } from './test-service.js';

/** A controller for the routes of a resource that have a handler here; calls to others fail. */
export function fakeService<T extends Routes>(routes: T, handlers: Partial<Handlers<T>>): Type {
  class FakeService {}
  Object.assign(FakeService.prototype, handlers);
  const served = Object.fromEntries(Object.entries(routes).filter(([key]) => key in handlers));
  Serves(served)(FakeService as Type<Handlers<Routes>>);
  return FakeService;
}

@Module({})
class FakeModule {}

const database = { schema: 'fake', entities: [], migrations: [] };

/** A program for `testService` with these controllers and no tables. */
export const fakeProgram = (controllers: Type[], providers: Provider[] = []) => ({
  ...{ service: 'gateway' as const, config: serviceConfig, database },
  module: (config: ServiceConfig, logger: Logger): DynamicModule => ({
    module: FakeModule,
    imports: [KitModule.forService({ service: 'gateway', config, logger, database })],
    ...{ controllers, providers },
  }),
});

/** Fake services behind real RPC, with the environment in which `caller` uses them. */
export async function startFakeServices(
  caller: ServiceName,
  controllers: Type[],
): Promise<{ others: TestService; env: Record<string, string> }> {
  const key = 'c'.repeat(64);
  const others = await testService({
    ...fakeProgram(controllers),
    env: { ROLE: 'rpc', RPC_TRUSTED_KEYS: `${caller}:${key}` },
  });
  const address = `127.0.0.1:${others.address.port}`;
  const services = { AUTH_RPC: address, GIFT_AI_RPC: address, PLANNING_RPC: address, PAYMENTS_RPC: address };
  return { others, env: { ...services, RPC_KEY: key } };
}

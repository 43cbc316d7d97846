import type { HandlerInput } from '@giftwell/contracts/core/route';
import { notFound } from '@giftwell/contracts/core/error';
import { recipientOwnershipRoutes } from '@giftwell/contracts/planning/recipients';
import {
  KitModule,
  Serves,
  serviceConfig,
  type Handlers,
  type Logger,
  type ServiceConfig,
} from '@giftwell/server-kit';
import { testService, type TestService } from '@giftwell/server-kit/testing';
import { Module, type DynamicModule } from '@nestjs/common';
import { startGiftAi } from './gift-ai.js';

/** Belongs to another user; all other ids belong to the caller. */
export const strangersRecipient = 1_000_000;

@Serves(recipientOwnershipRoutes)
class TinyOwnership implements Handlers<typeof recipientOwnershipRoutes> {
  static asked = 0;

  async check({ id }: HandlerInput<typeof recipientOwnershipRoutes.check>) {
    TinyOwnership.asked += 1;
    if (id === strangersRecipient) throw notFound('recipient_not_found', 'There is no such recipient');
    return { ok: true as const };
  }
}

@Module({})
class TinyModule {
  static register(config: ServiceConfig, logger: Logger): DynamicModule {
    const tiny = { schema: 'tiny', entities: [], migrations: [] };
    return {
      module: TinyModule,
      imports: [KitModule.forService({ service: 'gateway', config, logger, database: tiny })],
      controllers: [TinyOwnership],
    };
  }
}

/** The number of ownership checks. */
export const timesAsked = (): number => TinyOwnership.asked;

const key = 'b'.repeat(64);

/** gift-ai-service with a fake planning-service behind real RPC. */
export async function withPlanning(
  env: Record<string, string> = {},
): Promise<{ service: TestService; planning: TestService }> {
  const planning = await testService({
    service: 'gateway',
    config: serviceConfig,
    database: { schema: 'tiny', entities: [], migrations: [] },
    module: TinyModule.register,
    env: { ROLE: 'rpc', RPC_TRUSTED_KEYS: `gift-ai:${key}` },
  });
  const service = await startGiftAi({
    PLANNING_RPC: `127.0.0.1:${planning.address.port}`,
    RPC_KEY: key,
    ...env,
  });
  return { service, planning };
}

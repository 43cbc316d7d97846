import type { HandlerInput } from '@giftwell/contracts/core/route';
import { calendarTitleRoutes, type TitleReading } from '@giftwell/contracts/gift-ai/calendar-titles';
import { reminderIdeaRoutes } from '@giftwell/contracts/gift-ai/reminder-ideas';
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
import { startPlanning } from './planning.js';

type Asked = HandlerInput<typeof reminderIdeaRoutes.choose>;
/** What gift-ai-service was asked for. */
export const asked: Asked[] = [];

export const bakingIdea = {
  ...{ name: 'Baking class', price: '$40 – $60', category: 'Workshops & Classes', description: 'A morning.' },
  ...{ reason: 'She bakes.', amazonLink: 'https://shop.example/a', etsyLink: 'https://shop.example/e' },
  picture: null,
};

@Serves(reminderIdeaRoutes)
class TinyIdeas implements Handlers<typeof reminderIdeaRoutes> {
  async choose(input: Asked) {
    asked.push(input);
    return { ideas: [bakingIdea] };
  }
}

/** What the fake model reads from the titles that it is asked for next. */
export const titleReader: { read: (titles: string[]) => TitleReading[] } = { read: () => [] };

@Serves(calendarTitleRoutes)
class TinyTitles implements Handlers<typeof calendarTitleRoutes> {
  async read({ titles }: HandlerInput<typeof calendarTitleRoutes.read>) {
    return { readings: titleReader.read(titles) };
  }
}

@Module({})
class TinyModule {
  static register(config: ServiceConfig, logger: Logger): DynamicModule {
    const tiny = { schema: 'tiny', entities: [], migrations: [] };
    return {
      module: TinyModule,
      imports: [KitModule.forService({ service: 'gateway', config, logger, database: tiny })],
      controllers: [TinyIdeas, TinyTitles],
    };
  }
}

const key = 'b'.repeat(64);

/** planning-service with a fake gift-ai-service behind real RPC. */
export async function withIdeas(): Promise<{ service: TestService; giftAi: TestService }> {
  const giftAi = await testService({
    service: 'gateway',
    config: serviceConfig,
    database: { schema: 'tiny', entities: [], migrations: [] },
    module: TinyModule.register,
    env: { ROLE: 'rpc', RPC_TRUSTED_KEYS: `planning:${key}` },
  });
  const service = await startPlanning({ GIFT_AI_RPC: `127.0.0.1:${giftAi.address.port}`, RPC_KEY: key });
  return { service, giftAi };
}

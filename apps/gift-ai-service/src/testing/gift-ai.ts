import type { Suggestion } from '@giftwell/contracts/gift-ai/suggestions';
import { wizardRoutes, type WizardInput } from '@giftwell/contracts/gift-ai/wizard';
import { testService, type TestService } from '@giftwell/server-kit/testing';
import { AppModule } from '../app.module.js';
import { configSchema } from '../config.js';
import { database } from '../data-source.js';

export const startGiftAi = (env: Record<string, string> = {}): Promise<TestService> =>
  testService({ service: 'gift-ai', config: configSchema, database, module: AppModule.register, env });

/** Settings for a model at this address. */
export const modelAt = (baseUrl: string, timeoutMs = 2_500): Record<string, string> => ({
  OPENAI_API_KEY: 'key',
  OPENAI_MODEL: 'some-model',
  OPENAI_BASE_URL: baseUrl,
  OPENAI_TIMEOUT_MS: String(timeoutMs),
});

export type Stored = Suggestion & { id: number };

/** Nine stored ideas for Ada, who cooks and travels. */
export async function suggestedTo(
  service: TestService,
  userId: number,
  input: Partial<WizardInput> & { seed?: number } = {},
): Promise<Stored[]> {
  const { suggestions } = await service.client(wizardRoutes, userId).generate({
    recipientName: 'Ada',
    interests: ['cooking', 'travel'],
    personality: ['creative'],
    ...input,
  });
  return suggestions as Stored[];
}

import { wizardDataSchema, type WizardInput } from '@giftwell/contracts/gift-ai/wizard';
import type { SuggestionRequest } from '../engines/engines.service.js';

/** What an engine is asked for Mia, who is funny and cooks. */
export const requestFor = (
  wizard: Partial<WizardInput> = {},
  more: Partial<SuggestionRequest> = {},
): SuggestionRequest => ({
  wizard: wizardDataSchema.parse({
    recipientName: 'Mia',
    interests: ['cooking'],
    personality: ['funny'],
    budget: '51-100',
    ...wizard,
  }),
  excludeNames: [],
  round: 1,
  seed: 1,
  signal: new AbortController().signal,
  ...more,
});

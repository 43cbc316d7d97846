import { type WizardInput, wizardDataSchema } from '@giftwell/contracts/gift-ai/wizard';
import { Catalogue } from '@giftwell/gift-ideas';
import type { SuggestionRequest } from '../engines/engines.service.js';
import { understandRequest } from '../wizard/understand-request.js';

const catalogue = Catalogue.load();

/** What an engine is asked for Mia, who is funny and cooks. */
export function requestFor(
  input: Partial<WizardInput> = {},
  more: Partial<SuggestionRequest> = {},
): SuggestionRequest {
  const wizard = wizardDataSchema.parse({
    recipientName: 'Mia',
    interests: ['cooking'],
    personality: ['funny'],
    budget: '51-100',
    ...input,
  });
  const { brief } = understandRequest(wizard, { catalogue, now: new Date('2026-03-10T12:00:00Z') });
  return { brief, excludeNames: [], round: 1, seed: 1, signal: new AbortController().signal, ...more };
}

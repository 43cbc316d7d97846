import { type WizardInput, wizardDataSchema } from '@giftwell/contracts/gift-ai/wizard';
import { Catalogue } from '@giftwell/gift-ideas';
import { understandRequest } from '@giftwell/note-reader';
import type { SuggestionRequest } from '../engines/engines.service.js';

const { lexicon } = Catalogue.load();

/** A request for Mia, who is funny and cooks. */
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
  const { brief } = understandRequest(wizard, { lexicon, now: new Date('2026-03-10T12:00:00Z') });
  return { brief, excludeNames: [], round: 1, seed: 1, signal: new AbortController().signal, ...more };
}

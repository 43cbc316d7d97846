import type { HandlerInput } from '@giftwell/contracts/core/route';
import { extractionRoutes } from '@giftwell/contracts/gift-ai/voice';
import { Serves, type AnyCall } from '@giftwell/server-kit';
import { ExtractionService } from './extraction.service.js';

type Routes = typeof extractionRoutes;

@Serves(extractionRoutes)
export class ExtractionController {
  constructor(private readonly extraction: ExtractionService) {}

  extractRecipient(input: HandlerInput<Routes['extractRecipient']>, call: AnyCall) {
    return this.extraction.extract(input, call);
  }
}

import type { Given, In } from '@giftwell/contracts/core/route';
import type { extractionRoutes } from '@giftwell/contracts/gift-ai/voice';
import { Clock, type AnyCall } from '@giftwell/server-kit';
import { Injectable } from '@nestjs/common';
import type { Utterance } from './extractor.js';
import { mergedFacts, notesWith } from './merge.js';
import { questionsFor } from './questions.js';
import { extractByRules } from './rules-extractor.js';

type Routes = typeof extractionRoutes;

@Injectable()
export class ExtractionService {
  constructor(private readonly clock: Clock) {}

  /** What a note tells about a recipient, joined with what was known, and what to ask next. */
  async extract(
    input: In<Routes['extractRecipient']>,
    _call: AnyCall,
  ): Promise<Given<Routes['extractRecipient']>> {
    const { transcription, timeZone } = input;
    const known = input.isAdditionalDetails ? (input.existingData ?? null) : null;
    const utterance: Utterance = { note: transcription, known, now: this.clock.now(), timeZone };
    const heard = extractByRules(utterance);
    const facts = known ? mergedFacts(known, heard) : heard.facts;
    const voiceTranscriptions = notesWith(known?.voiceTranscriptions ?? [], transcription);
    const followUpQuestions = questionsFor(facts, voiceTranscriptions);
    return {
      recipientData: { ...facts, voiceTranscriptions },
      sources: heard.sources,
      needsFollowUp: followUpQuestions.length > 0,
      followUpQuestions,
      source: 'rules',
      fallback: false,
    };
  }
}

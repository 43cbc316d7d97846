import type { Given, In } from '@giftwell/contracts/core/route';
import type { extractionRoutes } from '@giftwell/contracts/gift-ai/voice';
import {
  mergedFacts,
  type NoteReading,
  notesWith,
  questionsFor,
  readNote,
  type Utterance,
} from '@giftwell/note-reader';
import { Clock, LOGGER, type AnyCall, type Logger } from '@giftwell/server-kit';
import { Inject, Injectable } from '@nestjs/common';
import { ModelFailure, ModelService } from '../model/model.service.js';
import { extractByModel } from './model-extractor.js';

type Routes = typeof extractionRoutes;
interface Understood {
  heard: NoteReading;
  source: 'rules' | 'openai';
  fallback: boolean;
}

/** What is kept of the caller's time for the rules once the model has had its share. */
const reserveMs = 2_000;

@Injectable()
export class ExtractionService {
  constructor(
    private readonly clock: Clock,
    @Inject(ModelService) private readonly model: ModelService | null,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** What a note tells about a recipient, joined with what was known, and what to ask next. */
  async extract(
    input: In<Routes['extractRecipient']>,
    call: AnyCall,
  ): Promise<Given<Routes['extractRecipient']>> {
    const { transcription, timeZone } = input;
    const known = input.isAdditionalDetails ? (input.existingData ?? null) : null;
    const utterance: Utterance = { note: transcription, known, now: this.clock.now(), timeZone };
    const { heard, ...by } = await this.understand(utterance, call);
    const facts = known ? mergedFacts(known, heard) : heard.facts;
    const voiceTranscriptions = notesWith(known?.voiceTranscriptions ?? [], transcription);
    const followUpQuestions = questionsFor(facts, voiceTranscriptions);
    return {
      recipientData: { ...facts, voiceTranscriptions },
      sources: heard.sources,
      needsFollowUp: followUpQuestions.length > 0,
      followUpQuestions,
      ...by,
    };
  }

  /** By the model where there is one; by the rules where there is none or it fails. */
  async understand(
    utterance: Utterance,
    { signal, deadline }: Pick<AnyCall, 'signal' | 'deadline'>,
  ): Promise<Understood> {
    const byRules = readNote(utterance);
    if (!this.model) return { heard: byRules, source: 'rules', fallback: false };
    const late = AbortSignal.timeout(Math.max(0, deadline - Date.now() - reserveMs));
    try {
      const heard = await extractByModel(this.model, utterance, AbortSignal.any([signal, late]));
      // Nothing at all, where the rules understand something, is no answer.
      if (heard.sources.length > 0 || byRules.sources.length === 0)
        return { heard, source: 'openai', fallback: false };
      this.logger.warn({ reason: 'silent' }, 'The model failed, the rules stand in');
    } catch (error) {
      signal.throwIfAborted();
      this.logger.warn(
        error instanceof ModelFailure ? { reason: error.message } : { reason: 'unexpected', err: error },
        'The model failed, the rules stand in',
      );
    }
    return { heard: byRules, source: 'rules', fallback: true };
  }
}

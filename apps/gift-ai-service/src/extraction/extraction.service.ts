import type { HandlerInput, HandlerOutput } from '@giftwell/contracts/core/route';
import type { PersonFacts } from '@giftwell/contracts/gift-ai/facts';
import type { extractionRoutes } from '@giftwell/contracts/gift-ai/voice';
import {
  consistentFacts,
  mergedFacts,
  type NoteReading,
  notesWith,
  questionsFor,
  readFacts,
  readNote,
  type Utterance,
} from '@giftwell/note-reader';
import { Clock, LOGGER, type AnyCall, type Logger } from '@giftwell/server-kit';
import { Inject, Injectable } from '@nestjs/common';
import { EnginesService } from '../engines/engines.service.js';
import { ModelFailure, ModelService } from '../model/model.service.js';
import { extractByModel } from './model-extractor.js';

type Routes = typeof extractionRoutes;
interface Understood {
  heard: NoteReading;
  source: 'rules' | 'openai';
  fallback: boolean;
}

/** Time reserved for the rules after the model's share. */
const reserveMs = 2_000;

@Injectable()
export class ExtractionService {
  constructor(
    private readonly clock: Clock,
    private readonly engines: EnginesService,
    @Inject(ModelService) private readonly model: ModelService | null,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Reads a note about a recipient, merges it with the known facts and chooses the next questions. */
  async extract(
    input: HandlerInput<Routes['extractRecipient']>,
    call: AnyCall,
  ): Promise<HandlerOutput<Routes['extractRecipient']>> {
    const { transcription, timeZone } = input;
    const known = input.isAdditionalDetails ? (input.existingData ?? null) : null;
    const utterance: Utterance = { note: transcription, known, now: this.clock.now(), timeZone };
    const { heard, ...by } = await this.understand(utterance, call);
    const facts = known ? mergedFacts(known, heard) : heard.facts;
    const voiceTranscriptions = notesWith(known?.voiceTranscriptions ?? [], transcription);
    const followUpQuestions = questionsFor(facts, voiceTranscriptions);
    return {
      recipientData: { ...facts, voiceTranscriptions },
      facts: this.factsOf(voiceTranscriptions),
      sources: heard.sources,
      needsFollowUp: followUpQuestions.length > 0,
      followUpQuestions,
      ...by,
    };
  }

  /** Interests, restrictions, circumstances and wishes from all notes so far. */
  private factsOf(notes: readonly string[]): PersonFacts {
    const { lexicon } = this.engines.catalogue;
    return consistentFacts(readFacts({ interests: [], about: [], notes }, lexicon), lexicon);
  }

  /** Uses the model if there is one, and the rules if there is none or it fails. */
  async understand(
    utterance: Utterance,
    { signal, deadline }: Pick<AnyCall, 'signal' | 'deadline'>,
  ): Promise<Understood> {
    const byRules = readNote(utterance);
    if (!this.model) return { heard: byRules, source: 'rules', fallback: false };
    const late = AbortSignal.timeout(Math.max(0, deadline - Date.now() - reserveMs));
    try {
      const heard = await extractByModel(this.model, utterance, AbortSignal.any([signal, late]));
      // An empty answer counts as a failure if the rules find something.
      if (heard.sources.length > 0 || byRules.sources.length === 0)
        return { heard, source: 'openai', fallback: false };
      this.logger.warn({ reason: 'empty answer' }, 'Model failed; using the rules');
    } catch (error) {
      signal.throwIfAborted();
      this.logger.warn(
        error instanceof ModelFailure ? { reason: error.message } : { reason: 'unexpected', err: error },
        'Model failed; using the rules',
      );
    }
    return { heard: byRules, source: 'rules', fallback: true };
  }
}

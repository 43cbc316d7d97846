import type { HandlerInput } from '@giftwell/contracts/core/route';
import { transcriptionWorkRoutes } from '@giftwell/contracts/gift-ai/transcription';
import { Serves, type AnyCall } from '@giftwell/server-kit';
import { TranscriptionService } from './transcription.service.js';

type Routes = typeof transcriptionWorkRoutes;

/** For the gateway, which receives the recordings. */
@Serves(transcriptionWorkRoutes)
export class TranscriptionWorkController {
  constructor(private readonly transcriptions: TranscriptionService) {}

  start(input: HandlerInput<Routes['start']>, { userId }: AnyCall) {
    return this.transcriptions.start(userId, input);
  }

  settled({ jobId, withinMs }: HandlerInput<Routes['settled']>, { userId, signal }: AnyCall) {
    return this.transcriptions.settled(jobId, userId, withinMs, signal);
  }
}

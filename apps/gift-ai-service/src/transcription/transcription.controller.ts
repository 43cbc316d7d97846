import type { HandlerInput } from '@giftwell/contracts/core/route';
import { transcriptionRoutes } from '@giftwell/contracts/gift-ai/transcription';
import { Serves, type AnyCall } from '@giftwell/server-kit';
import { TranscriptionService } from './transcription.service.js';

@Serves(transcriptionRoutes)
export class TranscriptionController {
  constructor(private readonly transcriptions: TranscriptionService) {}

  async options() {
    return { transcription: this.transcriptions.isOffered };
  }

  get({ jobId }: HandlerInput<(typeof transcriptionRoutes)['get']>, { userId }: AnyCall) {
    return this.transcriptions.get(jobId, userId);
  }
}

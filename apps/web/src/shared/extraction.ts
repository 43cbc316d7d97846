import { createClient } from '@giftwell/contracts/core/client';
import { extractionRoutes, type ExtractedRecipient } from '@giftwell/contracts/gift-ai/voice';

const extraction = createClient(extractionRoutes, { baseUrl: '/api' });

/** What words tell about somebody, joined with what is known. Rejects with AppError. */
export const extract = (transcription: string, known: ExtractedRecipient | null, signal?: AbortSignal) =>
  extraction.extractRecipient(
    {
      transcription,
      existingData: known,
      isAdditionalDetails: known !== null,
      timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    },
    { signal },
  );

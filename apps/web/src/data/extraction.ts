import { createClient } from '@giftwell/contracts/core/client';
import { extractionRoutes, type ExtractedRecipient } from '@giftwell/contracts/gift-ai/voice';

const extraction = createClient(extractionRoutes, { baseUrl: '/api' });

/** Reads a text about a person and merges it with the known facts. Rejects with AppError. */
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

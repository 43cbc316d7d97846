import { errorMessage } from '../../ui/feedback/app-error.js';
import { extract } from '../../data/extraction.js';
import { openSentence } from '../../data/stores/wizard-store.js';
import { setUnderstood } from './sentence.js';

/** Reads a sentence and opens the result. Returns the error message, or null. */
export async function understand(text: string, signal: AbortSignal): Promise<string | null> {
  try {
    const { recipientData: known, facts } = await extract(text, null, signal);
    if (signal.aborted) return null;
    setUnderstood({ known, facts });
    openSentence();
    return null;
  } catch (error) {
    return errorMessage(error, 'That didn’t work. Please try again.');
  }
}

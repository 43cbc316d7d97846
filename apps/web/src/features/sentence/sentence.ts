import type { PersonFacts } from '@giftwell/contracts/gift-ai/facts';
import type { ExtractedRecipient } from '@giftwell/contracts/gift-ai/voice';
import { create } from 'zustand';

/** What was understood from a sentence. */
export interface UnderstoodSentence {
  known: ExtractedRecipient;
  facts: PersonFacts;
}

interface Sentence {
  /** The last text, typed on any page; kept until its ideas are requested. */
  text: string;
  understood: UnderstoodSentence | null;
}

export const useSentence = create<Sentence>(() => ({ text: '', understood: null }));

export const setSentence = (text: string) => useSentence.setState({ text });
export const setUnderstood = (understood: UnderstoodSentence) => useSentence.setState({ understood });
/** Keeps what was understood until its dialog has faded out. */
export const clearSentence = () => setSentence('');

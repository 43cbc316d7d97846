import type { PersonFacts } from '@giftwell/contracts/gift-ai/facts';
import type { ExtractedRecipient } from '@giftwell/contracts/gift-ai/voice';
import { create } from 'zustand';

/** What was understood from a sentence. */
export interface Heard {
  known: ExtractedRecipient;
  facts: PersonFacts;
}

interface Sentence {
  /** The last text, typed on any page; kept until its ideas are requested. */
  text: string;
  heard: Heard | null;
}

export const useSentence = create<Sentence>(() => ({ text: '', heard: null }));

export const write = (text: string) => useSentence.setState({ text });
export const hear = (heard: Heard) => useSentence.setState({ heard });
/** Keeps what was understood until its dialog has faded out. */
export const finish = () => write('');

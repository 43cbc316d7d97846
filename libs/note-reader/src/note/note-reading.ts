import type { ExtractedRecipient, ExtractedSource } from '@giftwell/contracts/gift-ai/voice';
import type { Interest } from '@giftwell/contracts/gift-ai/vocabulary';

export interface Utterance {
  /** What was said or typed; values come only from here. */
  note: string;
  /** What is known already; it helps to read a short answer. */
  known: ExtractedRecipient | null;
  now: Date;
  timeZone: string;
}

export type Facts = Omit<ExtractedRecipient, 'voiceTranscriptions'>;

/** What one note says. */
export interface NoteReading {
  facts: Facts;
  /** One source for each value, in the order of the fields. */
  sources: ExtractedSource[];
  /** Interests that the note rejects. */
  against: Interest[];
}

export const noFacts = (): Facts => ({
  name: null,
  nickname: null,
  age: null,
  relationship: null,
  occasion: null,
  customType: null,
  occasionDate: null,
  budget: null,
  interests: [],
  customInterests: null,
  personality: [],
  customPersonality: null,
  lifestyle: [],
  customLifestyle: null,
});

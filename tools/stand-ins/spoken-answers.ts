/** The transcription of any recording, unless scripted otherwise. */
export const sentence =
  'My sister Priya is turning thirty on May 5th. She loves hiking and old jazz records. Around fifty dollars.';

/** Scripted answers for speech, besides those for chat: the words in `text`, or an unreadable recording. */
export const speechAnswers = ['words', 'unreadable', 'too_short'] as const;

/** The transcription: `text`, after `ms`. */
export interface SpokenAnswer {
  answer: string;
  text?: string;
  ms?: number;
}

const slowMs = 1_500;
/** A megabyte. */
const million = 1_000_000;

/** The words of an answer. */
export function wordsOf({ answer, text = sentence }: SpokenAnswer) {
  switch (answer) {
    case 'empty':
      return '';
    case 'million':
      return 'word '.repeat(million / 5);
    default:
      return text;
  }
}

/** The delay of an answer. */
export const msOf = ({ answer, ms = answer === 'slow' ? slowMs : 0 }: SpokenAnswer) => ms;

/** What is heard in any recording, unless the stand-in is told otherwise. */
export const sentence =
  'My sister Priya is turning thirty on May 5th. She loves hiking and old jazz records. Around fifty dollars.';

/** What a stand-in for speech can be told besides what one for chat can: the words in `text`, or that it reads none. */
export const speechAnswers = ['words', 'unreadable', 'too_short'] as const;

/** What is said of a recording: `text`, after `ms`. */
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

/** How long an answer takes. */
export const msOf = ({ answer, ms = answer === 'slow' ? slowMs : 0 }: SpokenAnswer) => ms;

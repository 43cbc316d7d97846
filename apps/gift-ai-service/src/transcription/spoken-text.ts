import { transcriptionMax } from '@giftwell/contracts/people/person-fields';

/** Control characters, and signs that turn the direction of the text around them. */
const unspoken = /[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;

/** A transcription as one line of plain text, cut at the end of a word. */
export function spokenText(answer: string): string {
  const plain = answer.toWellFormed().replace(unspoken, ' ').replace(/\s+/g, ' ').trim();
  if (plain.length <= transcriptionMax) return plain;
  const end = plain.lastIndexOf(' ', transcriptionMax);
  return plain.slice(0, end > 0 ? end : transcriptionMax).toWellFormed();
}

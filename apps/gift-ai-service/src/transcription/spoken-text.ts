import { transcriptionMax } from '@giftwell/contracts/people/person-fields';

/** Control characters, and characters that change the text direction. */
const unspoken = /[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;

/** A transcription as one line of plain text, cut at a word boundary. */
export function spokenText(answer: string): string {
  const plain = answer.toWellFormed().replace(unspoken, ' ').replace(/\s+/g, ' ').trim();
  if (plain.length <= transcriptionMax) return plain;
  const end = plain.lastIndexOf(' ', transcriptionMax);
  return plain.slice(0, end > 0 ? end : transcriptionMax).toWellFormed();
}

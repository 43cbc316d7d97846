import { transcriptionMax } from '@giftwell/contracts/people/person-fields';

/** Control characters, and signs that turn the direction of the text around them. */
const unspoken = /[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;

/** What somebody said as the rest of the app takes it: one line of plain text that ends with a whole word. */
export function spokenText(answer: string): string {
  const plain = answer.toWellFormed().replace(unspoken, ' ').replace(/\s+/g, ' ').trim();
  if (plain.length <= transcriptionMax) return plain;
  const end = plain.lastIndexOf(' ', transcriptionMax);
  return plain.slice(0, end > 0 ? end : transcriptionMax).toWellFormed();
}

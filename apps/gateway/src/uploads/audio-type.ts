import type { AudioType } from '@giftwell/contracts/gift-ai/transcription';

/** Number of leading bytes that the detection needs. */
export const audioHeaderBytes = 12;

/** The audio type, by the leading bytes; null if unknown. */
export function audioTypeOf(start: Buffer): AudioType | null {
  const text = (from: number, to: number) => start.toString('latin1', from, to);
  if (text(0, 4) === '\x1aE\xdf\xa3') return 'audio/webm';
  if (text(4, 8) === 'ftyp') return 'audio/mp4';
  if (text(0, 4) === 'OggS') return 'audio/ogg';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WAVE') return 'audio/wav';
  if (text(0, 3) === 'ID3' || isMp3Frame(start)) return 'audio/mpeg';
  return null;
}

/** The sync bits, then a version, layer III, a bit rate and a sample rate that exist. */
function isMp3Frame(start: Buffer): boolean {
  const [first = 0, second = 0, third = 0] = start;
  const isSynced = first === 0xff && second >> 5 === 0b111;
  const version = (second >> 3) & 0b11;
  const layer = (second >> 1) & 0b11;
  return (
    isSynced && version !== 0b01 && layer === 0b01 && third >> 4 !== 0b1111 && ((third >> 2) & 0b11) !== 0b11
  );
}

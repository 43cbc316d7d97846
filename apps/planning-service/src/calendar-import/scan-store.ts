import { scanResultSchema, type ScanResult } from '@giftwell/contracts/calendar/calendar-import';
import { unavailable } from '@giftwell/contracts/core/error';
import { CalendarStore } from '@giftwell/server-kit';
import { randomBytes } from 'node:crypto';

export const newKey = (): string => randomBytes(16).toString('base64url');
const busy = () =>
  unavailable('too_many_scans', 'Many calendars are being scanned right now. Please try again in a moment.');

/** Stores a small file under a new key. */
export async function storeFile(store: CalendarStore, content: string): Promise<string> {
  const key = newKey();
  const file = await store.open(key);
  if (!file) throw busy();
  await file.append(new TextEncoder().encode(content));
  await file.finish();
  return key;
}

/** Null if it is gone. */
export async function readFile(store: CalendarStore, key: string | null): Promise<Uint8Array | null> {
  const whole = key === null ? null : await store.read(key);
  if (!whole) return null;
  // Filled piece by piece, so that it is never there twice.
  const bytes = new Uint8Array(whole.bytes);
  let at = 0;
  for await (const chunk of whole.chunks()) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

export async function readResult(store: CalendarStore, key: string | null): Promise<ScanResult | null> {
  const bytes = await readFile(store, key);
  return bytes && scanResultSchema.parse(JSON.parse(new TextDecoder().decode(bytes)));
}

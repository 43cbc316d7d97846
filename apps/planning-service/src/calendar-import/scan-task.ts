import type { CalendarEntry, FoundOccasion, ReadOptions } from '@giftwell/calendar-reader';
import type { ScanResult } from '@giftwell/contracts/calendar/calendar-import';
import { Worker } from 'node:worker_threads';

/** What the thread gets: the bytes of a file, or entries that are read already. */
export type ScanTask = { options: ReadOptions } & ({ bytes: Uint8Array } | { entries: CalendarEntry[] });
/** By rules alone. */
export interface ReadByRules extends Omit<ScanResult, 'occasions'> {
  occasions: FoundOccasion[];
  /** What only a language model may find an occasion in. */
  unclear: FoundOccasion[];
}
export type ScanMessage = { progress: number } | { result: ReadByRules };

/** Longer than any file takes; a hostile one must not keep a core busy. */
const mostMs = 60_000;
const memory = { maxOldGenerationSizeMb: 400 };

/**
 * Reads a calendar in a thread of its own, so that this one stays free; `note` gets the progress in percent. Rejects if
 * the file needs too much time or memory.
 */
export function scanInThread(task: ScanTask, note: (progress: number) => void): Promise<ReadByRules> {
  const { promise, resolve, reject } = Promise.withResolvers<ReadByRules>();
  const transferList = 'bytes' in task ? [task.bytes.buffer as ArrayBuffer] : [];
  const worker = new Worker(new URL('./scan-worker.js', import.meta.url), {
    ...{ workerData: task, transferList, resourceLimits: memory },
  });
  const late = setTimeout(() => reject(new Error('The calendar takes too long to read')), mostMs);
  worker.on('message', (message: ScanMessage) => {
    if ('result' in message) resolve(message.result);
    else note(message.progress);
  });
  worker.once('error', reject);
  worker.once('exit', () => reject(new Error('The calendar could not be read')));
  return promise.finally(() => {
    clearTimeout(late);
    return worker.terminate();
  });
}

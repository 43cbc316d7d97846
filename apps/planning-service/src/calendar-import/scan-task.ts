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
const maxMs = 60_000;
/** With the largest file this stays below 300 MiB. */
const memory = { maxOldGenerationSizeMb: 160, maxYoungGenerationSizeMb: 24 };

/** A calendar that needs more time or memory than any has to. */
export class TooLarge extends Error {
  override name = 'TooLarge';
}
const asProblem = (error: Error & { code?: string }) =>
  error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new TooLarge('The calendar takes too much memory') : error;

/**
 * Reads a calendar in a thread of its own, so that this one stays free; `note` gets the progress in percent. Rejects with
 * `TooLarge` if the file needs too much time or memory.
 */
export async function scanInThread(task: ScanTask, note: (progress: number) => void): Promise<ReadByRules> {
  const { promise, resolve, reject } = Promise.withResolvers<ReadByRules>();
  const transferList = 'bytes' in task ? [task.bytes.buffer as ArrayBuffer] : [];
  const worker = new Worker(new URL('./scan-worker.js', import.meta.url), {
    ...{ workerData: task, transferList, resourceLimits: memory },
  });
  const late = setTimeout(() => reject(new TooLarge('The calendar takes too long to read')), maxMs);
  worker.on('message', (message: ScanMessage) => {
    if ('result' in message) resolve(message.result);
    else note(message.progress);
  });
  worker.once('error', (error: Error) => reject(asProblem(error)));
  worker.once('exit', () => reject(new Error('The calendar could not be read')));
  try {
    return await promise;
  } finally {
    clearTimeout(late);
    await worker.terminate();
  }
}

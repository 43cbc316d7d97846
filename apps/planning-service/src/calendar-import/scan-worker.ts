import { findOccasions, readCalendar, type ReadCalendar } from '@giftwell/calendar-reader';
import { offeredMax } from '@giftwell/contracts/calendar/calendar-import';
import { parentPort, workerData } from 'node:worker_threads';
import type { ReadByRules, ScanMessage, ScanTask } from './scan-task.js';

const send = (message: ScanMessage) => parentPort?.postMessage(message);
/** More than a model is asked for. */
const unclearMax = 100;
const noneSkipped = { unreadable: 0, withoutDate: 0, withoutTitle: 0, cancelled: 0, overLimit: 0 };

const readTask = async (
  task: ScanTask,
): Promise<Pick<ReadCalendar, 'entries' | 'skipped' | 'total' | 'dateOrder'>> =>
  'bytes' in task
    ? readCalendar(task.bytes, task.options)
    : { entries: task.entries, skipped: noneSkipped, total: task.entries.length, dateOrder: null };

async function scan(task: ScanTask): Promise<ReadByRules> {
  const { entries, skipped, total, dateOrder } = await readTask(task);
  send({ progress: 70 });
  const { found, unclear, ...left } = findOccasions(entries, task.options.today);
  const byConfidence = found.sort((one, other) => other.confidence - one.confidence);
  const occasions = byConfidence.slice(0, offeredMax);
  return {
    occasions,
    unclear: unclear.slice(0, unclearMax),
    counts: { total, ...skipped, ...left, notOffered: found.length - occasions.length },
    isDateOrderOpen: dateOrder === 'ambiguous',
  };
}

send({ result: await scan(workerData as ScanTask) });

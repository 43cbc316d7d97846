import { shareCodeSchema } from '@giftwell/contracts/core/ids';
import { calendarScanChanged } from '@giftwell/contracts/calendar/calendar-import';
import { CalendarStore, defineJob, JobHandler, Pusher, type Finish, type Runs } from '@giftwell/server-kit';
import { DataSource, In, type EntityManager, type Repository } from 'typeorm';
import { z } from 'zod';
import { CalendarScanEntity } from './calendar-scan.entity.js';
import { ScanReadingService, type ScanOutcome } from './scan-reading.service.js';
import { readFile, storeFile } from './scan-store.js';

export const scanCalendar = defineJob({
  name: 'planning.scan-calendar',
  data: z.object({ scanId: shareCodeSchema }),
  attempts: 3,
  backoffMs: 500,
  // Each has a thread, and a file in memory.
  concurrency: 2,
});
type Data = z.infer<typeof scanCalendar.data>;

const open = In(['waiting', 'working']);

/** Reads a calendar and finds its occasions. The file, or the access to Google, is gone afterwards. */
@JobHandler(scanCalendar)
export class ScanCalendar implements Runs<typeof scanCalendar> {
  constructor(
    private readonly db: DataSource,
    private readonly store: CalendarStore,
    private readonly reading: ScanReadingService,
    private readonly pusher: Pusher,
  ) {}

  async run({ scanId }: Data, finish: Finish): Promise<void> {
    const row = await this.rows.findOneBy({ scanId, state: open });
    if (!row) return;
    const bytes = await readFile(this.store, row.fileKey);
    const outcome: ScanOutcome = bytes
      ? await this.reading.read(row, bytes, (progress) => this.note(row, progress))
      : { failure: 'file_gone' };
    const resultKey =
      'result' in outcome ? await storeFile(this.store, JSON.stringify(outcome.result)) : null;
    await finish((tx) => this.settle(tx, scanId, outcome, resultKey));
    await this.close(row, 'result' in outcome ? 'done' : 'failed');
  }

  async failed({ scanId }: Data): Promise<void> {
    const row = await this.rows.findOneBy({ scanId });
    if (!row) return;
    await this.settle(this.db.manager, scanId, { failure: 'unreadable' }, null);
    await this.close(row, 'failed');
  }

  private get rows(): Repository<CalendarScanEntity> {
    return this.db.getRepository(CalendarScanEntity);
  }

  private async settle(
    tx: EntityManager,
    scanId: string,
    outcome: ScanOutcome,
    resultKey: string | null,
  ): Promise<void> {
    const end =
      'failure' in outcome
        ? { state: 'failed' as const, failure: outcome.failure }
        : { state: 'done' as const, resultKey };
    await tx.update(CalendarScanEntity, { scanId, state: open }, { ...end, progress: 100, fileKey: null });
  }

  /** Deletes the file and tells the browser. */
  private async close(
    { scanId, userId, fileKey }: CalendarScanEntity,
    state: 'done' | 'failed',
  ): Promise<void> {
    if (fileKey) await this.store.drop(fileKey);
    await this.pusher.toUser(userId, calendarScanChanged, { scanId, state, progress: 100 });
  }

  private async note({ scanId, userId }: CalendarScanEntity, progress: number): Promise<void> {
    await this.rows.update({ scanId, state: open }, { state: 'working', progress });
    await this.pusher.toUser(userId, calendarScanChanged, { scanId, state: 'working', progress });
  }
}

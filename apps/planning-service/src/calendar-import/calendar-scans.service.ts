import { notFound } from '@giftwell/contracts/core/error';
import type {
  CalendarScan,
  CalendarSource,
  OfferedOccasion,
  ScanResult,
} from '@giftwell/contracts/calendar/calendar-import';
import { CalendarStore, Jobs } from '@giftwell/server-kit';
import { Injectable } from '@nestjs/common';
import { concatMap, filter, firstValueFrom, fromEvent, interval, merge, of, takeUntil, timer } from 'rxjs';
import { DataSource, type Repository } from 'typeorm';
import { BulkAddService } from '../bulk-add/bulk-add.service.js';
import { lockSettings } from '../calendar/calendar-settings.service.js';
import { CalendarScanEntity } from './calendar-scan.entity.js';
import { forgetScan } from './forget-scan.job.js';
import { googleAccessSchema } from './google-calendar.js';
import { newKey, readFile, readResult, storeFile } from './scan-store.js';
import { scanCalendar } from './scan-calendar.job.js';

type Files = Pick<CalendarScanEntity, 'fileKey' | 'resultKey'>;

/** A short text is ready before; a long one is followed by the browser. */
const waitMs = 15_000;
const pollMs = 150;

/** Starts scans and returns what they found. A user has one at a time. */
@Injectable()
export class CalendarScansService {
  constructor(
    private readonly db: DataSource,
    private readonly store: CalendarStore,
    private readonly bulk: BulkAddService,
    private readonly jobs: Jobs,
  ) {}

  private get rows(): Repository<CalendarScanEntity> {
    return this.db.getRepository(CalendarScanEntity);
  }

  /** Scans a text and waits for the result, at most some seconds. */
  async scanText(userId: number, text: string, signal: AbortSignal): Promise<CalendarScan> {
    const { scanId } = await this.start(userId, 'text', await storeFile(this.store, text));
    return this.settled(userId, scanId, signal);
  }

  /** Reads Google with an access that the gateway stored. */
  async scanGoogle(userId: number, tokenId: string, signal: AbortSignal): Promise<CalendarScan> {
    const access = await readFile(this.store, tokenId);
    const known = access && googleAccessSchema.safeParse(JSON.parse(new TextDecoder().decode(access)));
    if (known?.data?.userId !== userId)
      throw notFound('google_expired', 'Please connect your Google Calendar again.');
    const { scanId } = await this.start(userId, 'google', tokenId);
    return this.settled(userId, scanId, signal);
  }

  /** Starts the scan of what is stored under `fileKey`; earlier scans of the user are forgotten. */
  async start(userId: number, source: CalendarSource, fileKey: string): Promise<CalendarScan> {
    const scanId = newKey();
    const row = { scanId, userId, source, fileKey, state: 'waiting' as const };
    const earlier = await this.db.transaction(async (tx) => {
      await lockSettings(tx, userId);
      const [scans] = await tx.query<[Files[], number]>(
        'DELETE FROM calendar_scans WHERE "userId" = $1 RETURNING "fileKey", "resultKey"',
        [userId],
      );
      await tx.insert(CalendarScanEntity, row);
      await this.jobs.add(tx, scanCalendar, { scanId });
      await this.jobs.add(tx, forgetScan, { scanId });
      return scans;
    });
    for (const scan of earlier) await this.dropFiles(scan);
    return this.get(userId, scanId);
  }

  async get(userId: number, scanId: string): Promise<CalendarScan> {
    const { source, state, failure, progress, resultKey } = await this.row(userId, scanId);
    const result = state === 'done' ? await readResult(this.store, resultKey) : null;
    const isGone = state === 'done' && !result;
    return {
      ...{ scanId, source, progress },
      state: isGone ? 'failed' : state,
      failure: isGone ? 'file_gone' : failure,
      occasions: result ? await this.offered(userId, result) : [],
      counts: result?.counts ?? null,
      isDateOrderOpen: result?.isDateOrderOpen ?? false,
    };
  }

  async drop(userId: number, scanId: string): Promise<void> {
    await this.remove(await this.row(userId, scanId));
  }

  /** Does nothing more if it is gone already. */
  private async remove({ userId, scanId, ...files }: CalendarScanEntity): Promise<void> {
    await this.dropFiles(files);
    await this.rows.delete({ scanId, userId });
  }

  private async dropFiles({ fileKey, resultKey }: Files): Promise<void> {
    for (const key of [fileKey, resultKey]) if (key) await this.store.drop(key);
  }

  private async row(userId: number, scanId: string): Promise<CalendarScanEntity> {
    const row = await this.rows.findOneBy({ scanId, userId });
    if (!row) throw notFound('scan_not_found', 'This scan is over. Please scan your calendar again.');
    return row;
  }

  private async settled(userId: number, scanId: string, signal: AbortSignal): Promise<CalendarScan> {
    const end = merge(timer(waitMs), fromEvent(signal, 'abort'));
    const settled = merge(of(null), interval(pollMs)).pipe(
      concatMap(() => this.row(userId, scanId)),
      filter(({ state }) => state === 'done' || state === 'failed'),
      takeUntil(end),
    );
    await firstValueFrom(settled, { defaultValue: null });
    return this.get(userId, scanId);
  }

  /** Says of each which of them the user has already. */
  private async offered(userId: number, { occasions }: ScanResult): Promise<OfferedOccasion[]> {
    const reasons = await this.bulk.compare(userId, occasions);
    return occasions.map((occasion, index) => {
      const reason = reasons[index];
      return { ...occasion, existing: reason === 'known' || reason === 'other_birthday' ? reason : 'no' };
    });
  }
}

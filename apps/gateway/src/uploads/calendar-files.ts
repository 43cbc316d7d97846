import { Injectable } from '@nestjs/common';
import { AppError, invalid, unavailable } from '@giftwell/contracts/core/error';
import { uploadRoutes } from '@giftwell/contracts/gateway/uploads';
import { calendarFileMaxBytes } from '@giftwell/contracts/calendar/calendar-import';
import { CalendarStore } from '@giftwell/server-kit';
import type { IncomingMessage } from 'node:http';
import { randomBytes } from 'node:crypto';
import { formOverheadBytes, readFile, type FileForm } from './read-file.js';

const tooLarge = () =>
  invalid('file_too_large', 'That file is larger than 50 MB. Please export fewer years, or fewer calendars.');
const form: FileForm = {
  ...{ field: uploadRoutes.calendar.upload, maxBytes: calendarFileMaxBytes, stallMs: 30_000 },
  errors: {
    broken: () => invalid('broken_upload', 'Part of your file didn’t arrive. Please try again.'),
    tooLong: tooLarge,
    tooSlow: () => invalid('too_slow', 'Your file took too long to arrive. Please try again.'),
  },
};
const unsupported = () => invalid('unsupported_file', 'Please upload an ICS, CSV or VCF file.');
const scanUnavailable = (cause: unknown) =>
  new AppError(
    'unavailable',
    'scan_unavailable',
    'We can’t scan calendars right now. Please try again in a moment.',
    undefined,
    { cause },
  );

/** The first bytes of archives, documents and pictures. */
const others = ['504b0304', '25504446', '89504e47', 'ffd8ff', '47494638', 'd0cf11e0', '1f8b08', '7f454c46'];

/** Stores uploaded calendar files for the scan; incomplete or invalid ones are deleted. */
@Injectable()
export class CalendarFiles {
  constructor(private readonly store: CalendarStore) {}

  /** The key under which the file is stored. */
  async take(request: IncomingMessage): Promise<string> {
    if (Number(request.headers['content-length']) > calendarFileMaxBytes + formOverheadBytes)
      throw tooLarge();
    const fileKey = randomBytes(16).toString('base64url');
    try {
      const file = await this.store.open(fileKey).catch(failed);
      if (!file)
        throw unavailable(
          'too_many_scans',
          'Many calendars are being scanned right now. Please try again in a moment.',
        );
      let isFirst = true;
      const bytes = await readFile(request, form, async (chunk) => {
        if (isFirst && isOther(chunk)) throw unsupported();
        isFirst = false;
        await file.append(chunk).catch(failed);
      });
      if (bytes === 0) throw invalid('file_empty', 'That file is empty. Please choose another one.');
      await file.finish().catch(failed);
      return fileKey;
    } catch (error) {
      await this.drop(fileKey);
      throw error;
    }
  }

  /** Where that fails, it expires by itself. */
  async drop(fileKey: string): Promise<void> {
    await this.store.drop(fileKey).catch(() => undefined);
  }
}

const isOther = (start: Buffer) =>
  others.some((signature) => start.toString('hex', 0, 4).startsWith(signature));

function failed(cause: unknown): never {
  throw scanUnavailable(cause);
}

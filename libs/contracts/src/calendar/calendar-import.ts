import { z } from 'zod';
import { definePush } from '../core/event.js';
import { idParam, idSchema, shareCodeSchema } from '../core/ids.js';
import { defineRoutes } from '../core/route.js';
import { calendarDate, instant } from '../core/text.js';
import { occasionTypes, relationships } from '../gift-ai/vocabulary.js';
import { calendarSources, scanStates } from './scan-states.js';

/** From here on the browser warns that reading takes longer; larger ones than the maximum are refused. */
export const calendarFileWarnBytes = 10 * 1024 * 1024;
export const calendarFileMaxBytes = 50 * 1024 * 1024;
/** Longer pasted text is sent as a file. */
export const calendarTextMax = 400_000;
export const calendarTextBytes = 1_000_000;
/** The occasions of a scan that are offered: those with the highest confidence. */
export const offeredMax = 1_000;
export const importUndoDays = 30;

export type CalendarSource = (typeof calendarSources)[number];

/** `too_large`: reading it would take more time or memory than any calendar needs. */
export const scanFailures = [
  'file_gone',
  'unreadable',
  'too_large',
  'google_failed',
  'google_expired',
] as const;

/** An occasion that a scan found, with the reason. */
const foundOccasionSchema = z.object({
  /** Empty if the entry doesn't say who it is. */
  name: z.string(),
  /** With the year 2000 if the year is unknown. */
  date: calendarDate,
  /** The other reading of a date such as 5/3. */
  otherDate: calendarDate.nullable(),
  yearKnown: z.boolean(),
  occasionType: z.enum(occasionTypes),
  customType: z.string().nullable(),
  recurring: z.boolean(),
  relationship: z.enum(relationships),
  originalText: z.string(),
  /** From 0 to 1. */
  confidence: z.number().min(0).max(1),
  /** Why it is taken for this occasion: one sentence. */
  reason: z.string(),
});
export const offeredOccasionSchema = foundOccasionSchema.extend({
  /** Whether the user has it already, or has another birthday for that person. */
  existing: z.enum(['no', 'known', 'other_birthday']),
});
export type OfferedOccasion = z.infer<typeof offeredOccasionSchema>;

/** How many entries were read and why some are not offered. */
const scanCountsSchema = z.object({
  total: z.number().int(),
  unreadable: z.number().int(),
  withoutDate: z.number().int(),
  withoutTitle: z.number().int(),
  cancelled: z.number().int(),
  overLimit: z.number().int(),
  withoutOccasion: z.number().int(),
  over: z.number().int(),
  copies: z.number().int(),
  /** Occasions beyond the number that is offered. */
  notOffered: z.number().int(),
});
export type ScanCounts = z.infer<typeof scanCountsSchema>;

/** What a scan found; kept encrypted, outside the database, until it is used or an hour is over. */
export const scanResultSchema = z.object({
  occasions: z.array(foundOccasionSchema).max(offeredMax),
  counts: scanCountsSchema,
  /** Whether dates such as 5/3 may be meant the other way round. */
  isDateOrderOpen: z.boolean(),
});
export type ScanResult = z.infer<typeof scanResultSchema>;

const scanSchema = z.object({
  scanId: shareCodeSchema,
  source: z.enum(calendarSources),
  state: z.enum(scanStates),
  /** Percent. */
  progress: z.number().int().min(0).max(100),
  failure: z.enum(scanFailures).nullable(),
  /** Empty until the scan is done. */
  occasions: z.array(offeredOccasionSchema),
  counts: scanCountsSchema.nullable(),
  isDateOrderOpen: z.boolean(),
});
export type CalendarScan = z.infer<typeof scanSchema>;

const importSchema = z.object({
  id: idSchema,
  source: z.enum(calendarSources),
  createdAt: instant,
  people: z.number().int(),
  occasions: z.number().int(),
});
export type CalendarImport = z.infer<typeof importSchema>;

const one = z.strictObject({ scanId: shareCodeSchema });

/** A file is sent to `POST /api/calendar/scans`, a route of the gateway itself. */
export const calendarImportRoutes = defineRoutes('planning', 'calendar-import', {
  extract: {
    method: 'POST',
    path: '/calendar/extract-birthdays',
    summary: 'Find occasions in pasted calendar data; waits for them some seconds',
    limit: 'ai',
    timeoutMs: 20_000,
    maxBodyBytes: calendarTextBytes,
    input: z.strictObject({
      calendarData: z
        .string()
        .max(calendarTextMax, 'That’s too much text to paste. Please upload it as a file.')
        .refine((value) => value.trim() !== '', 'Please provide calendar data'),
    }),
    output: scanSchema,
    errors: ['too_many_scans'],
  },
  googleExtract: {
    method: 'POST',
    path: '/calendar/google/extract',
    summary: 'Find occasions in the Google Calendar and the contacts that were just connected',
    limit: 'ai',
    timeoutMs: 20_000,
    input: z.strictObject({ tokenId: shareCodeSchema }),
    output: scanSchema,
    errors: ['google_expired', 'too_many_scans'],
  },
  getScan: {
    method: 'GET',
    path: '/calendar/scans/:scanId',
    summary: 'Get the state of a scan, and the occasions it found',
    input: one,
    output: scanSchema,
    errors: ['scan_not_found'],
  },
  dropScan: {
    method: 'DELETE',
    path: '/calendar/scans/:scanId',
    summary: 'Forget a scan and everything it found',
    input: one,
    output: z.object({ ok: z.literal(true) }),
    errors: ['scan_not_found'],
  },
  listImports: {
    method: 'GET',
    path: '/calendar/imports',
    summary: 'List the imports that can be undone',
    input: z.strictObject({}),
    output: z.object({ imports: z.array(importSchema) }),
  },
  undoImport: {
    method: 'POST',
    path: '/calendar/imports/:id/undo',
    summary: 'Remove what an import added, except people who have got more since',
    input: z.strictObject({ id: idParam }),
    output: z.object({ people: z.number().int(), occasions: z.number().int(), kept: z.number().int() }),
    errors: ['import_not_found'],
  },
});

/** Internal route of planning-service for the gateway, which stores the file. Never mounted. */
export const calendarScanWorkRoutes = defineRoutes('planning', 'calendar-scan-work', {
  start: {
    method: 'POST',
    path: '/internal/calendar/scans',
    summary: 'Start the scan of a stored file; answers at once',
    input: z.strictObject({ fileKey: shareCodeSchema }),
    output: scanSchema,
  },
});

/** The state or the progress of a scan changed; `GET /api/calendar/scans/:scanId` has it. */
export const calendarScanChanged = definePush({
  type: 'planning.calendar-scan-changed',
  data: z.object({
    scanId: shareCodeSchema,
    state: z.enum(scanStates),
    progress: z.number().int(),
  }),
});

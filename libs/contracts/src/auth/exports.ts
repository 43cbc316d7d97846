import { z } from 'zod';
import { definePush } from '../core/event.js';
import { defineRoutes } from '../core/route.js';
import { instant } from '../core/text.js';

const exportSchema = z.object({
  id: z.uuid(),
  state: z.enum(['working', 'ready', 'failed']),
  createdAt: instant,
  /** Until when it can be downloaded, and its size; null unless it is ready. */
  expiresAt: instant.nullable(),
  bytes: z.number().int().nullable(),
});
export type DataExport = z.infer<typeof exportSchema>;

/** The current state of an export has to be fetched. */
export const exportChanged = definePush({
  type: 'auth.export-changed',
  data: z.object({ id: z.uuid() }),
});

/** Public routes of auth-service, mounted unchanged. */
export const exportRoutes = defineRoutes('auth', 'exports', {
  latest: {
    method: 'GET',
    path: '/user/export',
    summary: 'Get the state of my last export; null if there is none',
    input: z.strictObject({}),
    output: z.object({ export: exportSchema.nullable() }),
  },
  start: {
    method: 'POST',
    path: '/user/export',
    summary:
      'Put everything that Giftwell holds about me into one ZIP file; one that is under way is not begun again',
    limit: 'credentials',
    input: z.strictObject({}),
    output: z.object({ export: exportSchema }),
  },
});

/** Internal route of auth-service for the gateway. Never mounted. */
export const exportFileRoutes = defineRoutes('auth', 'export-files', {
  part: {
    method: 'GET',
    path: '/internal/exports/:id',
    summary: 'Get a part of the ZIP file of an export of the caller, as base64',
    input: z.strictObject({ id: z.uuid(), offset: z.number().int().min(0) }),
    output: z.object({ part: z.string(), bytes: z.number().int(), name: z.string() }),
    errors: ['export_not_found'],
  },
});

/** A route of the gateway itself, because a ZIP file is not JSON. */
export const exportDownloadRoutes = defineRoutes('gateway', 'export-download', {
  download: {
    method: 'GET',
    path: '/user/export/:id',
    summary: 'Download the ZIP file of my export',
    input: z.strictObject({ id: z.uuid() }),
    output: z.object({}),
    errors: ['export_not_found'],
  },
});

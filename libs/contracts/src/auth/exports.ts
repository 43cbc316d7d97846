import { z } from 'zod';
import { definePush } from '../core/event.js';
import { defineRoutes } from '../core/route.js';
import { instant } from '../core/text.js';
import { ownerContext, ownerProofErrors, ownerProofSchema } from './owner-proof.js';

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

const started = z.object({ export: exportSchema });

/** A public route of auth-service, mounted unchanged. */
export const exportRoutes = defineRoutes('auth', 'exports', {
  latest: {
    method: 'GET',
    path: '/user/export',
    summary: 'Get the state of my last export; null if there is none',
    input: z.strictObject({}),
    output: z.object({ export: exportSchema.nullable() }),
  },
});

/** Internal routes of auth-service for the gateway. Never mounted. */
export const exportFileRoutes = defineRoutes('auth', 'export-files', {
  start: {
    method: 'POST',
    path: '/internal/exports',
    summary: 'Start an export of the caller, who has to prove to be the owner of the account',
    passesClientAddress: true,
    input: ownerProofSchema.extend(ownerContext),
    output: started,
    errors: ownerProofErrors,
  },
  part: {
    method: 'GET',
    path: '/internal/exports/:id',
    summary: 'Get a part of the ZIP file of an export of the caller, as base64',
    input: z.strictObject({ id: z.uuid(), offset: z.number().int().min(0) }),
    output: z.object({ part: z.string(), bytes: z.number().int(), name: z.string() }),
    errors: ['export_not_found'],
  },
});

/** Routes of the gateway itself, which knows when a session was opened, and joins the parts of the file. */
export const ownExportRoutes = defineRoutes('gateway', 'exports', {
  start: {
    method: 'POST',
    path: '/user/export',
    summary:
      'Put everything that Giftwell holds about me into one ZIP file; one that is under way is not begun again',
    limit: 'credentials',
    input: ownerProofSchema,
    output: started,
    errors: ownerProofErrors,
  },
  download: {
    method: 'GET',
    path: '/user/export/:id',
    summary: 'Download the ZIP file of my export',
    input: z.strictObject({ id: z.uuid() }),
    output: z.object({}),
    errors: ['export_not_found'],
  },
});

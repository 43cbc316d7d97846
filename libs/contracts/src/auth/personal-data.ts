import { z } from 'zod';
import { defineRoutes, type ServiceName } from '../core/route.js';

/** The place in an export after which it continues: the table, and the key of its last row. */
const placeSchema = z.strictObject({
  table: z.string().max(60),
  after: z.record(z.string(), z.unknown()).nullable(),
});

/** Internal routes of a service with everything that it holds about the caller. Never mounted. */
const personalDataRoutes = <S extends ServiceName>(service: S) =>
  defineRoutes(service, 'personal-data', {
    tables: {
      method: 'GET',
      path: '/internal/personal-data/tables',
      summary: 'List the tables with something to export',
      callers: ['auth'],
      input: z.strictObject({}),
      output: z.object({ tables: z.array(z.string()) }),
    },
    page: {
      method: 'POST',
      path: '/internal/personal-data/page',
      summary: 'Get the next rows of a table; bytes are base64',
      callers: ['auth'],
      input: placeSchema,
      /** `next` is null after the last page. */
      output: z.object({
        rows: z.array(z.record(z.string(), z.unknown())),
        next: placeSchema.nullable(),
      }),
    },
  });

export const planningDataRoutes = personalDataRoutes('planning');
export const giftAiDataRoutes = personalDataRoutes('gift-ai');
export const paymentsDataRoutes = personalDataRoutes('payments');

import { z } from 'zod';
import { defineRoutes } from '../core/route.js';
import { giftYearParam } from '../planning/gifts.js';

/** A route of the gateway itself, because a CSV file is not JSON. */
export const planFileRoutes = defineRoutes('gateway', 'plan-file', {
  download: {
    method: 'GET',
    path: '/plan.csv',
    summary: 'Get my gifts of a year as a CSV file',
    input: z.strictObject({
      /** By default this year. */
      year: giftYearParam.optional(),
    }),
    output: z.object({}),
  },
});

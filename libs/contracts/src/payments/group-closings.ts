import { z } from 'zod';
import { idParam } from '../core/ids.js';
import { defineRoutes } from '../core/route.js';
import { groupPurchaseSchema, refundReportSchema } from './group-purchases.js';

const input = z.strictObject({ id: idParam });

/** How organizers end a group gift before its goal is reached. */
export const groupClosingRoutes = defineRoutes('payments', 'group-closings', {
  close: {
    method: 'POST',
    path: '/group-purchases/:id/close',
    summary: 'Close a group gift, so that it takes no more contributions',
    input,
    output: z.object({ groupPurchase: groupPurchaseSchema }),
    errors: ['group_purchase_not_found'],
  },
  refundAll: {
    method: 'POST',
    path: '/group-purchases/:id/refund',
    summary: 'Close a group gift and begin to pay back all contributions; `get` shows the progress',
    timeoutMs: 25_000,
    input,
    output: refundReportSchema,
    errors: ['group_purchase_not_found', 'gift_bought'],
  },
});

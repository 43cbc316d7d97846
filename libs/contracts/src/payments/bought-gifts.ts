import { z } from 'zod';
import { idParam } from '../core/ids.js';
import { defineRoutes } from '../core/route.js';
import { groupPurchaseSchema } from './group-purchases.js';

/** Gifts that organizers bought with the money of a group gift. */
export const boughtGiftRoutes = defineRoutes('payments', 'bought-gifts', {
  mark: {
    method: 'POST',
    path: '/group-purchases/:id/bought',
    summary: 'Say that the gift is bought with the collected money; it takes no more contributions',
    passesClientAddress: true,
    input: z.strictObject({ id: idParam }),
    output: z.object({ groupPurchase: groupPurchaseSchema }),
    errors: [
      ...(['group_purchase_not_found', 'no_money_collected', 'payment_under_way'] as const),
      'refunds_under_way',
    ],
  },
});

import { z } from 'zod';
import { idSchema, shareCodeSchema } from '../core/ids.js';
import { defineRoutes } from '../core/route.js';

const byCode = z.strictObject({ shareCode: shareCodeSchema });
/** Null if the user doesn't keep it. */
const kept = z.object({ recipientId: idSchema.nullable() });

/** In whose gift record a user keeps a group gift to which they contribute. */
export const giftRecordRoutes = defineRoutes('payments', 'gift-records', {
  get: {
    method: 'GET',
    path: '/group-purchases/shared/:shareCode/record',
    summary: 'Get the recipient in whose gift record I keep a group gift to which I contribute',
    input: byCode,
    output: kept,
    errors: ['group_purchase_not_found'],
  },
  keep: {
    method: 'POST',
    path: '/group-purchases/shared/:shareCode/record',
    summary:
      'Keep a group gift to which I contribute in the gift record of one of my recipients, or no longer',
    input: byCode.extend(kept.shape),
    output: kept,
    errors: [
      ...(['group_purchase_not_found', 'recipient_not_found', 'contribution_not_found'] as const),
      'own_group_gift',
    ],
  },
});

import { z } from 'zod';
import { definePush } from '../core/event.js';
import { idSchema, shareCodeSchema } from '../core/ids.js';

/** Something of a group gift changed; sent to its organizer and to contributors who have an account. */
export const groupPurchaseChanged = definePush({
  type: 'payments.group-purchase-changed',
  data: z.object({ id: idSchema, shareCode: shareCodeSchema }),
});

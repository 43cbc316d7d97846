import { definePush } from '@giftwell/contracts/core/event';
import { z } from 'zod';

/** From gateway to gateway: whoever holds a stream for this session closes it. It never reaches a browser. */
export const sessionEnded = definePush({
  type: 'gateway.session-ended',
  data: z.object({ key: z.string() }),
});

import { definePush } from '@giftwell/contracts/core/event';
import { z } from 'zod';

/** Sent between gateways, which close their push streams of this session. Never sent to a browser. */
export const sessionEnded = definePush({
  type: 'gateway.session-ended',
  data: z.object({ key: z.string() }),
});

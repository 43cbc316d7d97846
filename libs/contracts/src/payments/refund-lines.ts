import { z } from 'zod';
import { idSchema } from '../core/ids.js';
import { dollarSum } from '../core/money.js';

/** How many lines the report of a refund has. */
export const refundLinesMax = 1_000;

/** One line of a refund's report. */
export const refundLineSchema = z.object({
  contributionId: idSchema,
  contributorName: z.string(),
  amount: dollarSum,
  /** `by_hand`: cash or a transfer, which the organizer gives back. `failed` may be tried again. */
  result: z.enum(['refunded', 'pending', 'by_hand', 'failed']),
});
export type RefundLine = z.infer<typeof refundLineSchema>;

import { rpcKey, serviceAddress, serviceConfig } from '@giftwell/server-kit';
import { z } from 'zod';

export const configSchema = serviceConfig
  .extend({
    /** Where Google's APIs are, which tests replace. */
    GOOGLE_API_URL: z.url({ protocol: /^https?$/ }).optional(),
    /** Whether users may fill an empty account with example people; by default on, except in production. */
    DEMO_DATA: z.enum(['on', 'off']).optional(),
    /** For tests: the one server that is asked for the page of every link. Refused in production. */
    OUTSIDE_STAND_IN_URL: z.url({ protocol: /^http$/ }).optional(),
    GIFT_AI_RPC: serviceAddress,
    RPC_KEY: rpcKey,
    /** How often to look for reminders that are due. */
    REMINDERS_EVERY_SECONDS: z.coerce.number().int().positive().default(60),
  })
  .refine(
    ({ NODE_ENV, OUTSIDE_STAND_IN_URL }) => NODE_ENV !== 'production' || OUTSIDE_STAND_IN_URL === undefined,
    { path: ['OUTSIDE_STAND_IN_URL'], message: 'is for tests' },
  )
  .transform(({ DEMO_DATA, ...rest }) => ({
    ...rest,
    demoData: DEMO_DATA ? DEMO_DATA === 'on' : rest.NODE_ENV !== 'production',
  }));
export type Config = z.output<typeof configSchema>;

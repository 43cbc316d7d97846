import { serviceConfig } from '@giftwell/server-kit';
import { z } from 'zod';

export const configSchema = serviceConfig
  .extend({
    /** Whether users may fill an empty account with example people; by default on, except in production. */
    DEMO_DATA: z.enum(['on', 'off']).optional(),
  })
  .transform(({ DEMO_DATA, ...rest }) => ({
    ...rest,
    demoData: DEMO_DATA ? DEMO_DATA === 'on' : rest.NODE_ENV !== 'production',
  }));
export type Config = z.output<typeof configSchema>;

import { serviceConfig } from '@giftwell/server-kit';
import type { z } from 'zod';

export const configSchema = serviceConfig;
export type Config = z.infer<typeof configSchema>;

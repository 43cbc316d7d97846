import type { Addresses } from '@giftwell/server-kit';
import type { Config } from './config.js';

/** Where each service is that the gateway passes questions on to. */
export const serviceAddresses = (config: Config): Addresses => ({
  auth: config.AUTH_RPC,
  'gift-ai': config.GIFT_AI_RPC,
  planning: config.PLANNING_RPC,
});

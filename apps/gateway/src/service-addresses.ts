import type { Addresses } from '@giftwell/server-kit';
import type { Config } from './config.js';

/** The addresses of the services that the gateway calls. */
export const serviceAddresses = (config: Config): Addresses => ({
  auth: config.AUTH_RPC,
  'gift-ai': config.GIFT_AI_RPC,
  planning: config.PLANNING_RPC,
  payments: config.PAYMENTS_RPC,
});

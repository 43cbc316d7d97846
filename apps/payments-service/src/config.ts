import { rpcKey, serviceAddress, serviceConfig } from '@giftwell/server-kit';
import type { PaymentMode } from '@giftwell/contracts/payments/paypal';
import { z } from 'zod';

const optionalUrl = z.url({ protocol: /^https?$/ }).optional();

const apiOf = {
  live: 'https://api-m.paypal.com',
  sandbox: 'https://api-m.sandbox.paypal.com',
} as const;

/** The file with the point at which `npm run chaos:payments` wants this process to end. */
export const crashFile = (): string | undefined => process.env['CRASH_AT'];

/** How the provider is reached; null if no payments are possible. */
export interface PaypalAccess {
  url: string;
  clientId: string;
  clientSecret: string;
  /** Without one, no webhook is accepted. */
  webhookId: string;
  /** The public address, to which payers return. */
  publicUrl: string;
}

export const configSchema = serviceConfig
  .extend({
    RPC_KEY: rpcKey,
    /** The address of auth-service: `host:port`. */
    AUTH_RPC: serviceAddress,
    PLANNING_RPC: serviceAddress,
    PUBLIC_URL: z.url({ protocol: /^https?$/ }).default('http://localhost:3000'),
    PAYPAL_CLIENT_ID: z.string().optional(),
    /** The secret of the app at PayPal; both or neither. */
    PAYPAL_CLIENT_SECRET: z.string().optional(),
    /** PayPal with real money, or its sandbox. */
    PAYPAL_MODE: z.enum(['live', 'sandbox']).default('sandbox'),
    /** The id of the webhook at PayPal; without it every message is refused, and payments are found by comparison. */
    PAYPAL_WEBHOOK_ID: z.string().default(''),
    /** How often to look for unfinished payments; 0 for never. Refunds and deadlines are looked for a quarter as often. */
    PAYMENTS_EVERY_SECONDS: z.coerce.number().int().nonnegative().default(15),
    /** The built-in simulator, which is used without credentials. */
    PAYPAL_SIMULATOR_URL: optionalUrl,
  })
  .refine(
    ({ PAYPAL_CLIENT_ID: id, PAYPAL_CLIENT_SECRET: secret }) => (id === undefined) === (secret === undefined),
    { path: ['PAYPAL_CLIENT_ID'], message: 'and PAYPAL_CLIENT_SECRET belong together; set both or none' },
  )
  .transform((config) => ({ ...config, ...paymentsOf(config) }));
export type Config = z.output<typeof configSchema>;

interface Settings {
  PAYPAL_CLIENT_ID?: string | undefined;
  PAYPAL_CLIENT_SECRET?: string | undefined;
  PAYPAL_MODE: keyof typeof apiOf;
  PAYPAL_WEBHOOK_ID: string;
  PAYPAL_SIMULATOR_URL?: string | undefined;
  PUBLIC_URL: string;
}

function paymentsOf(config: Settings): { paymentMode: PaymentMode; paypal: PaypalAccess | null } {
  const { PAYPAL_CLIENT_ID: clientId, PAYPAL_CLIENT_SECRET: clientSecret, PUBLIC_URL: publicUrl } = config;
  const { PAYPAL_MODE: mode, PAYPAL_WEBHOOK_ID: webhookId, PAYPAL_SIMULATOR_URL: url } = config;
  if (clientId && clientSecret) {
    const paypal = { url: apiOf[mode], clientId, clientSecret, webhookId, publicUrl };
    return { paymentMode: mode, paypal };
  }
  if (!url) return { paymentMode: 'off', paypal: null };
  const simulator = { clientId: 'simulator', clientSecret: 'simulator', webhookId: 'simulator' };
  return { paymentMode: 'test', paypal: { url, ...simulator, publicUrl } };
}

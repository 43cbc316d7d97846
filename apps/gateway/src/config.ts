import { metricsConfig, processConfig, rpcKey, serviceAddress, tracesConfig } from '@giftwell/server-kit';
import { isIP } from 'node:net';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

/** An address, or a range smaller than the whole internet. A trusted proxy may set the client's address. */
const isProxy = (value: string) => {
  const [address, prefix, ...more] = value.split('/');
  const family = isIP(address!);
  if (family === 0 || more.length > 0) return false;
  return (
    prefix === undefined || (/^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128))
  );
};

const trustedProxies = z
  .string()
  .default('')
  .transform((value) =>
    value
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  )
  .refine((list) => list.every(isProxy), 'must be addresses or ranges such as 10.0.0.0/8, comma separated');

export const configSchema = processConfig
  .extend({
    ...metricsConfig.shape,
    ...tracesConfig.shape,
    /** The address on which browsers, or the proxy before the gateway, connect. */
    HOST: z.string().default('127.0.0.1'),
    /** The port for browsers, or for the proxy. */
    PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
    /** The public address: determines cookies, HSTS and the allowed origin. */
    PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
    RPC_KEY: rpcKey,
    AUTH_RPC: serviceAddress,
    GIFT_AI_RPC: serviceAddress,
    PLANNING_RPC: serviceAddress,
    PAYMENTS_RPC: serviceAddress,
    /** Set where PayPal is used; the pages that take payments may then run its script. */
    PAYPAL_CLIENT_ID: z.string().optional(),
    /** The id of the client at Google; both or neither. Its redirect address is `PUBLIC_URL/api/auth/google/callback`. */
    GOOGLE_CLIENT_ID: z.string().optional(),
    /** The secret of the client at Google. */
    GOOGLE_CLIENT_SECRET: z.string().optional(),
    /** The OpenID provider, which tests replace. */
    GOOGLE_ISSUER: z.url({ protocol: /^https?$/ }).default('https://accounts.google.com'),
    /** The folder with the built web app. */
    WEB_ROOT: z.string().default(fileURLToPath(new URL('../../web/dist', import.meta.url))),
    /** Name and contact of the operator, for the legal pages. */
    OPERATOR: z.string().trim().max(500).default(''),
    /** Addresses or ranges of the proxies before the gateway, comma separated: only they may say what a client's address is. */
    TRUSTED_PROXIES: trustedProxies,
    /** Whether a paid provider is used for ideas, notes or recordings; rate limits are strict then. */
    PAID_PROVIDERS: z.stringbool().default(true),
    /** Multiplies every rate limit; tests and benches raise it. */
    RATE_LIMITS_SCALE: z.coerce.number().positive().default(1),
    /** How many connections of clients are open at once at most. */
    MAX_CONNECTIONS: z.coerce.number().int().positive().default(10_000),
    /** How long a stopping gateway keeps answering, until the load balancer has noticed. */
    DRAIN_DELAY_MS: z.coerce.number().int().min(0).max(60_000).default(0),
  })
  .refine(
    ({ GOOGLE_CLIENT_ID: id, GOOGLE_CLIENT_SECRET: secret }) => (id === undefined) === (secret === undefined),
    { path: ['GOOGLE_CLIENT_ID'], message: 'and GOOGLE_CLIENT_SECRET belong together; set both or none' },
  )
  .transform((config) => ({
    ...config,
    /** Requests to other host names are refused if the public address is known. */
    checksHost: config.PUBLIC_URL !== undefined,
    PUBLIC_URL: new URL(config.PUBLIC_URL ?? `http://localhost:${config.PORT}`).origin,
  }));

export type Config = z.output<typeof configSchema>;

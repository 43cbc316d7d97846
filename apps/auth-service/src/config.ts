import { rpcKey, serviceAddress, serviceConfig } from '@giftwell/server-kit';
import { z } from 'zod';

const sender = z
  .string()
  .regex(/^([^<>\r\n"]+ )?<?[^<>\s@]+@[^<>\s@]+>?$/, 'must be "Name <name@example.com>"');

export const configSchema = serviceConfig.extend({
  /** The address that users open: links in mails begin with it. */
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .default('http://localhost:3000')
    .transform((url) => new URL(url).origin),
  /** From which the single-use tokens in mails are derived: 64 hex digits. */
  TOKEN_KEY: rpcKey,
  /** With which notifications to browsers are signed (VAPID, RFC 8292): 64 hex digits. */
  WEB_PUSH_KEY: rpcKey,
  /** `smtp://user:password@host:587`, or smtps; without it, mails are files in MAIL_FOLDER. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** The sender of all mails. */
  MAIL_FROM: sender.default('Giftwell <giftwell@localhost>'),
  /** Exports of personal data, for a day. All processes of this service need the same folder. */
  EXPORT_FOLDER: z.string().default('.giftwell/exports'),
  /** Where mails are kept as files without SMTP_URL. */
  MAIL_FOLDER: z.string().default('.giftwell/mail'),
  /** The address of planning-service: `host:port`. */
  PLANNING_RPC: serviceAddress,
  /** The address of payments-service: `host:port`. */
  PAYMENTS_RPC: serviceAddress,
  /** The address of gift-ai-service: `host:port`. */
  GIFT_AI_RPC: serviceAddress,
  /** The key with which a process signs its calls: 64 hex digits. */
  RPC_KEY: rpcKey,
  /** How many mails leave in a minute at most. */
  MAILS_PER_MINUTE: z.coerce.number().int().positive().default(120),
  /** How many mails go to one address in an hour at most. */
  MAILS_PER_ADDRESS: z.coerce.number().int().positive().default(20),
  /** Mails that others cause, to an address without an account: how many it gets in a day at most. */
  MAILS_PER_GUEST: z.coerce.number().int().positive().default(20),
  /** How many mails of a kind one user can cause in a day at most, to addresses without an account. */
  MAILS_PER_SENDER: z.coerce.number().int().positive().default(100),
});
export type Config = z.infer<typeof configSchema>;

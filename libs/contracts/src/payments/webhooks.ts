import { z } from 'zod';
import { defineRoutes } from '../core/route.js';

/** Internal route for the gateway, which receives the messages. Never mounted. */
export const webhookRoutes = defineRoutes('payments', 'webhooks', {
  receive: {
    method: 'POST',
    path: '/internal/paypal/webhook',
    summary: 'Store a message of PayPal if its signature is right',
    access: 'public',
    timeoutMs: 15_000,
    passesClientAddress: true,
    input: z.strictObject({
      headers: z.record(z.string().max(60), z.string().max(2_000)),
      /** The unchanged text, because the signature covers its bytes. */
      body: z.string().max(100_000),
    }),
    output: z.object({ ok: z.literal(true) }),
    errors: ['wrong_signature', 'payments_unavailable'],
  },
});

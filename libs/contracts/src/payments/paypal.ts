import { z } from 'zod';
import { shareCodeSchema } from '../core/ids.js';
import { defineRoutes } from '../core/route.js';
import { instant } from '../core/text.js';
import { currency } from './money-input.js';
import { contributorSchema } from './public-groups.js';

/** `test`: the built-in simulator, no money moves; `off`: no payments are possible. */
export const paymentModes = ['live', 'sandbox', 'test', 'off'] as const;
export type PaymentMode = (typeof paymentModes)[number];

/** Whether payments are made without moving money. */
export const isTestMode = (mode: PaymentMode): boolean => mode === 'test' || mode === 'sandbox';

/** The id of an order at PayPal. */
export const orderIdSchema = z.string().regex(/^[A-Za-z0-9]{8,36}$/, 'Invalid order');

/** How a capture ended: PayPal may need days for a `PENDING` one, which counts once it is completed. */
export const captureStatuses = ['COMPLETED', 'PENDING', 'DECLINED'] as const;

const byOrder = z.strictObject({ orderId: orderIdSchema });

/** The payment step. An order belongs to one stored contribution; nothing about money is taken from the browser. */
export const paypalRoutes = defineRoutes('payments', 'paypal', {
  setup: {
    method: 'GET',
    path: '/paypal/setup',
    summary: 'Get what the payment step needs',
    access: 'public',
    // So that the browser has its cookie before it orders.
    passesBrowserId: true,
    input: z.strictObject({}),
    output: z.object({
      mode: z.enum(paymentModes),
      /** For PayPal's script. Both are null unless `live` or `sandbox`. */
      clientId: z.string().nullable(),
      clientToken: z.string().nullable(),
      currency: z.literal(currency),
    }),
  },
  order: {
    method: 'POST',
    path: '/paypal/order',
    summary: 'Reserve an amount of a group gift for 15 minutes, and create the order to pay it',
    access: 'public',
    limit: 'payments',
    creates: 'anyone',
    passesClientAddress: true,
    passesBrowserId: true,
    timeoutMs: 25_000,
    input: contributorSchema.extend({
      shareCode: shareCodeSchema,
      currency: z.literal(currency).default(currency),
      intent: z.literal('CAPTURE').default('CAPTURE'),
      /** The code of the pledge that is paid with it. */
      pledge: shareCodeSchema.nullish(),
    }),
    output: z.object({
      id: orderIdSchema,
      /**
       * Where the payment is approved. It returns to `/group/:shareCode?token=<order id>`, or with `&cancelled=1` added
       * if the payer cancels.
       */
      approveUrl: z.url(),
      /** When the reserved amount becomes free for others. */
      expiresAt: instant,
      /** The secret code of the contribution. */
      code: shareCodeSchema,
    }),
    errors: [
      ...(['group_purchase_not_found', 'group_purchase_ended', 'amount_too_high', 'promises_first'] as const),
      ...(['contribution_not_found', 'pledge_being_paid', 'too_many_open_orders'] as const),
      ...(['too_many_failed_payments', 'payments_unavailable'] as const),
    ],
  },
  capture: {
    method: 'POST',
    path: '/paypal/order/:orderId/capture',
    summary: 'Take the money of an approved order that this browser or user made, and book the contribution',
    access: 'public',
    limit: 'payments',
    passesBrowserId: true,
    timeoutMs: 25_000,
    passesClientAddress: true,
    input: byOrder,
    output: z.object({ status: z.enum(captureStatuses) }),
    errors: [
      'order_not_found',
      'order_not_approved',
      'order_lapsed',
      'payment_returned',
      'order_mismatch',
      'group_purchase_ended',
      'payments_unavailable',
    ],
  },
  cancel: {
    method: 'POST',
    path: '/paypal/order/:orderId/cancel',
    summary: 'Give up an order that isn’t paid, so that its amount is free again',
    access: 'public',
    limit: 'payments',
    passesBrowserId: true,
    input: byOrder,
    output: z.object({ ok: z.literal(true) }),
    errors: ['order_not_found'],
  },
});

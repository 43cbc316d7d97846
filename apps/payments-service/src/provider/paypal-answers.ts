import type { Logger } from '@giftwell/server-kit';
import type { CapturedPayment, Order, Refund, TransactionInformation } from '@paypal/paypal-server-sdk';
import type {
  ProviderCapture,
  ProviderOrder,
  ProviderRefund,
  ProviderTransaction,
} from './payment-provider.service.js';
import { fromProviderAmount } from './provider-amount.js';

const captureStatus: Record<string, ProviderCapture['status']> = {
  COMPLETED: 'COMPLETED',
  // Refunds are booked one by one; the capture itself was completed.
  PARTIALLY_REFUNDED: 'COMPLETED',
  REFUNDED: 'COMPLETED',
  PENDING: 'PENDING',
  REVERSED: 'REVERSED',
};

/** Our ids are UUIDs. A payment of another product on the same account may have any text in its place. */
const ourId = (id: string | undefined): string | null =>
  id !== undefined && /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id) ? id : null;

/** A capture in an order repeats the custom id of its unit, but not always. */
export const captureOf = (capture: CapturedPayment, unitId?: string): ProviderCapture => ({
  id: capture.id ?? '',
  status: captureStatus[capture.status ?? ''] ?? 'DECLINED',
  cents: fromProviderAmount(capture.amount?.value),
  currency: capture.amount?.currencyCode ?? '',
  paymentId: ourId(capture.customId ?? unitId),
  feeCents: fromProviderAmount(capture.sellerReceivableBreakdown?.paypalFee?.value) ?? 0,
});

const orderStatus: Record<string, ProviderOrder['status']> = {
  APPROVED: 'APPROVED',
  COMPLETED: 'COMPLETED',
  VOIDED: 'VOIDED',
};

export function orderOf({ status, purchaseUnits = [] }: Order): ProviderOrder {
  const unit = purchaseUnits[0];
  const capture = unit?.payments?.captures?.at(-1);
  return {
    ...{ paymentId: ourId(unit?.customId), status: orderStatus[String(status)] ?? 'OPEN' },
    capture: capture ? captureOf(capture, unit?.customId) : null,
  };
}

const refundState: Record<string, ProviderRefund['state']> = { COMPLETED: 'completed', PENDING: 'pending' };

export const refundOf = ({ id, status, amount }: Refund): ProviderRefund => ({
  id: id ?? '',
  state: refundState[status ?? ''] ?? 'failed',
  cents: fromProviderAmount(amount?.value),
});

/**
 * Event codes: T00xx are payments, T1107 is a refund, T1106 a reversal and T1201 a chargeback. The other T11xx and T12xx
 * are holds, their releases, fees of disputes and the like; a reversal with a positive amount is cancelled.
 */
function kindOf(code: string, amount: string): ProviderTransaction['kind'] {
  if (code.startsWith('T00')) return 'payment';
  if (code === 'T1107') return 'refund';
  if ((code === 'T1106' || code === 'T1201') && amount.startsWith('-')) return 'reversal';
  return 'other';
}

/** A line of the list. Operators are told of one that moves money of a payment and isn't booked by itself. */
export function reportedTransaction(info: TransactionInformation, logger: Logger): ProviderTransaction {
  const { transactionId, transactionEventCode: code = '', transactionAmount } = info;
  const amount = transactionAmount?.value ?? '';
  const kind = kindOf(code, amount);
  const captureId = info.paypalReferenceId ?? null;
  if (kind === 'other' && /^T1[12]/.test(code))
    logger.warn({ transactionId, code, captureId }, 'PayPal transaction needs manual review');
  return {
    ...{ id: transactionId ?? '', kind, captureId, paymentId: ourId(info.customField) },
    cents: fromProviderAmount(amount.replace(/^-/, '')),
  };
}

import { unavailable } from '@giftwell/contracts/core/error';

/** What is paid with a new order. */
export interface WantedOrder {
  /** Our id of the payment, which the provider repeats. */
  paymentId: string;
  cents: number;
  title: string;
  /** The page of the group, to which the payer returns. */
  shareCode: string;
}

export interface ProviderCapture {
  id: string;
  status: 'COMPLETED' | 'PENDING' | 'DECLINED' | 'REVERSED';
  /** Null if it isn't an amount. */
  cents: number | null;
  currency: string;
  paymentId: string | null;
  feeCents: number;
}

export interface ProviderOrder {
  status: 'OPEN' | 'APPROVED' | 'COMPLETED' | 'VOIDED';
  paymentId: string | null;
  capture: ProviderCapture | null;
}

export interface ProviderRefund {
  id: string;
  state: 'completed' | 'pending' | 'failed';
  cents: number | null;
}

/** A line of the provider's list of transactions. */
export interface ProviderTransaction {
  id: string;
  paymentId: string | null;
  /** The capture that it refunds or reverses. */
  captureId: string | null;
  kind: 'payment' | 'refund' | 'reversal' | 'other';
  /** Without its sign. */
  cents: number | null;
}

/** A received message and the headers with its signature. */
export interface SignedMessage {
  headers: Record<string, string>;
  body: string;
}

/** The provider answered that it will not do this; nothing happened. */
export class ProviderRefusal extends Error {
  override readonly name = 'ProviderRefusal';
  constructor(readonly issue: string) {
    super(`The payment provider refused: ${issue}`);
  }
}

/** No answer, or none that can be read: it may or may not have happened. */
export const providerUnavailable = () =>
  unavailable('payments_unavailable', 'Payments aren’t available right now. Please try again in a moment.');

/** Takes and returns money. Calls with the same `paymentId` or `requestId` have their effect once. */
export abstract class PaymentProvider {
  abstract createOrder(wanted: WantedOrder): Promise<{ orderId: string; approveUrl: string }>;
  /** Null if the payer hasn't approved it. */
  abstract capture(orderId: string, paymentId: string): Promise<ProviderCapture | null>;
  /** Null if there is no such order. */
  abstract findOrder(orderId: string): Promise<ProviderOrder | null>;
  abstract findCapture(captureId: string): Promise<ProviderCapture | null>;
  /** Without `cents`, everything that is left of the capture, in its currency. */
  abstract refund(captureId: string, requestId: string, cents: number | null): Promise<ProviderRefund>;
  abstract findRefund(refundId: string): Promise<ProviderRefund | null>;
  abstract isGenuine(message: SignedMessage): Promise<boolean>;
  abstract transactions(since: Date, until: Date): AsyncGenerator<ProviderTransaction>;
  /** For the provider's script in the browser. */
  abstract clientToken(): Promise<string | null>;
}

const off = async (): Promise<never> => {
  throw providerUnavailable();
};

/** Without a provider: group pages work, payments don't. */
export class NoProvider extends PaymentProvider {
  createOrder = off;
  capture = off;
  findOrder = off;
  findCapture = off;
  refund = off;
  findRefund = off;
  isGenuine = async () => false;
  clientToken = async () => null;
  async *transactions(): AsyncGenerator<ProviderTransaction> {
    // None without a provider.
  }
}

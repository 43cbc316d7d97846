import { callProvider, type CircuitBreaker, type Logger } from '@giftwell/server-kit';
import type { ApiResponse } from '@paypal/paypal-server-sdk';
import type { PaypalAccess } from '../config.js';
import { setTimeout as sleep } from 'node:timers/promises';
import { captureOf, orderOf, refundOf, reportedTransaction } from './paypal-answers.js';
import {
  PaymentProvider,
  ProviderRefusal,
  providerUnavailable,
  type ProviderCapture,
  type ProviderOrder,
  type ProviderRefund,
  type ProviderTransaction,
  type SignedMessage,
  type WantedOrder,
} from './payment-provider.service.js';
import { toProviderAmount } from './provider-amount.js';

const timeoutMs = 10_000;
const currencyCode = 'USD';
/** The address of the SDK's sandbox, which is replaced by the configured one. */
const sdkUrl = 'https://api-m.sandbox.paypal.com';
const transactionsOfAPage = 100;
/** The answer while another request with the same id isn't finished, such as that of a second click. */
const underWay = 409;
const busyTries = 4;
const busyPauseMs = 1_000;

type Sdk = typeof import('@paypal/paypal-server-sdk');
type Failure = Error & { statusCode?: number; body?: unknown };

/** The headers of a signed message, as the verification expects them. */
const signatureHeaders = {
  auth_algo: 'paypal-auth-algo',
  cert_url: 'paypal-cert-url',
  transmission_id: 'paypal-transmission-id',
  transmission_sig: 'paypal-transmission-sig',
  transmission_time: 'paypal-transmission-time',
} as const;

/** PayPal, or a server with the same protocol. */
export class PaypalProvider extends PaymentProvider {
  private opened: ReturnType<PaypalProvider['open']> | undefined;

  /** Without answers, the breaker refuses calls for a while, so that no request waits for them. */
  constructor(
    private readonly access: PaypalAccess,
    private readonly breaker: CircuitBreaker,
    private readonly logger: Logger,
  ) {
    super();
  }

  async createOrder(wanted: WantedOrder): Promise<{ orderId: string; approveUrl: string }> {
    const { orders, sdk } = await this.client();
    const amount = { currencyCode, value: toProviderAmount(wanted.cents) };
    const page = `${this.access.publicUrl}/group/${wanted.shareCode}`;
    const experienceContext = {
      ...{ brandName: 'Giftwell', returnUrl: page, cancelUrl: `${page}?cancelled=1` },
      shippingPreference: sdk.PaypalWalletContextShippingPreference.NoShipping,
      userAction: sdk.PaypalExperienceUserAction.PayNow,
    };
    const { result } = await this.settled(() =>
      orders.createOrder({
        paypalRequestId: `order-${wanted.paymentId}`,
        prefer: 'return=representation',
        body: {
          intent: sdk.CheckoutPaymentIntent.Capture,
          purchaseUnits: [
            {
              ...{ amount, customId: wanted.paymentId, invoiceId: wanted.paymentId },
              description: wanted.title.slice(0, 127),
            },
          ],
          paymentSource: { paypal: { experienceContext } },
        },
      }),
    );
    const approveUrl = result.links?.find(({ rel }) => rel === 'payer-action' || rel === 'approve')?.href;
    if (!result.id || !approveUrl) throw providerUnavailable();
    return { orderId: result.id, approveUrl };
  }

  async capture(orderId: string, paymentId: string): Promise<ProviderCapture | null> {
    const { orders } = await this.client();
    try {
      const { result } = await this.settled(() =>
        orders.captureOrder({
          ...{ id: orderId, paypalRequestId: `capture-${paymentId}`, prefer: 'return=representation' },
        }),
      );
      return orderOf(result).capture;
    } catch (error) {
      const issue = error instanceof ProviderRefusal ? error.issue : '';
      if (issue === 'ORDER_NOT_APPROVED') return null;
      if (issue === 'ORDER_ALREADY_CAPTURED') return (await this.findOrder(orderId))?.capture ?? null;
      throw error;
    }
  }

  async findOrder(id: string): Promise<ProviderOrder | null> {
    const { orders } = await this.client();
    const found = await orNull(this.settled(() => orders.getOrder({ id })));
    return found && orderOf(found.result);
  }

  async findCapture(captureId: string): Promise<ProviderCapture | null> {
    const { payments } = await this.client();
    const found = await orNull(this.settled(() => payments.getCapturedPayment({ captureId })));
    return found && captureOf(found.result);
  }

  async refund(captureId: string, requestId: string, cents: number | null): Promise<ProviderRefund> {
    const { payments } = await this.client();
    const { result } = await this.settled(() =>
      payments.refundCapturedPayment({
        ...{ captureId, paypalRequestId: `refund-${requestId}`, prefer: 'return=representation' },
        body: cents === null ? {} : { amount: { currencyCode, value: toProviderAmount(cents) } },
      }),
    );
    if (!result.id) throw providerUnavailable();
    return refundOf(result);
  }

  async findRefund(refundId: string): Promise<ProviderRefund | null> {
    const { payments } = await this.client();
    const found = await orNull(this.settled(() => payments.getRefund({ refundId })));
    return found && refundOf(found.result);
  }

  /** Asks PayPal. The message is passed on unchanged, because the signature covers its bytes. */
  async isGenuine({ headers, body }: SignedMessage): Promise<boolean> {
    const { webhookId } = this.access;
    const signed = Object.entries(signatureHeaders).map(([name, header]) => [name, headers[header]] as const);
    if (webhookId === '' || signed.some(([, value]) => !value)) return false;
    const about = JSON.stringify({ ...Object.fromEntries(signed), webhook_id: webhookId });
    const asked = `${about.slice(0, -1)},"webhook_event":${body}}`;
    const answer = (await this.ask('/v1/notifications/verify-webhook-signature', {
      'content-type': 'application/json',
      body: asked,
    })) as { verification_status?: string };
    return answer.verification_status === 'SUCCESS';
  }

  async *transactions(since: Date, until: Date): AsyncGenerator<ProviderTransaction> {
    const { search } = await this.client();
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const { result } = await this.settled(() =>
        search.searchTransactions({
          ...{ startDate: since.toISOString(), endDate: until.toISOString(), fields: 'transaction_info' },
          ...{ pageSize: transactionsOfAPage, page },
        }),
      );
      pages = result.totalPages ?? 1;
      for (const { transactionInfo } of result.transactionDetails ?? [])
        if (transactionInfo) yield reportedTransaction(transactionInfo, this.logger);
    }
  }

  async clientToken(): Promise<string | null> {
    const answer = (await this.ask('/v1/oauth2/token', {
      'content-type': 'application/x-www-form-urlencoded',
      authorization: basic(this.access),
      body: 'grant_type=client_credentials&response_type=client_token&intent=sdk_init',
    })) as { access_token?: string };
    return answer.access_token ?? null;
  }

  /** A call of the SDK. Throws ProviderRefusal, or `payments_unavailable`. */
  private async settled<T>(call: () => Promise<ApiResponse<T>>, tries = busyTries): Promise<ApiResponse<T>> {
    if (this.breaker.isOpen) throw providerUnavailable();
    const result = await callProvider('paypal', () => answered(call())).catch((error: unknown) => {
      this.breaker.recordFailure();
      throw failureOf(error);
    });
    this.breaker.recordSuccess();
    if (!('refusedWith' in result)) return result;
    if (!isBusy(result.refusedWith) || tries <= 1) throw failureOf(result.refusedWith);
    await sleep(busyPauseMs);
    return this.settled(call, tries - 1);
  }

  /** A call that the SDK doesn't have. */
  private async ask(
    path: string,
    { body, ...headers }: { body: string; 'content-type': string; authorization?: string },
  ): Promise<unknown> {
    if (this.breaker.isOpen) throw providerUnavailable();
    try {
      const authorization = headers.authorization ?? `Bearer ${await this.token()}`;
      const answer = await callProvider('paypal', () => this.post(path, body, { ...headers, authorization }));
      this.breaker.recordSuccess();
      return answer;
    } catch {
      this.breaker.recordFailure();
      throw providerUnavailable();
    }
  }

  /** The answer; nothing if the call is refused. */
  private async post(path: string, body: string, headers: Record<string, string>): Promise<unknown> {
    const response = await fetch(`${this.access.url}${path}`, {
      ...{ method: 'POST', body, headers },
      signal: AbortSignal.timeout(timeoutMs),
    });
    const isRefused = response.status === 400 || response.status === 422;
    if (!isRefused && !response.ok) throw new Error(`${path} answers ${response.status}`);
    return isRefused ? {} : response.json();
  }

  private async token(): Promise<string> {
    const { client } = await this.client();
    const token = await client.clientCredentialsAuthManager.updateToken();
    return token.accessToken;
  }

  /** The SDK is loaded when it is first needed. A failed attempt is repeated. */
  private client() {
    this.opened ??= this.open().catch((error: unknown) => {
      this.opened = undefined;
      throw error;
    });
    return this.opened;
  }

  private async open() {
    const sdk: Sdk = await import('@paypal/paypal-server-sdk');
    const { url, clientId, clientSecret } = this.access;
    const here: typeof fetch = (input, init) => fetch(String(input).replace(sdkUrl, url), init);
    const client = new sdk.Client({
      environment: sdk.Environment.Sandbox,
      clientCredentialsAuthCredentials: { oAuthClientId: clientId, oAuthClientSecret: clientSecret },
      httpClientOptions: { timeout: timeoutMs },
      // The SDK has no setting for its address.
      unstable_httpClientOptions: { adapter: 'fetch', env: { fetch: here, Request: null } },
    });
    return {
      ...{
        sdk,
        client,
        orders: new sdk.OrdersController(client),
        payments: new sdk.PaymentsController(client),
      },
      search: new sdk.TransactionSearchController(client),
    };
  }
}

const basic = ({ clientId, clientSecret }: PaypalAccess) =>
  `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;

/** 4xx answers that don't say what happened. */
const unclear = [401, 408, underWay, 429];

/** Other 4xx answers are refusals; with anything else it is unknown what happened. */
function failureOf(error: unknown): Error {
  const { statusCode = 0, body } = error as Failure;
  const isRefusal = statusCode >= 400 && statusCode < 500 && !unclear.includes(statusCode);
  if (!isRefusal) return providerUnavailable();
  return new ProviderRefusal(statusCode === 404 ? notThere : issueOf(body));
}

const notThere = 'RESOURCE_NOT_FOUND';

const isBusy = (error: unknown) => (error as Failure).statusCode === underWay;

/** A refusal is an answer, and so is that PayPal is busy with the same call. */
const answered = <T extends object>(call: Promise<T>): Promise<T | { refusedWith: unknown }> =>
  call.catch((error: unknown) => {
    if (isBusy(error) || failureOf(error) instanceof ProviderRefusal) return { refusedWith: error };
    throw error;
  });

const orNull = async <T>(call: Promise<T>): Promise<T | null> => {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ProviderRefusal && error.issue === notThere) return null;
    throw error;
  }
};

/** The first issue of an error answer, such as `INSTRUMENT_DECLINED`. */
function issueOf(body: unknown): string {
  try {
    const { details, name } = JSON.parse(String(body)) as { name?: string; details?: { issue?: string }[] };
    return details?.[0]?.issue ?? name ?? 'UNKNOWN';
  } catch {
    return 'UNREADABLE';
  }
}

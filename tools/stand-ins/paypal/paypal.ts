/**
 * A simulator of PayPal's API: tokens, orders, captures, refunds, messages with signatures, and transactions; no money
 * moves. `npx node tools/stand-ins/paypal/paypal.ts --port 4020 --webhook <address> --file <state>`, or
 * startPaypalStandIn() from a test.
 */
import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { approvalPage } from './approval-page.ts';
import { SimulatedFaults, type Fault } from './simulated-faults.ts';
import { SimulatedPayments, shownCapture, shownRefund, type Answer } from './simulated-payments.ts';
import { SimulatedState, type JournalLine, type Money, type SimulatedOrder } from './simulated-state.ts';

interface SignedMessage {
  headers: Record<string, string>;
  body: string;
}

export interface PaypalStandIn {
  url: string;
  payments: SimulatedPayments;
  journal: JournalLine[];
  faults: SimulatedFaults;
  /** The next calls of this path fail. */
  fail(path: string, ...faults: Fault[]): void;
  /** Forgets the planned failures. */
  mend(): void;
  approve(orderId: string, outcome?: SimulatedOrder['outcome']): void;
  /** A message with a right signature about a capture or a refund. */
  message(type: string, id: string): SignedMessage;
  close(): Promise<void>;
}

interface Options {
  port?: number;
  /** Where messages are sent. */
  webhook?: string | undefined;
  file?: string | undefined;
}
type Call = { method: string; path: string; query: URLSearchParams; body: Record<string, unknown> };

const webhookId = 'simulator';
/** Later than callers wait. */
const lateMs = 12_000;
/** How long a call takes, so that the same one may come in meanwhile. */
const workMs = 5;

/** The API and the approval page on HTTP. */
class Simulator {
  url = '';
  readonly faults = new SimulatedFaults();
  private readonly underWay = new Set<string>();
  readonly payments: SimulatedPayments;
  private readonly state: SimulatedState;
  private readonly webhook: string | undefined;
  private readonly key = randomBytes(32);

  constructor({ webhook, file }: Options) {
    this.webhook = webhook;
    this.state = new SimulatedState(file);
    this.payments = new SimulatedPayments(this.state, () => this.url);
  }

  get journal(): JournalLine[] {
    return this.state.journal;
  }

  async respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname: path, searchParams: query } = new URL(request.url ?? '/', this.url);
    const text = await textOf(request);
    if (path === '/checkoutnow') return this.showOrder(request, response, { query, text });
    const fault = this.faults.next(path);
    if (fault && fault !== 'lost' && fault !== 'late') return failed(request, response, fault);
    const isJson = request.headers['content-type']?.startsWith('application/json') && text !== '';
    const body = isJson ? (JSON.parse(text) as Record<string, unknown>) : {};
    const call = { method: request.method ?? 'GET', path, query, body };
    const requestId = request.headers['paypal-request-id'] as string | undefined;
    if (fault === 'late') return void setTimeout(() => this.answerOnce(call, requestId), lateMs).unref();
    const answer = await this.answerAlone(call, requestId);
    if (fault === 'lost') return void request.socket.destroy();
    sendJson(response, answer);
  }

  message(type: string, id: string): SignedMessage {
    const refund = this.state.refunds.get(id);
    const capture = this.state.captures.get(id);
    const resource = refund
      ? shownRefund(refund, this.url)
      : capture
        ? shownCapture(capture, this.url)
        : { id };
    const event = { id: `WH-${randomUUID()}`, event_type: type, resource };
    const [transmission, time] = [randomUUID(), new Date().toISOString()];
    const headers = {
      ...{ 'content-type': 'application/json', 'paypal-auth-algo': 'SHA256withRSA' },
      ...{
        'paypal-cert-url': `${this.url}/v1/notifications/certs/CERT`,
        'paypal-transmission-id': transmission,
      },
      ...{
        'paypal-transmission-time': time,
        'paypal-transmission-sig': this.sign(transmission, time, event),
      },
    };
    return { headers, body: JSON.stringify(event) };
  }

  private sign(id: unknown, time: unknown, event: unknown): string {
    const signed = `${String(id)}|${String(time)}|${webhookId}|${JSON.stringify(event)}`;
    return createHmac('sha256', this.key).update(signed).digest('base64');
  }

  private verify(body: Record<string, unknown>): Answer {
    const right = this.sign(body['transmission_id'], body['transmission_time'], body['webhook_event']);
    const isRight = body['transmission_sig'] === right && body['webhook_id'] === webhookId;
    return { status: 200, body: { verification_status: isRight ? 'SUCCESS' : 'FAILURE' } };
  }

  /** A lost message is found by the reconciliation, as with the real provider. */
  private tell(type: string, id: string): void {
    if (!this.webhook) return;
    const { headers, body } = this.message(type, id);
    void fetch(this.webhook, { method: 'POST', headers, body }).catch(() => undefined);
  }

  private readonly routes: [string, RegExp, (call: Call, id: string) => Answer][] = [
    ['POST', /^\/v1\/oauth2\/token$/, () => newToken()],
    ['POST', /^\/v1\/notifications\/verify-webhook-signature$/, ({ body }) => this.verify(body)],
    ['POST', /^\/v2\/checkout\/orders$/, ({ body }) => this.payments.createOrder(body)],
    ['GET', /^\/v2\/checkout\/orders\/(\w+)$/, (_call, id) => this.payments.order(id)],
    ['POST', /^\/v2\/checkout\/orders\/(\w+)\/capture$/, (_call, id) => this.capture(id)],
    ['GET', /^\/v2\/payments\/captures\/(\w+)$/, (_call, id) => this.payments.captured(id)],
    [
      ...(['POST', /^\/v2\/payments\/captures\/(\w+)\/refund$/] as const),
      ({ body }, id) => this.refund(id, body['amount'] as Money | undefined),
    ],
    ['GET', /^\/v2\/payments\/refunds\/(\w+)$/, (_call, id) => this.payments.refunded(id)],
    [
      ...(['GET', /^\/v1\/reporting\/transactions$/] as const),
      ({ query }) =>
        this.payments.transactions(Number(query.get('page') ?? 1), Number(query.get('page_size') ?? 100)),
    ],
  ];

  private capture(orderId: string): Answer {
    const answer = this.payments.capture(orderId);
    const captureId = this.state.orders.get(orderId)?.captureId;
    const capture = this.state.captures.get(captureId ?? '');
    if (answer.status === 201 && capture) this.tell(`PAYMENT.CAPTURE.${capture.status}`, capture.id);
    return answer;
  }

  private refund(captureId: string, amount: Money | undefined): Answer {
    const answer = this.payments.refund(captureId, amount);
    if (answer.status === 201) this.tell('PAYMENT.CAPTURE.REFUNDED', (answer.body as { id: string }).id);
    return answer;
  }

  /** As PayPal does, refuses a request while one with the same id is under way. */
  private async answerAlone(call: Call, requestId: string | undefined): Promise<Answer> {
    if (!requestId) return this.answerOnce(call, requestId);
    if (this.underWay.has(requestId)) return busy;
    this.underWay.add(requestId);
    await sleep(workMs);
    this.underWay.delete(requestId);
    return this.answerOnce(call, requestId);
  }

  /** A repeated request id gets the first answer. */
  private answerOnce(call: Call, requestId: string | undefined): Answer {
    const found = this.routes.find(([method, path]) => method === call.method && path.test(call.path));
    if (!found) return { status: 404, body: { name: 'RESOURCE_NOT_FOUND' } };
    const name = `${call.path} ${requestId ?? ''}`;
    const known = requestId ? this.state.answers.get(name) : undefined;
    if (known) return known;
    const answer = found[2](call, found[1].exec(call.path)?.[1] ?? '');
    if (requestId && answer.status < 300) this.state.answers.set(name, answer);
    this.state.save();
    return answer;
  }

  private showOrder(
    { method }: IncomingMessage,
    response: ServerResponse,
    { query, text }: { query: URLSearchParams; text: string },
  ): void {
    const order = this.state.orders.get(query.get('token') ?? '');
    if (!order) return void response.writeHead(404).end();
    if (method !== 'POST') return sendPage(response, approvalPage(order));
    const outcome = new URLSearchParams(text).get('outcome');
    const isCancelled = outcome === 'cancel';
    if (!isCancelled) this.payments.approve(order.id, outcome as SimulatedOrder['outcome']);
    const to = new URL(isCancelled ? order.cancelUrl : order.returnUrl);
    to.searchParams.set('token', order.id);
    if (!isCancelled) to.searchParams.set('PayerID', 'SIMULATED');
    response.writeHead(303, { location: to.href }).end();
  }
}

/** Starts it on 127.0.0.1. */
export async function startPaypalStandIn(options: Options = {}): Promise<PaypalStandIn> {
  const simulator = new Simulator(options);
  const server = createServer((request, response) => {
    void simulator.respond(request, response).catch(() => response.destroy());
  });
  server.listen(options.port ?? 0, '127.0.0.1');
  await once(server, 'listening');
  simulator.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { url, payments, journal } = simulator;
  return {
    ...{ url, payments, journal, message: (type, id) => simulator.message(type, id) },
    faults: simulator.faults,
    fail: (path, ...faults) => simulator.faults.fail(path, ...faults),
    mend: () => simulator.faults.mend(),
    approve: (orderId, outcome) => void payments.approve(orderId, outcome),
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

const newToken = (): Answer => ({
  status: 200,
  body: { access_token: randomUUID(), token_type: 'Bearer', expires_in: 32_400, scope: 'openid' },
});

const busy: Answer = {
  status: 409,
  body: { name: 'RESOURCE_CONFLICT', details: [{ issue: 'PREVIOUS_REQUEST_IN_PROGRESS' }] },
};

/** The call isn't done. */
function failed(
  request: IncomingMessage,
  response: ServerResponse,
  fault: Exclude<Fault, 'lost' | 'late'>,
): void {
  if (fault === 'busy') sendJson(response, busy);
  if (fault === 'reset') request.socket.destroy();
  if (fault === 'error') sendJson(response, { status: 503, body: { name: 'INTERNAL_SERVICE_ERROR' } });
  if (fault === 'limit') sendJson(response, { status: 429, body: { name: 'RATE_LIMIT_REACHED' } });
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

const sendJson = (response: ServerResponse, { status, body }: Answer) =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const sendPage = (response: ServerResponse, page: string) =>
  void response
    .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    .end(page);

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { values } = parseArgs({
    options: { port: { type: 'string' }, webhook: { type: 'string' }, file: { type: 'string' } },
  });
  const { url } = await startPaypalStandIn({
    ...{ port: Number(values.port ?? 4020), webhook: values.webhook, file: values.file },
  });
  console.log(`Simulated payments on ${url}`);
}

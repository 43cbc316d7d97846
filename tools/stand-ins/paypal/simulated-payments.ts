import {
  centsOf,
  valueOf,
  type Money,
  type SimulatedCapture,
  type SimulatedOrder,
  type SimulatedRefund,
  type SimulatedState,
} from './simulated-state.ts';

export interface Answer {
  status: number;
  body: unknown;
}
interface OrderRequest {
  purchase_units?: { amount?: Money; custom_id?: string; description?: string }[];
  payment_source?: { paypal?: { experience_context?: { return_url?: string; cancel_url?: string } } };
}

const feeCents = (cents: number) => Math.min(cents, Math.round(cents * 0.0299) + 49);
const refusal = (status: number, issue: string): Answer => ({
  status,
  body: { name: status === 404 ? 'RESOURCE_NOT_FOUND' : 'UNPROCESSABLE_ENTITY', details: [{ issue }] },
});
const notFound = refusal(404, 'INVALID_RESOURCE_ID');

export function shownCapture(capture: SimulatedCapture, url: string) {
  const { id, status, amount, customId, orderId, at } = capture;
  const fee: Money = { ...amount, value: valueOf(capture.feeCents) };
  const net: Money = { ...amount, value: valueOf(centsOf(amount.value) - capture.feeCents) };
  return {
    ...{ id, status, amount, custom_id: customId, invoice_id: customId, final_capture: true },
    ...{ create_time: at, update_time: at, supplementary_data: { related_ids: { order_id: orderId } } },
    ...(status === 'PENDING' && { status_details: { reason: 'PENDING_REVIEW' } }),
    seller_receivable_breakdown: { gross_amount: amount, paypal_fee: fee, net_amount: net },
    links: [{ rel: 'self', method: 'GET', href: `${url}/v2/payments/captures/${id}` }],
  };
}

export const shownRefund = ({ id, status, amount, captureId, at }: SimulatedRefund, url: string) => ({
  ...{ id, status, amount, create_time: at, update_time: at },
  links: [
    { rel: 'self', method: 'GET', href: `${url}/v2/payments/refunds/${id}` },
    { rel: 'up', method: 'GET', href: `${url}/v2/payments/captures/${captureId}` },
  ],
});

function shownOrder(state: SimulatedState, order: SimulatedOrder, url: string) {
  const { id, status, amount, customId, description, captureId } = order;
  const capture = captureId ? state.captures.get(captureId) : undefined;
  return {
    ...{ id, status, intent: 'CAPTURE' },
    purchase_units: [
      {
        ...{ reference_id: 'default', amount, custom_id: customId, invoice_id: customId, description },
        ...(capture && { payments: { captures: [shownCapture(capture, url)] } }),
      },
    ],
    links: [
      { rel: 'self', method: 'GET', href: `${url}/v2/checkout/orders/${id}` },
      { rel: 'payer-action', method: 'GET', href: `${url}/checkoutnow?token=${id}` },
    ],
  };
}

/** The provider's rules: orders, captures and refunds. */
export class SimulatedPayments {
  readonly state: SimulatedState;
  private readonly url: () => string;

  constructor(state: SimulatedState, url: () => string) {
    this.state = state;
    this.url = url;
  }

  createOrder(body: OrderRequest): Answer {
    const [unit] = body.purchase_units ?? [];
    const context = body.payment_source?.paypal?.experience_context ?? {};
    if (!unit?.amount || !/^\d+\.\d{2}$/.test(unit.amount.value))
      return refusal(422, 'CANNOT_BE_ZERO_OR_NEGATIVE');
    const order: SimulatedOrder = {
      ...{ id: this.state.newId(), status: 'PAYER_ACTION_REQUIRED', amount: unit.amount, captureId: null },
      ...{ customId: unit.custom_id ?? '', description: unit.description ?? '', outcome: 'COMPLETED' },
      ...{ returnUrl: context.return_url ?? '', cancelUrl: context.cancel_url ?? '' },
    };
    this.state.orders.set(order.id, order);
    this.note('order', order.id, null, order);
    return { status: 201, body: shownOrder(this.state, order, this.url()) };
  }

  order(id: string): Answer {
    const order = this.state.orders.get(id);
    return order ? { status: 200, body: shownOrder(this.state, order, this.url()) } : notFound;
  }

  approve(id: string, outcome: SimulatedOrder['outcome'] = 'COMPLETED'): SimulatedOrder | null {
    const order = this.state.orders.get(id);
    if (!order || order.captureId !== null) return null;
    order.status = 'APPROVED';
    order.outcome = outcome;
    return order;
  }

  capture(id: string): Answer {
    const order = this.state.orders.get(id);
    if (!order) return notFound;
    if (order.captureId !== null) return refusal(422, 'ORDER_ALREADY_CAPTURED');
    if (order.status !== 'APPROVED') return refusal(422, 'ORDER_NOT_APPROVED');
    if (order.outcome === 'DECLINED') return refusal(422, 'INSTRUMENT_DECLINED');
    const capture: SimulatedCapture = {
      ...{ id: this.state.newId(), orderId: id, status: order.outcome, amount: order.amount },
      ...{
        customId: order.customId,
        feeCents: feeCents(centsOf(order.amount.value)),
        at: new Date().toISOString(),
      },
    };
    this.state.captures.set(capture.id, capture);
    Object.assign(order, { captureId: capture.id, status: 'COMPLETED' });
    this.note('capture', capture.id, capture.id, capture);
    return { status: 201, body: shownOrder(this.state, order, this.url()) };
  }

  captured(id: string): Answer {
    const capture = this.state.captures.get(id);
    return capture ? { status: 200, body: shownCapture(capture, this.url()) } : notFound;
  }

  refund(captureId: string, amount: Money | undefined): Answer {
    const capture = this.state.captures.get(captureId);
    if (!capture) return notFound;
    const left = centsOf(capture.amount.value) - this.refundedCents(captureId);
    const cents = amount ? centsOf(amount.value) : left;
    if (cents > left || cents <= 0) return refusal(422, 'REFUND_AMOUNT_EXCEEDED');
    const refund: SimulatedRefund = {
      ...{ id: this.state.newId(), captureId, status: 'COMPLETED', at: new Date().toISOString() },
      amount: { ...capture.amount, value: valueOf(cents) },
    };
    this.state.refunds.set(refund.id, refund);
    capture.status = cents === left ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
    this.note('refund', refund.id, captureId, { ...refund, customId: capture.customId });
    return { status: 201, body: shownRefund(refund, this.url()) };
  }

  refunded(id: string): Answer {
    const refund = this.state.refunds.get(id);
    return refund ? { status: 200, body: shownRefund(refund, this.url()) } : notFound;
  }

  /** What the payer's bank does when the payer disputes the payment. */
  reverse(captureId: string): SimulatedCapture {
    const capture = this.state.captures.get(captureId);
    if (!capture) throw new Error(`There is no capture ${captureId}`);
    capture.status = 'REVERSED';
    const left = centsOf(capture.amount.value) - this.refundedCents(captureId);
    const amount = { ...capture.amount, value: valueOf(left) };
    this.note('reversal', this.state.newId(), captureId, { amount, customId: capture.customId });
    return capture;
  }

  /** A line of the list of transactions that changes nothing else, such as a hold, a fee or a chargeback; `value` has a sign. */
  list(captureId: string, { code, value }: { code: string; value: string }): void {
    const capture = this.state.captures.get(captureId);
    if (!capture) throw new Error(`There is no capture ${captureId}`);
    const { amount, customId } = capture;
    const { currency_code: currency } = amount;
    this.state.journal.push({
      kind: 'other',
      id: this.state.newId(),
      captureId,
      customId,
      value,
      currency,
      code,
    });
    this.state.save();
  }

  /** Ends the review of a pending capture. */
  finishPending(captureId: string, status: 'COMPLETED' | 'DECLINED'): SimulatedCapture {
    const capture = this.state.captures.get(captureId);
    if (!capture) throw new Error(`There is no capture ${captureId}`);
    capture.status = status;
    this.state.save();
    return capture;
  }

  /** The list of transactions; the newest entries of the real one come hours later. */
  transactions(page: number, pageSize: number): Answer {
    const codes = { capture: 'T0006', refund: 'T1107', reversal: 'T1106', other: '' } as const;
    const lines = this.state.journal.flatMap(({ kind, id, captureId, customId, value, currency, code }) =>
      kind === 'order'
        ? []
        : [
            {
              transaction_info: {
                ...{
                  transaction_id: id,
                  transaction_event_code: code ?? codes[kind],
                  custom_field: customId,
                },
                ...(kind !== 'capture' && {
                  paypal_reference_id: captureId,
                  paypal_reference_id_type: 'TXN',
                }),
                transaction_amount: {
                  currency_code: currency,
                  value: kind === 'refund' || kind === 'reversal' ? `-${value}` : value,
                },
                transaction_status: 'S',
              },
            },
          ],
    );
    return {
      status: 200,
      body: {
        transaction_details: lines.slice((page - 1) * pageSize, page * pageSize),
        ...{ page, total_items: lines.length, total_pages: Math.max(1, Math.ceil(lines.length / pageSize)) },
      },
    };
  }

  private refundedCents(captureId: string): number {
    return [...this.state.refunds.values()]
      .filter((refund) => refund.captureId === captureId)
      .reduce((sum, { amount }) => sum + centsOf(amount.value), 0);
  }

  private note(
    kind: 'order' | 'capture' | 'refund' | 'reversal',
    id: string,
    captureId: string | null,
    { amount, customId }: { amount: Money; customId: string },
  ): void {
    const { value, currency_code: currency } = amount;
    this.state.journal.push({ kind, id, captureId, customId, value, currency });
    this.state.save();
  }
}

import { until } from '../../bench/measure/until.ts';
import type { PaypalStandIn } from '../../stand-ins/paypal/paypal.ts';
import { inTurns, type ScenarioContext, type Scenario } from './scenario-context.ts';

const times = 20;
const repeats = 25;
const amount = 20;
const enough = 100;

type Message = ReturnType<PaypalStandIn['message']>;

/** A payment that the provider captured without our asking: only its messages tell. */
async function capturedElsewhere(context: ScenarioContext): Promise<string> {
  const group = await context.openGroup(enough);
  const order = await context.payer().order(group, amount);
  if (typeof order === 'string') throw new Error(`No order: ${order}`);
  context.paypal.approve(order.id);
  context.paypal.payments.capture(order.id);
  return context.paypal.journal.at(-1)!.id;
}

/** The status of the answer, repeated as the provider does while there is none. */
async function send(context: ScenarioContext, { headers, body }: Message): Promise<string> {
  const url = `${context.around.stack.url}/api/paypal/webhook`;
  const answer = await fetch(url, { method: 'POST', headers, body });
  return String(answer.status);
}

const tell = (context: ScenarioContext, type: string, id: string) =>
  send(context, context.paypal.message(`PAYMENT.CAPTURE.${type}`, id));

/** A message without a signature, with a wrong one, with that of another message, and one that was changed. */
const forgeries = ({ headers, body }: Message, other: Message): Message[] => [
  { headers: { 'content-type': 'application/json' }, body },
  { headers: { ...headers, 'paypal-transmission-sig': 'forged' }, body },
  { headers: other.headers, body },
  { headers, body: body.replace('20.00', '90.00') },
];

const forged: Scenario = {
  name: 'webhooks forged in four ways',
  async play(context) {
    const endings: string[] = [];
    for (let at = 0; at < context.times(times); at += 1) {
      const captureId = await capturedElsewhere(context);
      const message = () => context.paypal.message('PAYMENT.CAPTURE.COMPLETED', captureId);
      for (const one of forgeries(message(), message())) endings.push(await send(context, one));
    }
    const booked = await context.count('completed');
    const problems = endings.filter((status) => status !== '401').map((status) => `answered ${status}`);
    // Then the right ones come.
    for (const id of captureIds(context)) await tell(context, 'COMPLETED', id);
    return { endings, problems: [...problems, ...(booked > 0 ? [`${booked} were booked`] : [])] };
  },
};

/** Captures of the current scenario. */
const captureIds = ({ paypal, journalFrom }: ScenarioContext) =>
  paypal.journal
    .slice(journalFrom)
    .filter(({ kind }) => kind === 'capture')
    .map(({ id }) => id);

const repeated: Scenario = {
  name: `webhooks, each sent ${repeats} times`,
  async play(context) {
    const all = await inTurns(context.times(times), 4, async () => {
      const captureId = await capturedElsewhere(context);
      const message = context.paypal.message('PAYMENT.CAPTURE.COMPLETED', captureId);
      return inTurns(repeats, 5, () => send(context, message));
    });
    return { endings: all.flat() };
  },
};

/** All orders of these. */
const permutations = <T>(all: T[]): T[][] =>
  all.length < 2
    ? [all]
    : all.flatMap((one, at) => permutations(all.toSpliced(at, 1)).map((rest) => [one, ...rest]));

/**
 * A capture, two partial refunds and a reversal of the rest, told in one order. With a number of payments that were
 * booked before, this one is booked first as well.
 */
async function toldInOrder(
  context: ScenarioContext,
  order: number[],
  booked: number | null,
): Promise<string[]> {
  const captureId = await capturedElsewhere(context);
  if (booked !== null) {
    await tell(context, 'COMPLETED', captureId);
    const count = () => context.count('completed', 'refunded', 'reversed');
    await until('the payment is booked', async () => (await count()) > booked);
  }
  const { payments, journal } = context.paypal;
  const refundIds = ['5.00', '3.00'].map((value) => {
    payments.refund(captureId, { currency_code: 'USD', value });
    return journal.at(-1)!.id;
  });
  payments.reverse(captureId);
  const messages: [string, string][] = [
    ['COMPLETED', captureId],
    ...refundIds.map((id): [string, string] => ['REFUNDED', id]),
    ['REVERSED', captureId],
  ];
  const answers: string[] = [];
  for (const at of order) answers.push(await tell(context, ...messages[at]!));
  return answers;
}

/** Once where the payment was booked before, and once where even that is news. */
const inEveryOrder: Scenario = {
  name: 'webhooks of 4 movements in all 24 orders, twice',
  async play(context) {
    const orders = permutations([0, 1, 2, 3]);
    const all = await inTurns(2 * orders.length, 1, (at) =>
      toldInOrder(context, orders[at % orders.length]!, at < orders.length ? at : null),
    );
    return { endings: all.flat() };
  },
};

export const webhooks: Scenario[] = [forged, repeated, inEveryOrder];

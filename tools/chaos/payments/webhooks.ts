import { until } from '../../bench/measure/until.ts';
import type { PaypalStandIn } from '../../stand-ins/paypal/paypal.ts';
import { inTurns, type Ground, type Scenario } from './ground.ts';

const times = 20;
const repeats = 25;
const amount = 20;
const enough = 100;

type Message = ReturnType<PaypalStandIn['message']>;

/** A payment that the provider captured without our asking: only its messages tell. */
async function capturedElsewhere(ground: Ground): Promise<string> {
  const group = await ground.openGroup(enough);
  const order = await ground.payer().order(group, amount);
  if (typeof order === 'string') throw new Error(`No order: ${order}`);
  ground.paypal.approve(order.id);
  ground.paypal.payments.capture(order.id);
  return ground.paypal.journal.at(-1)!.id;
}

/** The status of the answer, repeated as the provider does while there is none. */
async function send(ground: Ground, { headers, body }: Message): Promise<string> {
  const url = `${ground.around.stack.url}/api/paypal/webhook`;
  const answer = await fetch(url, { method: 'POST', headers, body });
  return String(answer.status);
}

const tell = (ground: Ground, type: string, id: string) =>
  send(ground, ground.paypal.message(`PAYMENT.CAPTURE.${type}`, id));

/** A message without a signature, with a wrong one, with that of another message, and one that was changed. */
const forgeries = ({ headers, body }: Message, other: Message): Message[] => [
  { headers: { 'content-type': 'application/json' }, body },
  { headers: { ...headers, 'paypal-transmission-sig': 'forged' }, body },
  { headers: other.headers, body },
  { headers, body: body.replace('20.00', '90.00') },
];

const forged: Scenario = {
  name: 'webhooks forged in four ways',
  async play(ground) {
    const endings: string[] = [];
    for (let at = 0; at < ground.times(times); at += 1) {
      const captureId = await capturedElsewhere(ground);
      const message = () => ground.paypal.message('PAYMENT.CAPTURE.COMPLETED', captureId);
      for (const one of forgeries(message(), message())) endings.push(await send(ground, one));
    }
    const booked = await ground.count('completed');
    const problems = endings.filter((status) => status !== '401').map((status) => `answered ${status}`);
    // Then the right ones come.
    for (const id of captureIds(ground)) await tell(ground, 'COMPLETED', id);
    return { endings, problems: [...problems, ...(booked > 0 ? [`${booked} were booked`] : [])] };
  },
};

/** Captures of the current scenario. */
const captureIds = ({ paypal, journalFrom }: Ground) =>
  paypal.journal
    .slice(journalFrom)
    .filter(({ kind }) => kind === 'capture')
    .map(({ id }) => id);

const repeated: Scenario = {
  name: `webhooks, each sent ${repeats} times`,
  async play(ground) {
    const all = await inTurns(ground.times(times), 4, async () => {
      const captureId = await capturedElsewhere(ground);
      const message = ground.paypal.message('PAYMENT.CAPTURE.COMPLETED', captureId);
      return inTurns(repeats, 5, () => send(ground, message));
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
async function toldInOrder(ground: Ground, order: number[], booked: number | null): Promise<string[]> {
  const captureId = await capturedElsewhere(ground);
  if (booked !== null) {
    await tell(ground, 'COMPLETED', captureId);
    const count = () => ground.count('completed', 'refunded', 'reversed');
    await until('the payment is booked', async () => (await count()) > booked);
  }
  const { payments, journal } = ground.paypal;
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
  for (const at of order) answers.push(await tell(ground, ...messages[at]!));
  return answers;
}

/** Once where the payment was booked before, and once where even that is news. */
const inEveryOrder: Scenario = {
  name: 'webhooks of 4 movements in all 24 orders, twice',
  async play(ground) {
    const orders = permutations([0, 1, 2, 3]);
    const all = await inTurns(2 * orders.length, 1, (at) =>
      toldInOrder(ground, orders[at % orders.length]!, at < orders.length ? at : null),
    );
    return { endings: all.flat() };
  },
};

export const webhooks: Scenario[] = [forged, repeated, inEveryOrder];

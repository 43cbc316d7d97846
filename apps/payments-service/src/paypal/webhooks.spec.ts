import { webhookRoutes } from '@giftwell/contracts/payments/webhooks';
import { refusal, usePayments } from '../testing/payments.js';
import { ReconciliationService } from './reconciliation.service.js';

const payments = usePayments();
const current = async (shareCode: string) => (await payments.guest().shared.get({ shareCode })).groupPurchase;
const receive = (message: { headers: Record<string, string>; body: string }) =>
  payments.service.client(webhookRoutes, null).receive(message);
const lastCapture = () => payments.paypal.journal.filter(({ kind }) => kind === 'capture').at(-1)!.id;

afterEach(async () => expect(await payments.ledgerProblems()).toEqual([]));

/** A payment that the provider captured without our knowledge. */
async function unknownCapture() {
  const group = await payments.somebody().start();
  const { id } = await payments.somebody().order(group, 20);
  payments.paypal.approve(id);
  payments.paypal.payments.capture(id);
  return { group, captureId: lastCapture() };
}

it('books a payment from a message, however often it comes', async () => {
  const { group, captureId } = await unknownCapture();
  const message = payments.paypal.message('PAYMENT.CAPTURE.COMPLETED', captureId);
  for (let round = 0; round < 25; round += 1) await receive(message);
  await payments.service.settle();
  expect(await current(group.shareCode)).toMatchObject({ currentAmount: 20, contributorCount: 1 });
});

it('refuses a forged message, and one that was changed', async () => {
  const { group, captureId } = await unknownCapture();
  const { headers, body } = payments.paypal.message('PAYMENT.CAPTURE.COMPLETED', captureId);
  const wrong = refusal('unauthenticated', 'wrong_signature');
  await expect(receive({ headers: {}, body })).rejects.toMatchObject(wrong);
  await expect(receive({ headers, body: body.replace('20.00', '90.00') })).rejects.toMatchObject(wrong);
  await expect(receive({ headers, body: 'no JSON' })).rejects.toMatchObject(wrong);
  const forged = { ...headers, 'paypal-transmission-sig': 'forged' };
  await expect(receive({ headers: forged, body })).rejects.toMatchObject(wrong);
  await payments.service.settle();
  expect(await current(group.shareCode)).toMatchObject({ currentAmount: 0 });
});

it('books refunds and reversals of the provider, in any order of the messages', async () => {
  const { group, captureId } = await unknownCapture();
  payments.paypal.payments.refund(captureId, { currency_code: 'USD', value: '5.00' });
  const refundId = payments.paypal.journal.at(-1)!.id;
  await receive(payments.paypal.message('PAYMENT.CAPTURE.REFUNDED', refundId));
  await receive(payments.paypal.message('PAYMENT.CAPTURE.COMPLETED', captureId));
  await payments.service.settle();
  expect(await current(group.shareCode)).toMatchObject({ currentAmount: 15 });
  payments.paypal.payments.reverse(captureId);
  await receive(payments.paypal.message('PAYMENT.CAPTURE.REVERSED', captureId));
  await payments.service.settle();
  expect(await current(group.shareCode)).toMatchObject({ currentAmount: 0 });
});

it('finds payments and refunds that no message told of', async () => {
  const { group, captureId } = await unknownCapture();
  const compare = () => payments.service.get(ReconciliationService).compare(new Date());
  await compare();
  expect(await current(group.shareCode)).toMatchObject({ currentAmount: 20 });
  payments.paypal.payments.refund(captureId, undefined);
  for (let round = 0; round < 2; round += 1) await compare();
  expect(await current(group.shareCode)).toMatchObject({ currentAmount: 0 });
});

it('compares the other payments when the provider fails for one', async () => {
  const unknown = [await unknownCapture(), await unknownCapture()];
  payments.paypal.fail(`/captures/${unknown[0]!.captureId}`, 'error');
  const compare = () => payments.service.get(ReconciliationService).compare(new Date());
  await expect(compare()).rejects.toThrow('1 transactions were not compared');
  expect(await current(unknown[0]!.group.shareCode)).toMatchObject({ currentAmount: 0 });
  expect(await current(unknown[1]!.group.shareCode)).toMatchObject({ currentAmount: 20 });
  await compare();
  expect(await current(unknown[0]!.group.shareCode)).toMatchObject({ currentAmount: 20 });
});

it('books chargebacks with their amount, at most what is left, and nothing for holds and fees', async () => {
  const { group, captureId } = await unknownCapture();
  const compare = () => payments.service.get(ReconciliationService).compare(new Date());
  const list = (code: string, value: string) => payments.paypal.payments.list(captureId, { code, value });
  const amount = async () => (await current(group.shareCode)).currentAmount;
  list('T1110', '-20.00');
  list('T1202', '-15.00');
  list('T1106', '20.00');
  await compare();
  expect(await amount()).toBe(20);
  list('T1201', '-5.00');
  for (let round = 0; round < 2; round += 1) await compare();
  expect(await amount()).toBe(15);
  list('T1106', '-50.00');
  await compare();
  expect(await amount()).toBe(0);
  const kinds = (await payments.mailsAbout(group)).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'reversed')).toHaveLength(2);
});

it('books no reversal of a payment that the provider doesn’t know', async () => {
  const { group, captureId } = await unknownCapture();
  const compare = () => payments.service.get(ReconciliationService).compare(new Date());
  await compare();
  payments.paypal.payments.list(captureId, { code: 'T1201', value: '-5.00' });
  payments.paypal.payments.state.captures.delete(captureId);
  await compare();
  expect((await current(group.shareCode)).currentAmount).toBe(20);
});

it('ignores payments of another product on the same account, whatever their ids look like', async () => {
  const { group, captureId } = await unknownCapture();
  const { journal, payments: provider } = payments.paypal;
  provider.state.captures.get(captureId)!.customId = 'INV-17';
  journal.at(-1)!.customId = 'INV-17';
  await payments.service.get(ReconciliationService).compare(new Date());
  await receive(payments.paypal.message('PAYMENT.CAPTURE.COMPLETED', captureId));
  await payments.service.settle();
  const waiting = await payments.service.db.query<object[]>(
    'SELECT FROM provider_events WHERE "resourceId" = $1 AND "handledAt" IS NULL',
    [captureId],
  );
  expect(waiting).toEqual([]);
  expect(await current(group.shareCode)).toMatchObject({ currentAmount: 0 });
});

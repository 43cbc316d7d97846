import { refusal, usePayments } from '../testing/payments.js';

const payments = usePayments();
const away = refusal('unavailable', 'payments_unavailable');

it('stops asking a provider that fails, and asks again half a minute later', async () => {
  const [group, guest] = [await payments.somebody().start(), payments.guest()];
  const path = '/v2/checkout/orders';
  payments.paypal.fail(path, ...Array.from({ length: 30 }, () => 'error' as const));
  for (let round = 0; round < 3; round += 1) await expect(guest.order(group, 1)).rejects.toMatchObject(away);
  payments.paypal.mend();
  const orders = () => payments.paypal.journal.filter(({ kind }) => kind === 'order').length;
  const before = orders();
  await expect(guest.order(group, 1)).rejects.toMatchObject(away);
  expect(orders()).toBe(before);
  payments.service.clock.set('2026-06-15T12:00:31Z');
  await expect(guest.order(group, 1)).resolves.toBeDefined();
});

import { refusal, usePayments } from '../testing/payments.js';

const payments = usePayments({ isOff: true });

it('says that payments are off, and takes no order', async () => {
  const group = await payments.somebody().start();
  const guest = payments.guest();
  expect(await guest.shared.get({ shareCode: group.shareCode })).toMatchObject({ canPay: false });
  expect(await guest.payments.setup({})).toMatchObject({ mode: 'off' });
  await expect(guest.order(group, 5)).rejects.toMatchObject(refusal('unavailable', 'payments_unavailable'));
});

it('still takes promises, and cash of the organizer', async () => {
  const ada = payments.somebody();
  const [pledging, group] = [await ada.start({ collects: 'pledges' }), await ada.start()];
  const promise = { contributorName: 'Ben', amount: 5, contributorEmail: 'ben@example.org' };
  const { shareCode } = pledging;
  const { contribution } = await payments.guest().shared.pledge({ shareCode, ...promise });
  expect(contribution).toMatchObject({ state: 'pledged', amount: 5 });
  await ada.shared.contribute({ id: group.id, contributorName: 'Cal', amount: 7 });
  expect(await ada.groups.get({ id: group.id })).toMatchObject({ groupPurchase: { currentAmount: 7 } });
});

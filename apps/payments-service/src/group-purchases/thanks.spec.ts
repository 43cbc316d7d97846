import { refusal, strangersPhoto, usePayments } from '../testing/payments.js';

const payments = usePayments();
const photo = 'p'.repeat(22);

/** A group gift to which one guest with an address and one without contributed. */
async function given() {
  const ada = payments.somebody();
  const group = await ada.start();
  await payments.guest().pay(group, 20, { contributorEmail: 'ben@example.org' });
  await payments.guest().pay(group, 10);
  const thanks = async () =>
    (await payments.mailsAbout(group))
      .filter(({ kind }) => kind === 'thanks')
      .map(({ text, photo: code }) => [text, code]);
  const shown = async () => {
    const { groupPurchase } = await payments.guest().shared.get({ shareCode: group.shareCode });
    return [groupPurchase.thanks, groupPurchase.thanksPhoto];
  };
  return { ada, group, thanks, shown };
}

it('thanks with a photo of the gift, on the page and by mail', async () => {
  const { ada, group, thanks, shown } = await given();
  const { id } = group;
  expect(await shown()).toEqual([null, null]);
  const { groupPurchase } = await ada.groups.thank({ id, message: 'She loves it', photo });
  expect(groupPurchase).toMatchObject({ thanks: 'She loves it', thanksPhoto: photo });
  expect(await shown()).toEqual(['She loves it', photo]);
  expect(await thanks()).toEqual([['She loves it', photo]]);
});

it('keeps the photo when only the words change, and takes it away on request', async () => {
  const { ada, group, shown } = await given();
  const { id } = group;
  await ada.groups.thank({ id, message: 'Thanks', photo });
  await ada.groups.thank({ id, message: 'Many thanks' });
  expect(await shown()).toEqual(['Many thanks', photo]);
  await ada.groups.thank({ id, message: 'Many thanks', photo: null });
  expect(await shown()).toEqual(['Many thanks', null]);
});

it('refuses the photo of somebody else', async () => {
  const { ada, group, shown } = await given();
  const thanks = ada.groups.thank({ id: group.id, message: 'Look', photo: strangersPhoto });
  await expect(thanks).rejects.toMatchObject(refusal('not_found', 'photo_not_found'));
  expect(await shown()).toEqual([null, null]);
});

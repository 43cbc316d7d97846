import { recipientOwnershipRoutes } from '@giftwell/contracts/planning/recipient-access';
import { noRecipient, signInFirst, usePlanning, visitor } from '../testing/planning.js';

const planning = usePlanning();
const { somebody } = planning;

describe('Recipients', () => {
  const none = { id: 2_000_000_000 };
  const form = { name: 'Taken over', relationship: 'friend' as const };

  it('are between a user and nobody else', async () => {
    const me = somebody();
    const stranger = somebody();
    const mia = await me.meet({ birthdate: '1990-05-04' });
    for (const { id } of [mia, none]) {
      await expect(stranger.recipients.get({ id })).rejects.toMatchObject(noRecipient);
      await expect(stranger.recipients.update({ id, ...form })).rejects.toMatchObject(noRecipient);
      await expect(stranger.recipients.remove({ id })).rejects.toMatchObject(noRecipient);
      await expect(stranger.recipients.restore({ id })).rejects.toMatchObject(noRecipient);
    }
    expect((await stranger.recipients.list({})).recipients).toEqual([]);
    await me.recipients.remove({ id: mia.id });
    await expect(stranger.recipients.restore({ id: mia.id })).rejects.toMatchObject(noRecipient);
    expect((await me.recipients.restore({ id: mia.id })).recipient).toEqual(mia);
  });

  it('are asked about by other services without being told', async () => {
    const me = somebody();
    const mia = await me.meet();
    const stranger = somebody();
    const asking = (userId: number | null, id: number) =>
      planning.service.client(recipientOwnershipRoutes, userId).check({ id });
    expect(await asking(me.userId, mia.id)).toEqual({ ok: true });
    await expect(asking(stranger.userId, mia.id)).rejects.toMatchObject(noRecipient);
    await expect(asking(null, mia.id)).rejects.toMatchObject(signInFirst);
    await me.recipients.remove({ id: mia.id });
    await expect(asking(me.userId, mia.id)).rejects.toMatchObject(noRecipient);
  });

  it('need somebody who is signed in', async () => {
    const { recipients } = visitor(planning.service, null);
    const calls = [
      () => recipients.list({}),
      () => recipients.get({ id: 1 }),
      () => recipients.create(form),
      () => recipients.update({ id: 1, ...form }),
      () => recipients.remove({ id: 1 }),
      () => recipients.restore({ id: 1 }),
      () => recipients.bulkAdd({ recipients: [{ name: 'A', date: '2020-01-01', occasionType: 'other' }] }),
      () => recipients.addDemoData({}),
      () => recipients.setPicture({ id: 1, picture: '' }),
      () => recipients.removePicture({ id: 1 }),
    ];
    for (const call of calls) await expect(call()).rejects.toMatchObject(signInFirst);
  });

  it.each([
    ['an unknown field', { userId: 7 }],
    ['a prototype', JSON.parse('{"__proto__": {"name": "x"}, "constructor": 1}') as object],
    ['NUL in a name', { name: 'Mi\u0000a' }],
    ['NUL in a note', { voiceTranscriptions: ['a\u0000b'] }],
    ['a lone surrogate', { interests: ['\ud800'] }],
    ['a name of two lines', { name: 'Mia\nMaria' }],
    ['a name of 101 letters', { name: 'x'.repeat(101) }],
    ['51 interests', { interests: Array.from({ length: 51 }, (_, index) => `i${index}`) }],
    ['an age beyond an int', { age: 3e9 }],
    ['a date that does not exist', { birthdate: '2026-02-30' }],
    ['an instant for a date', { birthdate: '2026-02-03T00:00:00Z' }],
    ['a date before dates', { birthdate: '0001-01-01' }],
    ['a number for a date', { birthdate: 20260101 }],
    ['an occasion on no date', { occasions: [{ type: 'birthday', date: '2025-02-29' }] }],
    ['an unknown occasion', { occasions: [{ type: 'doomsday' }] }],
    ['41 occasions', { occasions: Array.from({ length: 41 }, () => ({ type: 'christmas' })) }],
    ['an id beyond an int', { occasions: [{ id: 2_147_483_648, type: 'christmas' }] }],
    ['a country that is a word', { country: 'Norway' }],
    ['a budget of its own', { budget: '1-2' }],
  ])('refuse %s', async (_, fields) => {
    const me = somebody();
    await expect(me.meet(fields as never)).rejects.toMatchObject({ kind: 'invalid' });
    expect((await me.recipients.list({})).total).toBe(0);
  });

  it.each([
    '1e3',
    '0x10',
    '1.5',
    '-1',
    '0',
    '01',
    '2147483648',
    1e20,
    '1; DROP TABLE recipients',
    null,
    {},
    [1],
  ])('refuse %p for an id', async (id) => {
    const { recipients } = somebody();
    for (const route of ['get', 'remove', 'restore'] as const) {
      await expect(recipients[route]({ id })).rejects.toMatchObject({ kind: 'invalid' });
    }
  });

  it.each([
    { offset: -1 },
    { offset: '1e3x' },
    { offset: 2_001 },
    { limit: 0 },
    { limit: 101 },
    { search: 'x'.repeat(101) },
    { search: '\u0000' },
  ])('refuse %p for a list', async (input) => {
    await expect(somebody().recipients.list(input as never)).rejects.toMatchObject({ kind: 'invalid' });
  });
});

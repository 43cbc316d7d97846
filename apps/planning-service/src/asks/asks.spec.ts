import { mailRequested } from '@giftwell/contracts/auth/mail';
import { askRoutes, publicAskRoutes } from '@giftwell/contracts/wishes/asks';
import { noRecipient, refusal, signInFirst, usePlanning } from '../testing/planning.js';

const planning = usePlanning();
const ended = refusal('not_found', 'ask_not_found');
const asksOf = (userId: number | null) => planning.service.client(askRoutes, userId);
const asGuest = () => planning.service.client(publicAskRoutes, null);
const day = 86_400_000;

async function asked(fields: object = {}) {
  const me = planning.somebody();
  const { id } = await me.meet({ name: 'Hanna Berg', interests: ['reading'], ...fields });
  const { ask } = await asksOf(me.userId).start({ id, from: 'Mia' });
  return { me, id, ask, code: ask.code };
}

describe('A link that asks someone what they like', () => {
  it('says who asks whom, and nothing else', async () => {
    const { me, id, ask, code } = await asked();
    expect(ask).toEqual({ code, from: 'Mia', expiresAt: '2026-07-15T12:00:00.000Z', answeredAt: null });
    expect((await asksOf(me.userId).get({ id })).ask).toEqual(ask);
    expect(await asGuest().get({ code })).toEqual({ code, from: 'Mia', name: 'Hanna', isAnswered: false });
  });

  it('doesn’t show the nickname that the user gave them', async () => {
    const { code } = await asked({ nickname: 'Dragon' });
    expect(await asGuest().get({ code })).toMatchObject({ name: 'Hanna' });
  });

  it('takes the answers to the person, once', async () => {
    const { me, id, code } = await asked({ voiceTranscriptions: ['Hates clutter'] });
    const told = { likes: ['reading', 'travel'], sizes: 'shoes 39', avoid: ['nuts', 'scents'] } as const;
    await asGuest().answer({ code, ...told, likes: [...told.likes], avoid: [...told.avoid] });
    const { recipient } = await me.recipients.get({ id });
    expect(recipient.interests).toEqual(['reading', 'travel']);
    expect(recipient.toldInterests).toEqual(['reading', 'travel']);
    expect(recipient.voiceTranscriptions).toEqual([
      'Hates clutter',
      'Told by Hanna: Likes reading and travel. Allergic to nuts. Nothing scented. Sizes: shoes 39.',
    ]);
    expect((await asksOf(me.userId).get({ id })).ask?.answeredAt).toBe('2026-06-15T12:00:00.000Z');
    expect(await asGuest().get({ code })).toMatchObject({ isAnswered: true });
    await expect(asGuest().answer({ code, likes: ['art'] })).rejects.toMatchObject(
      refusal('conflict', 'ask_answered'),
    );
    expect((await me.recipients.get({ id })).recipient).toEqual(recipient);
  });

  it('stays the source of an interest when the user changes others', async () => {
    const { me, id, code } = await asked({ interests: ['cooking'] });
    await asGuest().answer({ code, likes: ['art'] });
    const { recipient } = await me.recipients.get({ id });
    await me.recipients.update({
      id,
      name: recipient.name,
      relationship: 'friend',
      interests: ['art', 'music'],
    });
    expect((await me.recipients.get({ id })).recipient).toMatchObject({
      ...{ interests: ['art', 'music'], toldInterests: ['art'] },
    });
  });

  it('takes one of two simultaneous answers', async () => {
    const { me, id, code } = await asked();
    const tries = await Promise.allSettled([1, 2].map(() => asGuest().answer({ code, likes: ['art'] })));
    expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await me.recipients.get({ id })).recipient.voiceTranscriptions).toHaveLength(1);
  });

  it('is followed by one mail to the user who asked', async () => {
    const { me, id, code } = await asked();
    await asGuest().answer({ code, likes: ['art'] });
    await expect(asGuest().answer({ code, likes: ['art'] })).rejects.toBeDefined();
    const { service } = planning;
    await service.settle();
    const keys = await service.redis.keys(`bull:event.${mailRequested.name}.auth:o-*`);
    const mails = await Promise.all(keys.map((key) => service.redis.hget(key, 'data')));
    const toMe = mails.map((text) => JSON.parse(text!)).filter(({ to }) => to?.userId === me.userId);
    expect(toMe).toMatchObject([
      { template: 'ask-answered', data: { recipientId: id, recipientName: 'Hanna' } },
    ]);
  });

  it('loses nothing where no further note fits', async () => {
    const notes = Array.from({ length: 20 }, (_, at) => `Note ${at}`);
    const { me, id, code } = await asked({ voiceTranscriptions: notes });
    await asGuest().answer({ code, sizes: 'M' });
    expect((await me.recipients.get({ id })).recipient.voiceTranscriptions).toEqual([
      ...notes.slice(0, -1),
      'Note 19\nTold by Hanna: Sizes: M.',
    ]);
  });

  it('ends when it is replaced, ended, a month old, or its person is gone', async () => {
    const expectEnded = async (code: string) => {
      await expect(asGuest().get({ code })).rejects.toMatchObject(ended);
      await expect(asGuest().answer({ code, likes: ['art'] })).rejects.toMatchObject(ended);
    };
    const { me, id, code } = await asked();
    const { ask } = await asksOf(me.userId).start({ id, from: 'Mia' });
    await expectEnded(code);
    await asksOf(me.userId).end({ id });
    await expectEnded(ask.code);
    expect((await asksOf(me.userId).get({ id })).ask).toBeNull();
    const late = await asked();
    planning.service.clock.advance(30 * day);
    await expectEnded(late.code);
    expect((await asksOf(late.me.userId).get({ id: late.id })).ask).toBeNull();
    const gone = await asked();
    await gone.me.recipients.remove({ id: gone.id });
    await expectEnded(gone.code);
    await expectEnded('A'.repeat(22));
  });

  it('is for one’s own people', async () => {
    const { id } = await asked();
    const stranger = asksOf(planning.somebody().userId);
    await expect(stranger.get({ id })).rejects.toMatchObject(noRecipient);
    await expect(stranger.start({ id, from: 'Eve' })).rejects.toMatchObject(noRecipient);
    await expect(stranger.end({ id })).rejects.toMatchObject(noRecipient);
    await expect(asksOf(null).start({ id, from: 'Eve' })).rejects.toMatchObject(signInFirst);
    await expect(asksOf(null).get({ id })).rejects.toMatchObject(signInFirst);
  });

  it.each([
    { likes: ['gold'] },
    { likes: Array.from({ length: 6 }, () => 'art') },
    { avoid: ['everything'] },
    { sizes: 'x'.repeat(121) },
    { sizes: 'M\nL' },
    { name: 'Eve' },
  ])('refuses %j', async (answers) => {
    const { code } = await asked();
    await expect(asGuest().answer({ code, ...answers } as never)).rejects.toMatchObject({ kind: 'invalid' });
  });
});

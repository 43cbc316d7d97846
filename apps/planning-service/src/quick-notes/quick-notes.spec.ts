import { quickNoteRoutes } from '@giftwell/contracts/planning/quick-notes';
import { noRecipient, refusal, usePlanning } from '../testing/planning.js';

const planning = usePlanning();
const { somebody } = planning;
type Somebody = ReturnType<typeof somebody>;
// Importing its vocabulary takes longer than a call may.
beforeAll(() => import('@giftwell/note-reader'));

const notesOf = ({ userId }: Somebody) => planning.service.client(quickNoteRoutes, userId);

describe('A quick note', () => {
  it('is filed with the one whom it names, as a note and as interests', async () => {
    const me = somebody();
    const mia = await me.meet({ name: 'Mia Stone', interests: ['music'], voiceTranscriptions: ['Old note'] });
    await me.meet({ name: 'Ben' });
    const sentence = 'Mia mentioned that she loves gardening and music';
    const answer = await notesOf(me).file({ sentence });
    expect(answer).toEqual({
      status: 'filed',
      recipient: {
        id: mia.id,
        name: 'Mia Stone',
        nickname: null,
        relationship: 'friend',
        customRelationship: null,
        profilePicture: null,
      },
      note: sentence,
      interests: ['gardening'],
    });
    expect((await me.recipients.get({ id: mia.id })).recipient).toMatchObject({
      interests: ['music', 'gardening'],
      voiceTranscriptions: ['Old note', sentence],
    });
    expect(await notesOf(me).file({ sentence })).toMatchObject({ note: null, interests: [] });
  });

  it('takes no interest that it speaks against', async () => {
    const me = somebody();
    await me.meet();
    const answer = await notesOf(me).file({ sentence: 'Mia hates cooking but loves hiking' });
    expect(answer).toMatchObject({ status: 'filed', interests: ['outdoors'] });
  });

  it('asks which of two is meant, and files it with the one who is chosen', async () => {
    const me = somebody();
    const people = [await me.meet({ name: 'Mia Stone' }), await me.meet({ name: 'Mia Wood' })];
    await me.meet({ name: 'Ben' });
    const sentence = 'Mia needs a new tent';
    const answer = await notesOf(me).file({ sentence });
    expect(answer).toMatchObject({
      ...{ status: 'ask', name: 'Mia' },
      candidates: people.map(({ id }) => ({ id })),
    });
    const [, chosen] = people;
    expect(await notesOf(me).file({ sentence, recipientId: chosen!.id })).toMatchObject({
      status: 'filed',
      recipient: { id: chosen!.id },
    });
  });

  it('tells people of the same name apart by their next dates, and no others', async () => {
    const me = somebody();
    const [one, two] = [await me.meet({ name: 'Mia Stone' }), await me.meet({ name: 'mia  stone' })];
    const third = await me.meet({ name: 'Mia Wood' });
    await me.note(one.id, { type: 'anniversary', date: '2020-12-01' });
    await me.note(one.id, { type: 'graduation', date: '2026-07-01', recurring: false });
    await me.note(third.id);
    const answer = await notesOf(me).file({ sentence: 'Mia needs a new tent' });
    expect(answer).toMatchObject({ status: 'ask' });
    const days = answer.status === 'ask' ? answer.candidates.map(({ id, nextDay }) => [id, nextDay]) : [];
    expect(Object.fromEntries(days)).toEqual({
      [one.id]: { occasion: 'Graduation', date: '2026-07-01' },
      [two.id]: null,
      [third.id]: null,
    });
  });

  it('asks where it names nobody who is known, and changes nothing', async () => {
    const me = somebody();
    const mia = await me.meet();
    const answer = await notesOf(me).file({ sentence: 'My friend Zoe loves chess' });
    expect(answer).toMatchObject({ status: 'ask', name: 'Zoe', candidates: [{ id: mia.id }] });
    expect((await me.recipients.get({ id: mia.id })).recipient).toEqual(mia);
  });

  it.each([
    ['Dad loves jazz', 'parent'],
    ['Mum said she likes tulips', 'parent'],
    ['My sister wants a kiln', 'sibling'],
    ['my wife mentioned a pottery class', 'partner'],
    ['our son wants lego', 'child'],
  ] as const)('finds the one person of a close relationship: %s', async (sentence, relationship) => {
    const me = somebody();
    const her = await me.meet({ name: 'Robin Vale', relationship });
    await me.meet({ name: 'Ben', relationship: 'colleague' });
    expect(await notesOf(me).file({ sentence })).toMatchObject({
      status: 'filed',
      recipient: { id: her.id },
    });
  });

  it('asks where several are of that relationship, or one who is called otherwise', async () => {
    const me = somebody();
    const mum = await me.meet({ name: 'Ana', nickname: 'Mum', relationship: 'parent' });
    expect(await notesOf(me).file({ sentence: 'Dad loves jazz' })).toMatchObject({
      ...{ status: 'ask', name: null },
      candidates: [{ id: mum.id }],
    });
    const sisters = [await me.meet({ relationship: 'sibling' }), await me.meet({ relationship: 'sibling' })];
    expect(await notesOf(me).file({ sentence: 'My sister wants a kiln' })).toMatchObject({
      status: 'ask',
      candidates: sisters.map(({ id }) => ({ id })),
    });
    const friend = await me.meet({ name: 'Zoe' });
    expect(await notesOf(me).file({ sentence: 'My friend wants a kiln' })).toMatchObject({
      status: 'ask',
      candidates: [{ id: friend.id }],
    });
  });

  it('can be prepared for', async () => {
    expect(await notesOf(somebody()).prepare({})).toEqual({ ok: true });
  });

  it('never reaches people of others, and is refused when there is no room', async () => {
    const [me, stranger] = [somebody(), somebody()];
    const mia = await me.meet({ voiceTranscriptions: Array.from({ length: 20 }, (_, n) => `Note ${n}`) });
    const sentence = 'Mia loves chess';
    expect(await notesOf(stranger).file({ sentence })).toMatchObject({ status: 'ask', candidates: [] });
    await expect(notesOf(stranger).file({ sentence, recipientId: mia.id })).rejects.toMatchObject(
      noRecipient,
    );
    await expect(notesOf(me).file({ sentence })).rejects.toMatchObject(refusal('conflict', 'too_many_notes'));
    expect((await me.recipients.get({ id: mia.id })).recipient).toEqual(mia);
  });
});

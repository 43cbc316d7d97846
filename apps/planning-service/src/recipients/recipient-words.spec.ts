import { recipientWordRoutes } from '@giftwell/contracts/planning/recipient-words';
import { noRecipient, refusal, signInFirst, usePlanning } from '../testing/planning.js';
import { withoutWord, withWord } from './known-words.js';

const planning = usePlanning();
const { somebody } = planning;
const wordsOf = ({ userId }: { userId: number | null }) =>
  planning.service.client(recipientWordRoutes, userId);

describe('A word about somebody', () => {
  it('is noted once, and forgotten, beside everything else', async () => {
    const me = somebody();
    const mia = await me.meet({ interests: ['cooking'], customInterests: 'Old maps; tin toys', age: 30 });
    const words = { id: mia.id, kind: 'interests' as const };
    await wordsOf(me).set({ ...words, word: ' Sailing ', isKnown: true });
    await wordsOf(me).set({ ...words, word: 'sailing', isKnown: true });
    await wordsOf(me).set({ ...words, word: 'old maps', isKnown: true });
    await wordsOf(me).set({ ...words, word: 'Cooking', isKnown: false });
    const answer = await wordsOf(me).set({ ...words, word: 'Tin toys', isKnown: false });
    expect(answer).toMatchObject({ interests: ['Sailing'], customInterests: 'Old maps' });
    const { recipient } = await me.recipients.get({ id: mia.id });
    expect(recipient).toEqual({ ...mia, ...answer, version: recipient.version });
    expect(recipient.version).not.toBe(mia.version);
  });

  it('is not lost when two devices note one at the same time', async () => {
    const me = somebody();
    const { id } = await me.meet();
    const words = ['chess', 'tea', 'boats', 'jazz'];
    await Promise.all(words.map((word) => wordsOf(me).set({ id, kind: 'lifestyle', word, isKnown: true })));
    expect((await me.recipients.get({ id })).recipient.lifestyle.toSorted()).toEqual(words.toSorted());
  });

  it('is refused where there is no room', async () => {
    const me = somebody();
    const { id } = await me.meet({ personality: Array.from({ length: 50 }, (_, at) => `trait ${at}`) });
    const set = (word: string) => wordsOf(me).set({ id, kind: 'personality', word, isKnown: true });
    await expect(set('one more')).rejects.toMatchObject(refusal('conflict', 'too_many_words'));
    expect((await set('Trait 7')).personality).toHaveLength(50);
  });

  it('is for recipients of the user alone', async () => {
    const mia = await somebody().meet();
    const input = { id: mia.id, kind: 'interests' as const, word: 'chess', isKnown: true };
    await expect(wordsOf(somebody()).set(input)).rejects.toMatchObject(noRecipient);
    await expect(wordsOf({ userId: null }).set(input)).rejects.toMatchObject(signInFirst);
  });
});

it('leaves a text as it was written unless the word is in it', () => {
  const known = { chosen: ['art'], custom: 'Sourdough,  rye ' };
  expect(withoutWord(known, 'tea')).toEqual(known);
  expect(withoutWord(known, 'rye')).toEqual({ chosen: ['art'], custom: 'Sourdough' });
  expect(withWord(known, 'RYE')).toEqual(known);
});

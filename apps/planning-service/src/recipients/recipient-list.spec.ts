import { occasionsOfARecipient } from '@giftwell/contracts/planning/occasions';
import { usePlanning } from '../testing/planning.js';

const planning = usePlanning();
const { somebody } = planning;

describe('The list of people', () => {
  it('goes by name whatever the case and accents, a page at a time', async () => {
    const me = somebody();
    for (const name of ['zoe', 'Émile', 'Adam', 'eva', '🎁 Gifter']) await me.meet({ name });
    const names = async (input: object) =>
      (await me.recipients.list(input)).recipients.map(({ name }) => name);
    expect(await names({})).toEqual(['Adam', 'Émile', 'eva', 'zoe', '🎁 Gifter']);
    expect(await names({ limit: 2 })).toEqual(['Adam', 'Émile']);
    expect(await names({ limit: 2, offset: 4 })).toEqual(['🎁 Gifter']);
    expect((await me.recipients.list({ offset: 100 })).total).toBe(5);
  });

  it('finds a part of name or nickname, and takes no sign for a wildcard', async () => {
    const me = somebody();
    await me.meet({ name: 'José Núñez', nickname: 'Pepe' });
    await me.meet({ name: '100% Ann_a' });
    const found = async (search: string) => (await me.recipients.list({ search })).total;
    for (const search of ['jose', 'NUN', 'pepe', 'é n', '0%', 'n_a', ''])
      expect(await found(search)).toBe(search ? 1 : 2);
    for (const search of ['%', '_']) expect(await found(search)).toBe(1);
    for (const search of ['xyz', 'a%a', "' OR 1=1 --", '\\']) expect(await found(search)).toBe(0);
  });

  it('goes by the next day where that is asked for, then by name', async () => {
    const me = somebody();
    const zoe = await me.meet({ name: 'Zoe' });
    const adam = await me.meet({ name: 'Adam' });
    await me.meet({ name: 'Nora' });
    await me.meet({ name: 'Ben' });
    await me.note(zoe.id, { type: 'birthday', date: '1990-06-18' });
    await me.note(adam.id, { type: 'birthday', date: '1990-08-01' });
    const { recipients } = await me.recipients.list({ sort: 'next' });
    expect(recipients.map(({ name }) => name)).toEqual(['Zoe', 'Adam', 'Ben', 'Nora']);
  });

  it('narrows down to a group, and finds interests and notes', async () => {
    const me = somebody();
    await me.meet({ name: 'Ann', relationship: 'parent', interests: ['board_games'] });
    await me.meet({ name: 'Bob', relationship: 'colleague', customInterests: 'Crème brûlée' });
    await me.meet({ name: 'Cy', relationship: 'friend', voiceTranscriptions: ['Collects old MAPS'] });
    const names = async (input: object) =>
      (await me.recipients.list(input)).recipients.map(({ name }) => name);
    expect(await names({ group: 'family' })).toEqual(['Ann']);
    expect(await names({ group: 'work' })).toEqual(['Bob']);
    expect(await names({ group: 'own' })).toEqual([]);
    expect(await names({ search: 'board games' })).toEqual(['Ann']);
    expect(await names({ search: 'creme' })).toEqual(['Bob']);
    expect(await names({ search: 'old maps' })).toEqual(['Cy']);
    expect(await names({ search: 'maps', group: 'work' })).toEqual([]);
  });

  it('shows the beginning of the first voice note, and how many there are', async () => {
    const me = somebody();
    const long = `${'She said '.repeat(60)}🧁`;
    await me.meet({ name: 'A', voiceTranscriptions: [long, 'two', 'three'] });
    await me.meet({ name: 'B', voiceTranscriptions: ['short'] });
    await me.meet({ name: 'C' });
    const [one, two, three] = (await me.recipients.list({})).recipients;
    expect(one!.voiceNoteCount).toBe(3);
    expect(one!.voiceTranscriptions[0]).toMatch(/^(She said )+.*…$/);
    expect(one!.voiceTranscriptions[0]!.length).toBeLessThanOrEqual(280);
    expect(two).toMatchObject({ voiceNoteCount: 1, voiceTranscriptions: ['short'] });
    expect(three).toMatchObject({ voiceNoteCount: 0, voiceTranscriptions: [] });
  });

  it('ends early where people with endless texts would not fit an answer', async () => {
    const me = somebody();
    const quotes = (n: number) =>
      Array.from({ length: n }, (_, index) => '"'.repeat(57) + String(100 + index));
    const texts = {
      interests: quotes(50),
      personality: quotes(50),
      lifestyle: quotes(50),
      voiceTranscriptions: ['"'.repeat(6_000)],
    };
    for (let n = 0; n < 40; n += 1)
      await me.meet({ name: '"'.repeat(100), nickname: '"'.repeat(100), ...texts });
    const seen: number[] = [];
    for (let more = true; more;) {
      const { recipients, total } = await me.recipients.list({ offset: seen.length, limit: 100 });
      seen.push(...recipients.map(({ id }) => id));
      expect(recipients.length).toBeGreaterThan(5);
      expect(total).toBe(40);
      more = seen.length < total;
    }
    expect(new Set(seen).size).toBe(40);
  });

  it('has room for somebody of whom everything is told at full length', async () => {
    const me = somebody();
    const quotes = (length: number) => '"'.repeat(length);
    const words = Array.from({ length: 50 }, (_, index) => quotes(58) + String(10 + index));
    const { id } = await me.meet({
      ...{ name: quotes(100), nickname: quotes(100), relationship: 'other', customRelationship: quotes(100) },
      ...{ interests: words, personality: words, lifestyle: words },
      ...{ customInterests: quotes(2_000), customPersonality: quotes(2_000), customLifestyle: quotes(2_000) },
      voiceTranscriptions: Array.from({ length: 20 }, () => quotes(6_000)),
    });
    const named = {
      type: 'other',
      customType: quotes(100),
      details: quotes(2_000),
      recurring: true,
    } as const;
    for (let n = 0; n < occasionsOfARecipient; n += 1) await me.note(id, named);
    const { recipient } = await me.recipients.get({ id });
    expect(recipient.voiceTranscriptions).toHaveLength(20);
    expect(recipient.occasions).toHaveLength(occasionsOfARecipient);
    const other = await me.meet({ name: quotes(100) });
    for (let n = 0; n < occasionsOfARecipient; n += 1) await me.note(other.id, named);
    expect((await me.occasions.list({})).occasions).toHaveLength(2 * occasionsOfARecipient);
    expect((await me.recipients.list({})).total).toBe(2);
  });
});

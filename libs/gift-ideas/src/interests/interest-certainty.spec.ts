import { Catalogue } from '../ideas/catalogue.js';
import type { GiftBrief } from '../person/gift-request.js';
import { suggestGifts } from '../suggest-gifts.js';
import { briefOf, requestOf, restriction } from '../testing/gift-request.js';

const catalogue = Catalogue.load();
const nine = (brief: GiftBrief) => suggestGifts(catalogue, requestOf(brief));

describe('what was said in passing, or is not sure', () => {
  const toldOf = (phrase: string, source: string) => ({ interests: [{ phrase, source }] });
  const about = (chosen: ReturnType<typeof nine>, phrase: string) =>
    chosen.filter(({ serves }) => serves.includes(phrase)).length;

  it.each([
    ['hats', 'wears the same hat', 3],
    ['guitar', 'has a guitar he might play', 2],
  ])('takes few places: %s', (phrase, source, most) => {
    const chosen = nine(briefOf([], toldOf(phrase, source)));
    expect(chosen).toHaveLength(9);
    expect(about(chosen, phrase)).toBeGreaterThanOrEqual(1);
    expect(about(chosen, phrase)).toBeLessThanOrEqual(most);
  });

  it('leaves the other places to what is sure', () => {
    const interests = [
      { phrase: 'jazz', source: 'loves jazz' },
      { phrase: 'hats', source: 'wears the same hat' },
    ];
    const chosen = nine(briefOf([], { interests }));
    expect(about(chosen, 'hats')).toBeLessThanOrEqual(2);
    expect(about(chosen, 'jazz')).toBeGreaterThanOrEqual(5);
  });
});

describe('where somebody comes from', () => {
  const nigerian = { kind: 'origin' as const, detail: 'Nigeria', source: 'Nigerian' };
  const ofNigeria = /^(?:west-african|african-music|nollywood)/;

  it('brings one or two ideas, and is not quoted', () => {
    const chosen = nine(briefOf(['jazz'], { circumstances: [nigerian] }));
    const ideas = chosen.filter(({ entry }) => ofNigeria.test(entry.idea.serves[0]!.topic));
    expect(ideas.length).toBeGreaterThanOrEqual(1);
    expect(ideas.length).toBeLessThanOrEqual(2);
    expect(chosen.flatMap(({ serves }) => serves)).not.toContain('Nigeria');
    for (const { idea } of ideas) expect(idea.reason).toMatch(/^It /);
  });

  it('says which cuisine somebody cooks', () => {
    const mexican = { kind: 'origin' as const, detail: 'Mexico', source: 'Oaxaca' };
    const topics = nine(briefOf(['cooking'], { circumstances: [mexican] })).map(
      ({ entry }) => entry.idea.serves[0]!.topic,
    );
    expect(topics).toContain('mexican-cooking');
  });
});

describe('what a limit stands in the way of', () => {
  it('comes within the limit: bread without gluten', () => {
    const told = { interests: [{ phrase: 'baking bread', source: 'used to bake bread' }] };
    const chosen = nine(briefOf([], { ...told, restrictions: [restriction('gluten')] }));
    expect(chosen.map(({ entry }) => entry.idea.serves[0]!.topic)).toContain('gluten-free-cooking');
  });

  it('is no outing and nothing to wear for who has to lie still', () => {
    const told = { interests: [{ phrase: 'dancing', source: 'used to love dancing' }] };
    const chosen = nine(briefOf([], { ...told, restrictions: [restriction('no-heavy-effort')] }));
    const dancing = chosen.filter(({ serves }) => serves.length > 0);
    expect(dancing.length).toBeLessThanOrEqual(3);
  });
});

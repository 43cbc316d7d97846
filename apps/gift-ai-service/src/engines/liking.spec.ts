import type { Taste } from '@giftwell/gift-ideas';
import { reorderByTaste } from './liking.js';
import type { EngineIdea } from './suggestion-engine.js';

const idea = (name: string, priceMinCents = 1_000): EngineIdea => ({
  name,
  category: 'Home & Living',
  description: 'A good thing',
  reason: 'Because',
  searchTerm: name,
  priceMinCents,
  priceMaxCents: priceMinCents + 500,
  picture: 'bowl-with-spoon',
  serves: [],
});
const byPrice: Taste = ({ priceMinCents }) => priceMinCents / 10_000;

async function* given(prices: number[], failure?: Error) {
  for (const price of prices) yield idea(`Thing ${price}`, price);
  if (failure) throw failure;
}
async function read(ideas: AsyncIterable<EngineIdea>, prices: number[] = []): Promise<number[]> {
  for await (const { priceMinCents } of ideas) prices.push(priceMinCents);
  return prices;
}

describe('The best liked first', () => {
  it('lets a better idea overtake, as far as one waits', async () => {
    expect(await read(reorderByTaste(given([1, 2, 3, 9, 4, 5, 8]), byPrice))).toEqual([9, 4, 5, 8, 3, 2, 1]);
  });

  it('waits for nothing without a taste', async () => {
    const ideas = reorderByTaste(given([1, 2, 3]), undefined);
    expect((await ideas.next()).value).toMatchObject({ priceMinCents: 1 });
    expect(await read(ideas)).toEqual([2, 3]);
  });

  it('gives all that came before a failure, then fails the same way', async () => {
    const prices: number[] = [];
    await expect(read(reorderByTaste(given([1, 2], new Error('gone')), byPrice), prices)).rejects.toThrow(
      'gone',
    );
    expect(prices).toEqual([2, 1]);
  });

  it('shows what is there when the next idea takes long', async () => {
    let resume = (): void => undefined;
    async function* slow() {
      yield* given([1, 2]);
      await new Promise<void>((done) => (resume = done));
      yield idea('Late', 9);
    }
    const ideas = reorderByTaste(slow(), byPrice);
    expect((await ideas.next()).value).toMatchObject({ priceMinCents: 2 });
    expect((await ideas.next()).value).toMatchObject({ priceMinCents: 1 });
    resume();
    expect(await read(ideas)).toEqual([9]);
  });

  it('does not wait for an idea that nobody will see', async () => {
    async function* hanging() {
      yield* given([1, 2]);
      await new Promise(() => undefined);
    }
    for await (const one of reorderByTaste(hanging(), byPrice)) if (one) break;
  });

  it('ends its source when nobody listens any more', async () => {
    let ended = false;
    async function* endless() {
      try {
        for (let price = 1; ; price += 1) yield idea('Thing', price);
      } finally {
        ended = true;
      }
    }
    for await (const one of reorderByTaste(endless(), byPrice)) if (one) break;
    expect(ended).toBe(true);
  });
});

import { TasteCache } from './taste-cache.js';

const weights = (value: number) => async () => new Map([['ratingBias', value]]);
const never = async () => {
  throw new Error('was fitted again');
};

describe('Fitted tastes', () => {
  it('are fitted once for what was learned', async () => {
    const tastes = new TasteCache();
    expect(await tastes.get('1:mia', 'a', weights(1))).toEqual(new Map([['ratingBias', 1]]));
    expect(await tastes.get('1:mia', 'a', never)).toEqual(new Map([['ratingBias', 1]]));
  });

  it('are fitted anew when something was learned, and for each person', async () => {
    const tastes = new TasteCache();
    await tastes.get('1:mia', 'a', weights(1));
    expect(await tastes.get('1:mia', 'b', weights(2))).toEqual(new Map([['ratingBias', 2]]));
    expect(await tastes.get('2:mia', 'b', weights(3))).toEqual(new Map([['ratingBias', 3]]));
  });

  it('remember nothing of a failure', async () => {
    const tastes = new TasteCache();
    await expect(tastes.get('1:mia', 'a', never)).rejects.toThrow('was fitted again');
    expect(await tastes.get('1:mia', 'a', weights(1))).toEqual(new Map([['ratingBias', 1]]));
  });

  it('forget those that were not asked for the longest', async () => {
    const tastes = new TasteCache();
    await tastes.get('first', 'a', weights(1));
    for (let at = 0; at < 299; at += 1) await tastes.get(`${at}`, 'a', weights(at));
    await tastes.get('first', 'a', never);
    await tastes.get('one more', 'a', weights(1));
    await tastes.get('first', 'a', never);
    await expect(tastes.get('0', 'a', never)).rejects.toThrow();
  });
});

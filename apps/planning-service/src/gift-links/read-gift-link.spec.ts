import { usePlanning } from '../testing/planning.js';
import { openShop, type Shop } from '../testing/shop.js';

const planning = usePlanning();
let shop: Shop;
beforeAll(async () => {
  shop = await openShop(planning.service);
  const kite = `<title>Red kite</title>
    <meta property="og:price:amount" content="24.90"><meta property="og:price:currency" content="USD">`;
  shop.files.set('/kite', { type: 'text/html', body: kite });
});
afterAll(() => shop.close());

const link = 'http://www.kites.example/kite';

describe('A gift that is told as a link', () => {
  it('has the name of the shop until its page is read, then what the page says', async () => {
    const me = planning.somebody();
    const gift = await me.give((await me.meet()).id, { title: undefined, link });
    expect(gift).toMatchObject({ title: 'kites.example', price: null, version: 1 });
    await planning.service.settle();
    expect((await me.gifts.get({ id: gift.id })).gift).toEqual({
      ...{ ...gift, title: 'Red kite', price: 24.9, version: 2 },
    });
  });

  it('keeps what its user wrote', async () => {
    const me = planning.somebody();
    const gift = await me.give((await me.meet()).id, { title: 'A kite', price: 20, link });
    await planning.service.settle();
    expect((await me.gifts.get({ id: gift.id })).gift).toMatchObject({ title: 'A kite', price: 20 });
  });

  it('stays as it is if its page can’t be read', async () => {
    const me = planning.somebody();
    const { id: recipientId } = await me.meet();
    const lost = await me.give(recipientId, { title: undefined, link: 'http://kites.example/lost' });
    await planning.service.settle();
    expect((await me.gifts.get({ id: lost.id })).gift).toEqual(lost);
  });
});

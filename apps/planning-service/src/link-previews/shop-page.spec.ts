import { pageText } from './page-text.js';
import { readShopPage } from './shop-page.js';
import { shopPrice } from './shop-price.js';

const url = new URL('https://shop.example/kites/7');
const read = (html: string) => readShopPage(html, url);
const script = (value: unknown) => `<script type="application/ld+json">${JSON.stringify(value)}</script>`;
const product = {
  '@type': 'Product',
  name: 'Red kite',
  image: ['/kite.jpg', '/other.jpg'],
  offers: { '@type': 'Offer', price: '24.90', priceCurrency: 'USD' },
};
const kite = {
  title: 'Red kite',
  price: { text: '$24.90', cents: 2_490 },
  picture: 'https://shop.example/kite.jpg',
};

describe('The page of a shop', () => {
  it('is read by its Open Graph tags', () => {
    expect(
      read(`<html><head><title>Kites &amp; more</title>
        <meta property="og:title" content="Red &amp; blue kite"><meta property="og:title" content="Second">
        <meta property="og:image" content="//cdn.example/kite.webp">
        <meta property="product:price:amount" content="19,90"><meta property="product:price:currency" content="EUR">`),
    ).toEqual({
      title: 'Red & blue kite',
      price: { text: '€19.90', cents: null },
      picture: 'https://cdn.example/kite.webp',
    });
  });

  it.each([
    ['alone', product],
    ['in a list', [{ '@type': 'BreadcrumbList' }, product]],
    ['in a graph', { '@graph': [{ '@type': 'WebPage' }, product] }],
    ['as the main thing of a page', { '@type': 'WebPage', mainEntity: product }],
    ['with several types', { ...product, '@type': ['Product', 'Toy'] }],
    ['with a list of offers', { ...product, offers: [product.offers, { price: 99 }] }],
    ['with a number as price', { ...product, offers: { price: 24.9, priceCurrency: 'usd' } }],
    ['with a range', { ...product, offers: { lowPrice: 24.9, highPrice: 80, priceCurrency: 'USD' } }],
    [
      'with a detailed price',
      { ...product, offers: { priceSpecification: { price: 24.9, priceCurrency: 'USD' } } },
    ],
    ['with an image object', { ...product, image: { '@type': 'ImageObject', url: '/kite.jpg' } }],
    [
      'with variants',
      { ...product, '@type': 'ProductGroup', offers: undefined, hasVariant: [{ offers: product.offers }] },
    ],
  ])('is read by its JSON-LD: a product %s', (_what, value) => {
    expect(read(`<title>Shop</title>${script(value)}`)).toEqual(kite);
  });

  it('has its title as the last resort, and nothing made up', () => {
    expect(read('<title>  Red\n kite </title><p>$20</p>')).toEqual({
      ...{ title: 'Red kite', price: null, picture: null },
    });
    expect(read('')).toEqual({ title: null, price: null, picture: null });
  });

  it.each([
    ['broken JSON', '<script type="application/ld+json">{"@type": "Product", </script>'],
    ['a loop of lists', script([[[[[[product]]]]]])],
    ['no object', script('Product')],
    ['numbers and lists for texts', script({ '@type': 'Product', name: ['x'], image: 7, offers: 'none' })],
    ['deep JSON', `<script type="application/ld+json">${'['.repeat(20_000)}</script>`],
    ['an endless script', `<script type="application/ld+json">${'{"a":'.repeat(90_000)}`],
    ['other scripts', '<script>const title = "<title>wrong</title>"</script>'],
  ])('survives %s', (_what, html) => {
    expect(read(html)).toEqual({ title: null, price: null, picture: null });
  });

  it('takes pictures over http and https only', () => {
    for (const address of [
      'javascript:alert(1)',
      'data:image/png;base64,AAAA',
      'file:///etc/passwd',
      'http://[',
    ])
      expect(read(`<meta property="og:image" content="${address}">`).picture).toBeNull();
  });

  it('has a title of at most 200 characters on one line', () => {
    expect(read(`<title>${'kite\n'.repeat(500)}</title>`).title).toHaveLength(199);
  });
});

it.each([
  ['25', 'USD', '$25', 2_500],
  [25.5, 'USD', '$25.50', 2_550],
  ['1,299.00', 'USD', '$1,299', 129_900],
  ['1.299,00', 'EUR', '€1,299.00', null],
  ['1 299', 'SEK', 'SEK 1,299.00', null],
  ['4900', 'JPY', '¥4,900', null],
])('shows the price %s in %s as %s', (price, currency, text, cents) => {
  expect(shopPrice(price, currency)?.text.replace(/\s/g, ' ')).toBe(text);
  expect(shopPrice(price, currency)?.cents).toBe(cents);
});

it.each([
  ['free', 'USD'],
  ['0', 'USD'],
  ['-5', 'USD'],
  ['25', ''],
  ['25', 'dollars'],
  ['99999999999', 'USD'],
  [null, 'USD'],
  [{ price: 1 }, 'USD'],
])('shows no price for %j in %j', (price, currency) => {
  expect(shopPrice(price, currency)).toBeNull();
});

it.each([
  ['text/html; charset=iso-8859-1', '', 'Café'],
  ['text/html', '<meta charset="windows-1252">', 'Café'],
  ['text/html; charset=nonsense', '', 'Caf\ufffd'],
])('reads the encoding of %s %s', (type, beginning, text) => {
  const bytes = Buffer.concat([Buffer.from(beginning), Buffer.from('Café', 'latin1')]);
  expect(pageText(bytes, type)).toBe(beginning + text);
});

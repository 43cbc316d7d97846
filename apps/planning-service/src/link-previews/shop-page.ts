import { Parser } from 'htmlparser2';
import { productIn, type Product } from './json-ld.js';
import { shopPrice, type ShopPrice } from './shop-price.js';

/** What the page of a shop offers; each is null if it doesn't. */
export interface ShopPage {
  title: string | null;
  price: ShopPrice | null;
  /** The address of its picture. */
  picture: string | null;
}

/** In the order of preference. */
const metaNames = {
  title: ['og:title', 'twitter:title'],
  picture: ['og:image:secure_url', 'og:image', 'og:image:url', 'twitter:image', 'twitter:image:src'],
  price: ['product:price:amount', 'og:price:amount', 'product:sale_price:amount', 'price'],
  currency: ['product:price:currency', 'og:price:currency', 'product:sale_price:currency', 'pricecurrency'],
};
const maxTitleLength = 200;
const maxTitleTagLength = 2_000;
const maxScriptLength = 300_000;

interface Found {
  metas: Map<string, string>;
  titleTag: string;
  product: Product | null;
}

/** Reads Open Graph, JSON-LD and the title of a page at `url`. */
export function readShopPage(html: string, url: URL): ShopPage {
  const { metas, titleTag, product } = scan(html);
  const meta = (of: keyof typeof metaNames) => metaNames[of].map((name) => metas.get(name)).find(Boolean);
  return {
    title: lineOf(product?.name) ?? lineOf(meta('title')) ?? lineOf(titleTag),
    price: shopPrice(product?.price, product?.currency) ?? shopPrice(meta('price'), meta('currency')),
    picture: addressOf(meta('picture'), url) ?? addressOf(product?.image, url),
  };
}

function scan(html: string): Found {
  const found: Found = { metas: new Map(), titleTag: '', product: null };
  let inside: 'title' | 'json' | null = null;
  let json = '';
  const parser = new Parser({
    onopentag(name, { type, property, name: called, itemprop, content }) {
      if (name === 'meta') return note(found.metas, property ?? called ?? itemprop, content);
      if (name === 'title' && found.titleTag === '') inside = 'title';
      if (name === 'script' && type?.toLowerCase() === 'application/ld+json' && !found.product)
        inside = 'json';
    },
    ontext(text) {
      if (inside === 'title' && found.titleTag.length < maxTitleTagLength) found.titleTag += text;
      if (inside === 'json' && json.length < maxScriptLength) json += text;
    },
    onclosetag(name) {
      if (name !== 'title' && name !== 'script') return;
      if (inside === 'json') found.product ??= productIn(json);
      [inside, json] = [null, ''];
    },
  });
  parser.end(html);
  return found;
}

function note(metas: Map<string, string>, name: string | undefined, content: string | undefined): void {
  const key = name?.toLowerCase();
  if (key && content && !metas.has(key)) metas.set(key, content);
}

/** Text on one line; null for anything else. */
function lineOf(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const text = value.slice(0, maxTitleTagLength).replace(/\s+/g, ' ').trim();
  return [...text].slice(0, maxTitleLength).join('').trim() || null;
}

function addressOf(value: unknown, page: URL): string | null {
  if (typeof value !== 'string' || value.length > 2_000 || !URL.canParse(value, page.href)) return null;
  const { protocol, href } = new URL(value, page);
  return protocol === 'http:' || protocol === 'https:' ? href : null;
}

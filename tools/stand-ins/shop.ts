/**
 * A fake shop, for link previews: the server of every name. `/kites/{name}` is a product with Open Graph tags,
 * `/lamps/{name}` one with JSON-LD, both with a photo; every other page is missing.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ShopStandIn {
  /** The value of OUTSIDE_STAND_IN_URL. */
  url: string;
  close(): Promise<void>;
}

const photoPath = '/photo.webp';
/** 160 by 120 red dots. */
const photo = Buffer.from(
  'UklGRnAAAABXRUJQVlA4IGQAAACQBwCdASqgAHgAPu12uFYppyUjoGgBMB2JaW7hdUlwAADuh1VJsrY1VJsmIdVSbJiHVUmyYh1VJsmIdVSbJiHVUmyYgwAA/v0+f/qffwXf/6uxPhQXKSJZpRYxNCzWOgQAAAAA',
  'base64',
);

const openGraph = (name: string) => `<!doctype html><title>${name} – a shop</title>
  <meta property="og:title" content="${name}">
  <meta property="og:image" content="${photoPath}">
  <meta property="product:price:amount" content="24.90">
  <meta property="product:price:currency" content="USD">`;

const jsonLd = (name: string) => `<!doctype html><title>${name} – a shop</title>
  <script type="application/ld+json">${JSON.stringify({
    ...{ '@context': 'https://schema.org', '@type': 'Product', name, image: [photoPath] },
    offers: { '@type': 'Offer', price: '59.00', priceCurrency: 'USD' },
  })}</script>`;

const pages: Record<string, (name: string) => string> = { kites: openGraph, lamps: jsonLd };

/** The page of a product; null if there is none. Names come from addresses and are kept plain. */
function pageAt(path: string): string | null {
  const [, kind = '', name = ''] = /^\/(\w+)\/([\w-]+)$/.exec(path) ?? [];
  return pages[kind]?.(name.replaceAll('-', ' ')) ?? null;
}

export async function startShopStandIn(): Promise<ShopStandIn> {
  const server = createServer((request, reply) => {
    const path = new URL(request.url ?? '/', 'http://shop.example').pathname;
    const page = pageAt(path);
    if (path === photoPath) reply.writeHead(200, { 'content-type': 'image/webp' }).end(photo);
    else if (page) reply.writeHead(200, { 'content-type': 'text/html' }).end(page);
    else reply.writeHead(404, { 'content-type': 'text/html' }).end();
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}

/** What a shop says about a product; texts as they are. */
export interface Product {
  name: unknown;
  image: unknown;
  price: unknown;
  currency: unknown;
}

type Json = Record<string, unknown>;

const productTypes = new Set(['Product', 'ProductGroup', 'IndividualProduct', 'Book', 'Game', 'Movie']);
const around = ['@graph', 'mainEntity', 'hasVariant', 'itemOffered'];
const deepest = 5;
const maxNodes = 500;

/** The first product in the JSON-LD of a page; null if there is none or the text isn't JSON. */
export function productIn(jsonLd: string): Product | null {
  try {
    for (const node of nodesOf(JSON.parse(jsonLd))) if (isProduct(node)) return productOf(node);
  } catch {
    return null;
  }
  return null;
}

/** All objects in which a product may be, outer ones first. */
function nodesOf(root: unknown): Json[] {
  const found: Json[] = [];
  let level = [root];
  for (let depth = 0; depth < deepest && level.length > 0 && found.length < maxNodes; depth += 1) {
    const nodes = level.flatMap(listOf).filter(isObject);
    found.push(...nodes.slice(0, maxNodes - found.length));
    level = nodes.flatMap((node) => around.map((key) => node[key]));
  }
  return found;
}

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value.flat() : [value]);
const first = (value: unknown): unknown => listOf(value)[0];
const isProduct = (node: Json) => listOf(node['@type']).some((type) => productTypes.has(String(type)));

function productOf(node: Json): Product {
  const offer = offerOf(node) ?? offerOf(first(node['hasVariant'])) ?? {};
  const detail = first(offer['priceSpecification']);
  const { price = offer['lowPrice'], priceCurrency = offer['priceCurrency'] } = {
    ...(isObject(detail) ? detail : {}),
    ...offer,
  } as { price?: unknown; priceCurrency?: unknown };
  return { name: node['name'], image: imageOf(node['image']), price, currency: priceCurrency };
}

function offerOf(node: unknown): Json | null {
  const offer = isObject(node) ? first(node['offers']) : null;
  return isObject(offer) ? offer : null;
}

/** An address, or an object that holds one. */
function imageOf(value: unknown): unknown {
  const image = first(value);
  return isObject(image) ? (first(image['url']) ?? first(image['contentUrl'])) : image;
}

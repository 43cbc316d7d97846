import { createStyleCache, isStyled } from './style-cache.js';

/** The style elements of the page, in their order. */
const elements = () => [...document.head.querySelectorAll('style')];
const add = (cache: ReturnType<typeof createStyleCache>, name: string) =>
  cache.insert(`.css-${name}`, { name, styles: 'color:red;', next: undefined }, cache.sheet, true);

afterEach(() => document.head.replaceChildren());

describe('The cache of a rendered page', () => {
  it('starts empty if nothing was rendered', () => {
    const cache = createStyleCache();
    expect(isStyled).toBe(false);
    expect(cache.inserted).toEqual({});
    add(cache, 'one');
    expect(elements()).toHaveLength(1);
  });

  it('leaves the rendered rules where they are, and adds others after them', () => {
    document.head.innerHTML = '<style data-rules="one two">.css-one{color:red}</style><meta>';
    const [rendered] = elements();
    const observer = new MutationObserver(() => undefined);
    observer.observe(document.head, { childList: true });
    const cache = createStyleCache();
    expect(observer.takeRecords()).toEqual([]);
    expect(isStyled).toBe(true);
    expect(cache.inserted).toEqual({ one: true, two: true });

    add(cache, 'three');
    expect(elements()[0]).toBe(rendered);
    expect(elements()).toHaveLength(2);
  });
});

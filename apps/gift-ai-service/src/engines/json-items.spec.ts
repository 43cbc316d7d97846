import fc from 'fast-check';
import { JsonItems } from './json-items.js';

function feed(chunks: string[]): { items: unknown[]; closed: boolean } {
  const reader = new JsonItems('ideas');
  const items = chunks.flatMap((chunk) => reader.push(chunk));
  return { items, closed: reader.closed };
}

describe('Reading items while they are written', () => {
  it('gives each object with the character that completes it', () => {
    const reader = new JsonItems('ideas');
    expect(reader.push('{"ideas":[{"name":"A dr')).toEqual([]);
    expect(reader.push('um"}')).toEqual([{ name: 'A drum' }]);
    expect(reader.push(',{"name":"B"},{')).toEqual([{ name: 'B' }]);
    expect(reader.closed).toBe(false);
    expect(reader.push('"name":"C"}]')).toEqual([{ name: 'C' }]);
    expect(reader.closed).toBe(true);
    expect(reader.push('} [{"name":"D"}]')).toEqual([]);
  });

  it('finds the same objects however the text is cut', () => {
    const ideas = fc.array(fc.dictionary(fc.string(), fc.jsonValue()), { maxLength: 6 });
    fc.assert(
      fc.property(ideas, fc.integer({ min: 1, max: 9 }), fc.nat(2), (list, size, indent) => {
        // The generated list may contain -0, which JSON does not have.
        const expected: unknown = JSON.parse(JSON.stringify(list));
        const text = JSON.stringify({ ideas: list }, null, indent);
        const chunks = text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [];
        expect(feed(chunks)).toEqual({ items: expected, closed: true });
      }),
    );
  });

  it('ignores a fence and thoughts around the answer', () => {
    const text = '<think>[1] or {2}?</think>```json\n{ "ideas" : [ {"name":"A"} ] }\n```';
    expect(feed([text])).toEqual({ items: [{ name: 'A' }], closed: true });
  });

  it('leaves an unfinished answer open', () => {
    expect(feed(['{"ideas":[{"name":"A"},{"name":"B'])).toEqual({ items: [{ name: 'A' }], closed: false });
  });

  it('finds nothing in prose', () => {
    expect(feed(['I am sorry, I cannot do [that] {today}.'])).toEqual({ items: [], closed: false });
  });

  it.each(['{"ideas":["A"]}', '{"ideas":[{name:1}]}', '{"ideas":[{"a":1]]}', '{"ideas":[null]}'])(
    'refuses %s',
    (text) => {
      expect(() => feed([text])).toThrow(SyntaxError);
    },
  );

  it('refuses an item that does not end', () => {
    expect(() => feed([`{"ideas":[{"name":"${'a'.repeat(30_000)}`])).toThrow(SyntaxError);
  });
});

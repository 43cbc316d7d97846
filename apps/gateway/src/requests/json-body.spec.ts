import { parseJsonBody, scanJson } from './json-body.js';

describe('the scan of a JSON text', () => {
  it.each([
    ['{"a":[1,{"b":2}]}', 3, 2],
    ['"[[[["', 0, 0],
    ['{"a":"}}}]]][[["}', 1, 1],
    ['{"a\\"[[[:":"\\\\"}', 1, 1],
    ['[[],[],[[]]]', 3, 0],
    ['{"a":":\\":","b":{"c":[]}}', 3, 3],
    ['["\\', 1, 0],
  ])('finds of %s the depth %d and %d members', (text, depth, members) => {
    expect(scanJson(text)).toEqual({ depth, members });
  });
});

describe('a JSON body', () => {
  const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

  it('may hold the same key in different objects, and colons in its texts', () => {
    const text = '{"a:":{"a":":\\":"},"b":[{"a":1},{"a":2}]}';
    expect(parseJsonBody(text)).toEqual(JSON.parse(text));
  });

  it('may be empty, and twenty deep', () => {
    expect(parseJsonBody('')).toEqual({});
    expect(() => parseJsonBody(nested(20))).not.toThrow();
  });

  it.each([
    ['deeper than that', nested(21), 'body_too_deep'],
    ['deep enough to overflow a walker', nested(49_000), 'body_too_deep'],
    ['deep and never closed', '{"a":'.repeat(15_000), 'body_too_deep'],
    ['an object with a key twice', '{"a":1,"b":{},"a":2}', 'repeated_key'],
    ['a key twice, written in two ways', '{"a":1,"\\u0061":2}', 'repeated_key'],
    ['a key twice far inside', '[{"a":[{"x":":","x":"\\":"}]}]', 'repeated_key'],
    ['no JSON', '{a:1}', 'bad_json'],
    ['cut off', '{"a":', 'bad_json'],
    ['an own prototype', '{"a":[{"__proto__":{"x":1}}]}', 'forbidden_key'],
    ['an own prototype in disguise', '{"\\u005f_proto__":1}', 'forbidden_key'],
    ['a constructor', '{"constructor":{"prototype":{"x":1}}}', 'forbidden_key'],
  ])('is refused when it is %s', (_what, text, code) => {
    expect(() => parseJsonBody(text)).toThrow(expect.objectContaining({ kind: 'invalid', code }));
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
});

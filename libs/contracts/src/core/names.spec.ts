import { isSameName, nameKey } from './names.js';

it.each([
  ['Ada', 'ADA'],
  ['Ada Lovelace', 'ada   lovelace'],
  ['Ada', 'Ａｄａ'],
  ['Ada', 'A\u200bda'],
  ['José', 'Jose\u0301'],
  ['ÉMILE', 'émile'],
  ['Мария', 'мария'],
])('takes %s and %s for the same name', (one, other) => {
  expect(isSameName(one, other)).toBe(true);
});

it('tells different names apart', () => {
  const names = ['Ada', 'Ida', 'José', 'Jose', '🎁🎁🎁', '李小龙', 'Ada Lovelace', 'AdaLovelace'];
  expect(new Set(names.map(nameKey)).size).toBe(names.length);
});

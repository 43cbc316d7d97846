import { itemValuesSchema, linkOf, noValues } from './item-values.js';

const parsed = (values: object) => itemValuesSchema.safeParse({ ...noValues, name: 'Tea', ...values });

it('sends empty fields of an item as nothing, and adds a scheme to a bare address', () => {
  expect(parsed({}).data).toEqual({
    ...{ name: 'Tea', price: '', description: '', url: null, priority: 'medium', quantity: 1, photo: null },
  });
  expect(parsed({ url: ' tea.example.com/1 ' }).data?.url).toBe('https://tea.example.com/1');
});

it.each([
  { name: ' ' },
  { quantity: '0' },
  { quantity: 'two' },
  { quantity: '100' },
  { url: 'javascript:alert(1)' },
])('refuses an item with %j', (values) => {
  expect(parsed(values).success).toBe(false);
});

it.each([
  ['tea.example.com/1', 'https://tea.example.com/1'],
  [' http://tea.example.com ', 'http://tea.example.com'],
  ['green tea', null],
  ['', null],
])('takes “%s” as the link %s', (text, link) => {
  expect(linkOf(text)).toBe(link);
});

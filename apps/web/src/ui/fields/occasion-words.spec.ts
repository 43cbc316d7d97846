import { occasionName, yearsText } from './occasion-words.js';

it('calls an occasion by its own name where it has one', () => {
  expect(occasionName({ type: 'promotion', customType: null })).toBe('Work anniversary');
  expect(occasionName({ type: 'other', customType: 'Name day' })).toBe('Name day');
  expect(occasionName({ type: 'birthday', customType: 'Name day' })).toBe('Birthday');
  expect(occasionName({ type: 'holiday', feast: 'diwali' })).toBe('Diwali');
  expect(occasionName({ type: 'holiday', feast: null })).toBe('Holiday');
});

it.each([
  ['birthday', 31, 'turns 31'],
  ['anniversary', 1, '1st'],
  ['anniversary', 12, '12th'],
  ['wedding', 22, '22nd'],
  ['anniversary', 103, '103rd'],
  ['birthday', 0, null],
  ['birthday', null, null],
] as const)('says which %s it is: %s', (type, years, words) =>
  expect(yearsText({ type, years })).toBe(words),
);

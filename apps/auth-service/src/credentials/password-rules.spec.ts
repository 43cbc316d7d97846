import { leakedPasswords } from './leaked-passwords.js';
import { weaknessOf } from './password-rules.js';

const ada = { username: 'Ada Lovelace', email: 'ada.l1815@example.com' };

describe('leaked passwords', () => {
  it('are a few hundred at least, in lower case, each long enough to be chosen', () => {
    const all = [...leakedPasswords];
    expect(all.length).toBeGreaterThan(500);
    expect(all.filter((word) => word !== word.toLowerCase() || word.length < 6)).toEqual([]);
  });

  it.each(['123456', 'password', 'PassWord1', 'qwerty', 'iloveyou', 'aaaaaa', 'ZZZZzzzz', '!!!!!!!!'])(
    'refuse %s',
    (password) => {
      expect(weaknessOf(password, ada)).toMatch(/first that others would try/);
    },
  );
});

describe('the own name', () => {
  it.each([
    'Ada Lovelace',
    'adalovelace',
    'ada_lovelace',
    'AdaLovelace1815',
    '12adalovelace',
    'ada.l1815@example.com',
    'ADA.L1815',
    'ada.l1815',
    'ada.l99',
  ])('refuses %s', (password) => {
    expect(weaknessOf(password, ada)).toMatch(/not your name/);
  });

  it('counts in other scripts too', () => {
    expect(weaknessOf('Мария 77', { username: 'мария', email: 'm@example.com' })).toMatch(/not your name/);
  });

  it('does not stop a name of nothing but signs or digits from having a good password', () => {
    expect(weaknessOf('a good long sentence', { username: '🎁🎁🎁', email: '---@example.com' })).toBeNull();
    expect(weaknessOf('tulips 4 all', { username: '1234', email: '99@example.com' })).toBeNull();
  });
});

it.each([
  'correct horse battery',
  'Lovelace&Babbage',
  'mit Umlauten äöü',
  '  spaces around  ',
  'ada loves tulips',
  '密码密码很长啊',
])('accepts %j', (password) => {
  expect(weaknessOf(password, ada)).toBeNull();
});

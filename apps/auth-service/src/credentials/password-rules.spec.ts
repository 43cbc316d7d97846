import { weaknessOf } from './password-rules.js';

const ada = { username: 'Ada Lovelace', email: 'ada.l1815@example.com' };

describe('common passwords', () => {
  it.each([
    ...['123456', 'password', 'PassWord1', 'iloveyou', 'dragon123', 'hellokitty', 'realmadrid', '1q2w3e4r'],
    ...['Password!', 'welcome1!', 'let.me.in', '--- monkey ---'],
    ...['aaaaaa', 'ZZZZzzzz', '!!!!!!!!', '121212', 'lalala', '12341234', '🎁🎁🎁🎁🎁🎁'],
    ...['87654321', '01234567', 'abcdefgh', 'QWERTZ', 'poiuytrewq', 'lkjhgfdsa'],
    ...['giftwell', 'GiftWell2026!'],
  ])('refuse %s', async (password) => {
    expect(await weaknessOf(password, ada)).toMatch(/first that others would try/);
  });
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
  ])('refuses %s', async (password) => {
    expect(await weaknessOf(password, ada)).toMatch(/isn’t your name/);
  });

  it('counts in other scripts too', async () => {
    expect(await weaknessOf('Мария 77', { username: 'мария', email: 'm@example.com' })).toMatch(
      /isn’t your name/,
    );
  });

  it('does not stop a name of nothing but signs or digits from having a good password', async () => {
    expect(
      await weaknessOf('a good long sentence', { username: '🎁🎁🎁', email: '---@example.com' }),
    ).toBeNull();
    expect(await weaknessOf('tulips 4 all', { username: '1234', email: '99@example.com' })).toBeNull();
  });
});

it.each([
  'correct horse battery',
  'Lovelace&Babbage',
  'mit Umlauten äöü',
  '  spaces around  ',
  'ada loves tulips',
  '密码密码很长啊',
  '%^&*(~{}#',
  '!!abc!!??',
])('accepts %j', async (password) => {
  expect(await weaknessOf(password, ada)).toBeNull();
});

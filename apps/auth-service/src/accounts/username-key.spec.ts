import { usernameSchema } from '@giftwell/contracts/auth/auth';
import { numbered, usernameKey } from './username-key.js';

it.each([
  ['Ada', 'ADA'],
  ['Ada', '\u0410da'],
  ['paypal', '\u0440\u0430\u0443\u0440\u0430l'],
  ['admin', 'adm\u0131n'],
  ['Zoe 0', 'Zoe O'],
])('takes %s and %s for the same name', (one, other) => {
  expect(usernameKey(one)).toBe(usernameKey(other));
});

it('tells different names apart', () => {
  const names = ['Ada', 'Ida', 'José', 'Jose', '🎁🎁🎁', '李小龙', 'Мария', 'Ada Lovelace', 'AdaLovelace'];
  expect(new Set(names.map(usernameKey)).size).toBe(names.length);
});

it.each(['x'.repeat(50), '😀'.repeat(40)])('keeps a name with a number within the limits: %s', (name) => {
  expect(usernameSchema.safeParse(numbered(name)).success).toBe(true);
});

import { timeZoneOrUtc } from './time-zone.js';
import { usernameKey } from './username-key.js';

it.each([
  ['Ada', 'ADA'],
  ['Ada Lovelace', 'ada   lovelace'],
  ['Ada', 'Ａｄａ'],
  ['Ada', 'A\u200bda'],
  ['José', 'Jose\u0301'],
  ['ÉMILE', 'émile'],
  ['Мария', 'мария'],
])('takes %s and %s for the same name', (one, other) => {
  expect(usernameKey(one)).toBe(usernameKey(other));
});

it('tells different names apart', () => {
  const names = ['Ada', 'Ida', 'José', 'Jose', '🎁🎁🎁', '李小龙', 'Ada Lovelace', 'AdaLovelace'];
  expect(new Set(names.map(usernameKey)).size).toBe(names.length);
});

it.each([
  ['Europe/Berlin', 'Europe/Berlin'],
  ['europe/berlin', 'Europe/Berlin'],
  ['Asia/Kolkata', 'Asia/Kolkata'],
  ['America/Argentina/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
  ['UTC', 'UTC'],
  ['+02:00', 'UTC'],
  ['Mars/Olympus', 'UTC'],
  ["'; DROP TABLE users", 'UTC'],
  ['', 'UTC'],
  [undefined, 'UTC'],
])('takes the time zone %j as %s', (asked, zone) => {
  expect(timeZoneOrUtc(asked)).toBe(zone);
});

import { timeZoneOrUtc } from './time-zone.js';

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

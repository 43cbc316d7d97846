import { countryOfZone } from './home-country.js';

it.each([
  ['America/New_York', 'US'],
  ['Europe/Berlin', 'DE'],
  ['Europe/Belgrade', 'RS'],
  ['Asia/Kathmandu', 'NP'],
  ['Asia/Katmandu', 'NP'],
  ['Asia/Calcutta', 'IN'],
  ['Europe/Kyiv', 'UA'],
  ['Pacific/Kiritimati', 'KI'],
  ['Pacific/Apia', 'WS'],
  ['Australia/Lord_Howe', 'AU'],
  ['UTC', undefined],
  ['Etc/GMT+5', undefined],
])('%s lies in %s', (zone, country) => {
  expect(countryOfZone(zone)).toBe(country);
});

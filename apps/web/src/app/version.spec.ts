import { readFileSync } from 'node:fs';
import { version } from './version.js';

it('is the version of the package', () => {
  const text = readFileSync('package.json', 'utf8');
  expect(version).toBe((JSON.parse(text) as { version: string }).version);
});

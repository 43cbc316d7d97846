import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSecrets } from './secrets.ts';
import { UserError } from '../../bootstrap/steps.mjs';

describe('the secrets of a folder', () => {
  let folder: string;
  let file: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'giftwell-secrets-'));
    file = join(folder, 'secrets.json');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test('are made once, and only their owner reads them', () => {
    const made = openSecrets(folder)('redis');
    expect(openSecrets(folder)('redis')).toBe(made);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  test('are written whole: an earlier draft that was cut off does no harm', () => {
    writeFileSync(`${file}.new`, '{"redis": "12');
    const made = openSecrets(folder)('redis');
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ redis: made });
    expect(readdirSync(folder)).toEqual(['secrets.json']);
  });

  test.each(['', '{"redis": "12', 'null', '[]', '{"redis": 7}', '{"redis": ""}'])(
    'end the start with a sentence where the file holds %j, and it stays as it is',
    (text) => {
      writeFileSync(file, text);
      expect(() => openSecrets(folder)).toThrow(UserError);
      expect(() => openSecrets(folder)).toThrow(/is damaged\.[^]*from a backup/);
      expect(readFileSync(file, 'utf8')).toBe(text);
    },
  );
});

import { recipientKey } from './recipient-key.js';

describe('The key of a recipient', () => {
  it.each([
    ['  José   Maria ', 'josé maria'],
    ['JOSÉ\u00a0MARIA', 'josé maria'],
    ['Jose\u0301 Maria', 'josé maria'],
    ['ＭＩＡ', 'mia'],
  ])('knows %j again as %j', (name, key) => {
    expect(recipientKey(name)).toBe(key);
  });

  it('keeps different people apart', () => {
    expect(recipientKey('Mia')).not.toBe(recipientKey('Mía'));
  });
});

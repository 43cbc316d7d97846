import { shareCodeSchema } from '@giftwell/contracts/core/ids';
import { newShareCode } from './share-code.js';
import { shownLine, shownText } from './share-text.js';

describe('A share code', () => {
  it('is one that the contract knows, and never the same', () => {
    const codes = Array.from({ length: 1_000 }, newShareCode);
    for (const code of codes) expect(shareCodeSchema.parse(code)).toBe(code);
    expect(new Set(codes).size).toBe(1_000);
  });
});

describe('Text for others', () => {
  it('cannot turn around what stands beside it', () => {
    expect(shownText(' Kite\u202e moc.live \u2066 ')).toBe('Kite moc.live');
  });

  it('stays on one line where there is only one', () => {
    expect(shownLine(' For\n\tAda \u00a0 ')).toBe('For Ada');
    expect(shownText('Dear Ada,\n\nhave fun')).toBe('Dear Ada,\n\nhave fun');
  });
});

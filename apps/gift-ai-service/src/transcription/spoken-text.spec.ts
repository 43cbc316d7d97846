import { text } from '@giftwell/contracts/core/text';
import { transcriptionMax } from '@giftwell/contracts/people/person-fields';
import { spokenText } from './spoken-text.js';

describe('What a provider heard', () => {
  it('becomes one line of plain text', () => {
    expect(spokenText('  My sister \n\t Priya\u0000 \u202eis\u2069 30.\ud800 ')).toBe(
      'My sister Priya is 30.\ufffd',
    );
    expect(spokenText(' \n\u0007 ')).toBe('');
  });

  it('is cut after a whole word where it is longer than a note may be', () => {
    const cut = spokenText('abcdefgh '.repeat(2_000));
    expect(cut.length).toBeLessThanOrEqual(transcriptionMax);
    expect(cut.endsWith('abcdefgh')).toBe(true);
    expect(spokenText('x'.repeat(transcriptionMax - 1) + '😀')).toHaveLength(transcriptionMax);
  });

  it('is something that the next step takes', () => {
    const hostile = Array.from({ length: 0x2100 }, (_, code) => String.fromCharCode(code)).join('');
    expect(text(transcriptionMax).safeParse(spokenText(hostile)).success).toBe(true);
  });
});

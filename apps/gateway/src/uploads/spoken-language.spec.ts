import { transcriptionWorkRoutes } from '@giftwell/contracts/gift-ai/transcription';
import { spokenLanguage } from './spoken-language.js';

const { language } = transcriptionWorkRoutes.start.input.shape;

describe('the language that somebody speaks', () => {
  it.each([
    ['en-US,en;q=0.9', 'en-US'],
    ['de', 'de'],
    ['pt-br;q=0.8', 'pt-BR'],
    ['zh-Hans-CN,zh', 'zh-CN'],
    ['es-419', 'es'],
    ['FIL-ph', 'fil-PH'],
    ['*', null],
    ['', null],
    [undefined, null],
    ['en_US', null],
    ['x'.repeat(10_000), null],
  ])('is by %j: %j', (header, expected) => {
    expect(spokenLanguage(header)).toBe(expected);
    expect(language.parse(expected)).toBe(expected);
  });
});

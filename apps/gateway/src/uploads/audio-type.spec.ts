import { audioTypeOf } from './audio-type.js';

const bytes = (...list: (string | number[])[]) =>
  Buffer.concat([
    ...list.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))),
    Buffer.alloc(12),
  ]);

describe('the type of a recording', () => {
  it.each([
    ['audio/webm', bytes([0x1a, 0x45, 0xdf, 0xa3])],
    ['audio/mp4', bytes([0, 0, 0, 24], 'ftypM4A ')],
    ['audio/mp4', bytes([0, 0, 0, 28], 'ftypiso5')],
    ['audio/ogg', bytes('OggS')],
    ['audio/wav', bytes('RIFF', [0, 0, 0, 0], 'WAVEfmt ')],
    ['audio/mpeg', bytes('ID3', [4, 0])],
    ['audio/mpeg', bytes([0xff, 0xfb, 0x90, 0x64])],
    ['audio/mpeg', bytes([0xff, 0xf3, 0x40, 0xc4])],
    [null, bytes([0xff, 0xf1, 0x50, 0x80])],
    [null, bytes([0xff, 0xeb, 0x90, 0x64])],
    [null, bytes([0xff, 0xfb, 0xf0, 0x64])],
    [null, bytes([0xff, 0xfb, 0x9c, 0x64])],
    [null, bytes([0xff, 0xd8, 0xff, 0xe0])],
    [null, bytes('RIFF', [0, 0, 0, 0], 'WEBPVP8 ')],
    [null, bytes('<!doctype html>')],
    [null, bytes('\x89PNG')],
    [null, bytes('MZ')],
    [null, bytes()],
    [null, Buffer.from('Og')],
    [null, Buffer.alloc(0)],
  ])('is %s by its first bytes', (type, start) => {
    expect(audioTypeOf(start)).toBe(type);
  });
});

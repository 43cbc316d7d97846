import { giftOfText } from './gift-text.js';

describe('an idea as it was typed or pasted', () => {
  it.each([
    ['  Blue   mug ', { title: 'Blue mug' }],
    ['https://example.com/mug', { link: 'https://example.com/mug' }],
    ['www.example.com/mug', { link: 'https://www.example.com/mug' }],
    ['Blue mug https://example.com/mug', { title: 'Blue mug', link: 'https://example.com/mug' }],
    ['http://localhost', { title: 'http://localhost' }],
    ['   ', {}],
  ])('reads %p', (text, gift) => {
    expect(giftOfText(text)).toEqual(gift);
  });

  it('keeps a title to the length that it may have', () => {
    expect(giftOfText('x'.repeat(300)).title).toHaveLength(200);
  });
});

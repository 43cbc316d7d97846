import { interests } from '@giftwell/contracts/gift-ai/vocabulary';
import { factPhrase, inSentence, likingOfInterest } from './fact-phrase.js';

describe('a phrase in a reason', () => {
  it.each([
    ['bake sourdough', 'baking sourdough'],
    ['knit socks', 'knitting socks'],
    ['run in the hills', 'running in the hills'],
    ['Cooking for friends.', 'cooking for friends'],
    ['fix up old motorbikes', 'fixing up old motorbikes'],
    ['take apart clocks', 'taking apart clocks'],
    ['dance classes', 'dance classes'],
    ['the Archers', 'the Archers'],
    ['play scripts', 'play scripts'],
  ])('stands after "loves": %s', (phrase, liking) => {
    expect(factPhrase(phrase)).toEqual({ liking, isQuotable: true });
  });

  it.each([
    ['tall ship model', 'into a tall ship model', 'tall ship models'],
    ['murder mystery', 'loves a good murder mystery', 'murder mysteries'],
    ['vintage Land Rover', 'loves his vintage Land Rover', 'his vintage Land Rover'],
    ['cat', 'loves her cat', 'her cat'],
    ['ukulele', 'taken up the ukulele', 'the ukulele'],
    ['Land Rover', 'has a Land Rover', 'Land Rover'],
    ['jazz', 'likes jazz', 'jazz'],
  ])('tells one of many from their own: %s', (phrase, source, liking) => {
    expect(factPhrase(phrase, source).liking).toBe(liking);
  });

  it.each(['every morning', 'kept a loft 50 years', 'nails and', 'see www.example.com'])(
    'is not quoted where it is a scrap: %s',
    (phrase) => {
      expect(factPhrase(phrase).isQuotable).toBe(false);
    },
  );

  it.each([
    ['Hot sauce', 'hot sauce', 'hot sauce'],
    ['Fancy cheese', 'cheese', 'fancy cheese'],
    ['Astronomy', 'space and astronomy', 'astronomy'],
    ['Quilts', 'quilting', 'quilts'],
    ['Bluey', 'Bluey', 'Bluey'],
    ['Lego sets', 'Lego and building bricks', 'Lego sets'],
    ['Pokemon cards', 'Pokémon', 'Pokemon cards'],
    ['Christmas decorating', 'decorations', 'Christmas decorating'],
    ['Korean skincare', 'skincare', 'Korean skincare'],
    ['Magic the Gathering', 'trading cards', 'Magic the Gathering'],
    ['Agatha Christie', 'crime novels', 'Agatha Christie'],
    ['LPs', 'vinyl records', 'LPs'],
  ])('keeps the capital of a name alone: %s', (phrase, label, said) => {
    expect(inSentence(phrase, label)).toBe(said);
  });

  it('names an interest of the form as one says it', () => {
    expect(likingOfInterest('home')).toBe('a comfortable home');
    for (const interest of interests) expect(likingOfInterest(interest)).toMatch(/^[a-z ]+$/);
  });
});

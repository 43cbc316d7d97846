import { firstFrames, type FrameWords, passingFrames } from './reason-frames.js';

const [forIt] = firstFrames;
const [forWhatIsThere] = passingFrames;
const words = (liking: string, more: Partial<FrameWords> = {}): FrameWords => ({
  ...{ who: 'Mia', whose: "Mia's", isOwn: true, does: 'fits', day: "Mia's birthday", several: false },
  ...{ liking, ...more },
});

describe('a reason for a stated interest', () => {
  it.each([
    ['crime novels', 'For a fan of crime novels: fits.'],
    ['otters', 'For a fan of otters: fits.'],
    ['tying knots', 'For tying knots: fits.'],
    ['the Archers', 'For a fan of the Archers: fits.'],
    ['Agatha Christie', 'For a fan of Agatha Christie: fits.'],
    ['jazz', 'For a fan of jazz: fits.'],
    ['Thai food', 'For a fan of Thai food: fits.'],
    ['her guinea pigs', 'For her guinea pigs: fits.'],
  ])('doesn’t say that somebody has what they like: %s', (liking, reason) => {
    expect(forIt!(words(liking))).toBe(reason);
  });

  it('speaks of several people as several fans, and never of a topic as theirs', () => {
    expect(forIt!(words('Taylor Swift', { several: true }))).toBe('For fans of Taylor Swift: fits.');
    expect(forIt!(words('otters, beavers and capybaras', { isOwn: false }))).toBe(
      'For a fan of otters, beavers and capybaras: fits.',
    );
  });

  it('says whose it is if somebody has one', () => {
    expect(forWhatIsThere!(words('dog'))).toBe("For Mia's dog: fits.");
  });
});

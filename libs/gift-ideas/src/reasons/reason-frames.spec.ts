import { firstFrames, type FrameWords, passingFrames } from './reason-frames.js';

const [forIt] = firstFrames;
const [forWhatIsThere] = passingFrames;
const words = (liking: string, more: Partial<FrameWords> = {}): FrameWords => ({
  ...{ who: 'Mia', whose: "Mia's", isOwn: true, does: 'fits', day: "Mia's birthday", several: false },
  ...{ liking, ...more },
});

describe('a reason for a stated interest', () => {
  it.each([
    ['crime novels', "For Mia's crime novels: fits."],
    ['tying knots', 'For tying knots: fits.'],
    ['the Archers', 'For a fan of the Archers: fits.'],
    ['Agatha Christie', 'For a fan of Agatha Christie: fits.'],
    ['jazz', 'For a fan of jazz: fits.'],
    ['Thai food', 'For a fan of Thai food: fits.'],
  ])('says whose it is only where somebody has several: %s', (liking, reason) => {
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

import { renamedReason } from './renamed-reason.js';

describe('a reason after its person got another name', () => {
  it.each([
    ['Mia loves pottery, and this keeps clay moist.', 'Maya loves pottery, and this keeps clay moist.'],
    ["For Mia's crime novels: it holds the page.", "For Maya's crime novels: it holds the page."],
    ['It suits Mia’s garden, and Mia.', "It suits Maya's garden, and Maya."],
    ['Miami in a jar, for mia and Amia.', 'Miami in a jar, for mia and Amia.'],
    ['It keeps clay moist.', 'It keeps clay moist.'],
  ])('has the new one: %s', (before, after) => expect(renamedReason(before, 'Mia', 'Maya')).toBe(after));

  it.each([
    ['my neighbor', 'Tom', "My neighbor's tea, for my neighbor.", "Tom's tea, for Tom."],
    ['Mia', 'my sister', 'Mia bakes, as Mia does.', 'My sister bakes, as my sister does.'],
    ['the Millers', 'Ann', "For the Millers' garden.", "For Ann's garden."],
    ['Ann', 'the Millers', "For Ann's garden.", "For the Millers' garden."],
    ['Éva', 'Zoë', "For Éva's bees, not Évariste.", "For Zoë's bees, not Évariste."],
    ['Anna-Lena', 'Lena', 'For Anna-Lena’s tea.', "For Lena's tea."],
    ['J. (Joe) $1', 'Jo $& Co', 'For J. (Joe) $1: tea.', 'For Jo $& Co: tea.'],
  ])('follows from %s to %s', (from, to, before, after) =>
    expect(renamedReason(before, from, to)).toBe(after),
  );

  it('is as it was where there was no name', () =>
    expect(renamedReason('It keeps clay moist.', ' ', 'Maya')).toBe('It keeps clay moist.'));
});

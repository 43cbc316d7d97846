import { understandRequest } from '../request/understand-request.js';
import { wizardFields } from '@giftwell/contracts/gift-ai/wizard';

const known = new Set('swimming,trains,barbecue,crochet,climbing,rowing,reading,bread'.split(','));
const lexicon = {
  match: (words: readonly string[], at: number) => (known.has(words[at] ?? '') ? 1 : 0),
  meaningOf: () => null,
};
const read = (note: string) =>
  understandRequest(wizardFields.parse({ recipientName: 'Them', voiceTranscriptions: [note] }), {
    lexicon,
    now: new Date('2026-03-10T12:00:00Z'),
  }).brief;
const phrases = (facts: readonly { phrase: string }[]) => facts.map(({ phrase }) => phrase);

describe('a sentence that is easily misread', () => {
  it.each([
    ['She does swimming in cold lakes. No hurry.', ['swimming in cold lakes']],
    ['My friend lost her mum. She likes hot chocolate.', ['hot chocolate']],
    ["They're non-binary, 26, into tarot and roller derby.", ['tarot', 'roller derby']],
    ["Teaching assistant in my son's class, I think she likes crochet.", ['crochet']],
    ['He is climbing the walls with boredom. He loves rowing.', ['rowing']],
    ['He reads above his age and loves bread.', ['reading', 'bread']],
    ['My brother plays the bass in a dad band.', ['playing bass in a dad band']],
    ['He spends every morning on his allotment.', ['allotment']],
    ['She is 34 and crochets blankets for the hospice.', ['crocheting blankets for the hospice']],
  ])('"%s" says %j', (note, likes) => {
    const { facts } = read(note);
    expect(phrases(facts.interests)).toEqual(likes);
    expect(facts.dislikes).toEqual([]);
  });

  it('refuses only what "not" stands before', () => {
    const { facts } = read('He likes trains, but not toy trains, real trains and timetables.');
    expect(phrases(facts.dislikes)).toEqual(['toy trains']);
  });

  it('sees no limit in an idiom, in a route or in the clause beside', () => {
    expect(read("He can't stand vouchers.").facts.restrictions).toEqual([]);
    expect(read('He drives long haul, gone four nights a week.').facts.restrictions).toEqual([]);
    expect(read('She swims competitively, is dyslexic, so not chapter books.').facts.restrictions).toEqual(
      [],
    );
    expect(read("I don't know anything about them except they have a barbecue.").facts.dislikes).toEqual([]);
  });

  it.each([
    ['I need something for a 2 year old girl whose parents have everything.', 2],
    ['for a boy of 10 who hates reading', 10],
  ])('tells the age: "%s"', (note, age) => {
    expect(read(note).age).toBe(age);
  });

  it('knows who lives at a hospice and who helps there', () => {
    const kinds = (note: string) => read(note).facts.circumstances.map(({ kind }) => kind);
    expect(kinds('She knits for the hospice.')).toEqual([]);
    expect(kinds('He lives in a care home.')).toEqual(['care-home']);
  });
});

import { extractedRecipientSchema, type ExtractedField } from '@giftwell/contracts/gift-ai/voice';
import fc from 'fast-check';
import { readNote } from './read-note.js';
import { fewReads, countWordReads, maxGrowth } from '../testing/word-reads.js';

const now = new Date('2026-03-10T12:00:00Z');
const hear = (note: string, timeZone = 'UTC', at = now) => readNote({ note, known: null, now: at, timeZone });
const facts = (note: string, timeZone?: string, at?: Date) => hear(note, timeZone, at).facts;

describe('Who it is for, said in other ways', () => {
  it.each([
    ["Nephew's eleven on Friday, loves chess.", { relationship: 'family', age: 11 }],
    ["Gran's ninety this year.", { relationship: 'family', age: 90 }],
    ['Mother-in-law, 57, bottles peaches.', { relationship: 'family', age: 57 }],
    ["My sister's boy turns nine. I'm the skint uncle.", { relationship: 'family', age: 9 }],
    [
      'Thirty years married in September to my Angela, she is fifty-six.',
      { relationship: 'spouse', occasion: 'anniversary' },
    ],
    ['niece / 14 / kpop', { relationship: 'family', age: 14 }],
    ['My boet turns 29. R600.', { relationship: 'sibling', age: 29, budget: '26-50' }],
    ["Don't make it any louder. $40 tops.", { budget: '26-50' }],
  ])('is read from "%s"', (note, expected) => {
    expect(hear(note).facts).toMatchObject(expected);
  });

  it.each([
    ['<b>Bob</b> my boss', { name: 'Bob', relationship: 'colleague' }],
    [
      'My sister Anna loves pottery and kayaking, birthday, under $60',
      { customInterests: 'pottery, kayaking' },
    ],
    ['Bob my boss, loves golf', { name: 'Bob', customInterests: 'golf' }],
    ['my boss <a href="https://example.com">Bob</a> likes golf', { name: 'Bob', customInterests: 'golf' }],
    ['my son <i>Leo</i> turns 9', { name: 'Leo', age: 9 }],
    ['<p>My sister <em>Mia</em> Quill</p><p>loves tea</p>', { name: 'Mia Quill', customInterests: 'tea' }],
    ['My sister loves <b>green</b> <i>tea</i>', { customInterests: 'green tea' }],
    ['<script>alert(1)</script> my sister Mia', { name: 'Mia', relationship: 'sibling' }],
    ['I <3 my sister Mia', { name: 'Mia', relationship: 'sibling' }],
    ['gift for <Bob>, my boss', { relationship: 'colleague' }],
    ['Jazz my dad loves', { name: null, relationship: 'parent' }],
  ])('is read whatever marks are around it: "%s"', (note, expected) => {
    expect(hear(note).facts).toMatchObject(expected);
  });

  it('is nobody whose things are used', () => {
    expect(hear("She shoots film on her grandfather's old camera.").facts.relationship).toBeNull();
  });
});

describe('A date', () => {
  it.each([
    ['America/New_York', '2026-03-11'],
    ['Pacific/Auckland', '2026-03-12'],
  ])('counts from the day it is in %s', (timeZone, date) => {
    expect(facts("Tomorrow is Ivan's birthday", timeZone).occasionDate).toBe(date);
  });

  it('is read as it is written where the person is', () => {
    const said = 'Her birthday is on 4/5/2026.';
    expect(facts(said, 'America/Chicago').occasionDate).toBe('2026-04-05');
    expect(facts(said, 'Europe/London').occasionDate).toBe('2026-05-04');
  });

  it.each([
    "My friend Anna's birthday is in May",
    "My friend Anna's birthday is next month",
    "My friend Anna's birthday is soon, maybe on a weekend",
    "My friend Anna's birthday was last Friday",
    "My friend Anna's birthday, I need something by Friday",
    "We moved here on May 5th. It's Anna's birthday",
    "It's on February 30th, Anna's birthday",
  ])('is never made up: %s', (said) => {
    expect(facts(said)).toMatchObject({ occasion: 'birthday', occasionDate: null });
  });

  it('of birth tells the age to the day and the next birthday', () => {
    const said = "It's for Tom's birthday, he was born on March 11, 1990.";
    expect(facts(said)).toMatchObject({ age: 35, occasionDate: '2026-03-11' });
    const later = new Date('2026-03-12T12:00:00Z');
    expect(facts(said, 'UTC', later)).toMatchObject({ age: 36, occasionDate: '2027-03-11' });
  });

  it('of birth on a leap day falls on 28 February in other years', () => {
    expect(facts("Tom's birthday! He was born on February 29, 1996.").occasionDate).toBe('2027-02-28');
  });
});

describe('An age', () => {
  it.each([
    ['she is in her thirties', null],
    ['she is 8 months pregnant', null],
    ['he is 6 feet tall', null],
    ['we have been friends for 20 years', null],
    ['he is thirty something', null],
    ['she is 34', 34],
    ['he is, uh, like 34', 34],
    ['she is 6 months old', 0],
    ['he is a 34-year-old man', 34],
    ['the big five oh is coming, she turns fifty', 50],
    ['her fortieth birthday', 40],
    ['she was born in 1987', 39],
    ['she is 140', null],
  ])('in "%s" is %s', (said, age) => {
    expect(facts(`My friend Anna: ${said}`).age).toBe(age);
  });
});

describe('A budget', () => {
  it.each([
    ['around fifty bucks', '26-50'],
    ['not more than 100 dollars', '51-100'],
    ['between 30 and 50 dollars', '26-50'],
    ['two hundred dollars', '101-250'],
    ['a couple hundred bucks', '101-250'],
    ['I can spend up to thirty euros', '26-50'],
    ['at least 200 pounds', '251-500'],
    ['I want to give around three hundred and fifty for both of them.', '251-500'],
    ["I'm good for like one-fifty to two hundred.", '101-250'],
    ['Twenty thousand naira', '0-25'],
    ['Eighty Aussie dollars tops', '51-100'],
    ['over $500', '500+'],
    ['$1,200', '500+'],
    ['1.5k dollars max', '500+'],
    ["money's no object", '500+'],
    ['there is no limit', '500+'],
    ['my budget is 75', '51-100'],
    ['the two of them earn 90 dollars an hour', null],
    ['fifty people are coming', null],
    ['nothing too expensive', null],
  ])('of "%s" is %s', (said, budget) => {
    expect(facts(said).budget).toBe(budget);
  });
});

describe('What somebody does not like', () => {
  it.each([
    'My friend Anna hates coffee.',
    "My friend Anna doesn't like sports.",
    'My friend Anna is not into gaming.',
    "My friend Anna can't stand clutter.",
    'My friend Anna is allergic to nuts.',
    'My friend Anna already has enough books.',
    'No more candles for my friend Anna, please.',
    'My friend Anna never drinks wine.',
  ])('is no interest, and kept in its own words: %s', (said) => {
    const { interests, customInterests, customPersonality } = facts(said);
    expect({ interests, customInterests }).toEqual({ interests: [], customInterests: null });
    expect(customPersonality).not.toBeNull();
  });

  it('stays apart from what they like', () => {
    const { customInterests, customPersonality } = facts(
      'My friend Anna hates horror movies but loves tea, and she is allergic to nuts.',
    );
    expect(customInterests).toBe('tea');
    expect(customPersonality).toBe('hates horror movies; allergic to nuts');
  });
});

describe('Anything that is said', () => {
  const words = fc.constantFrom(
    ...`my friend anna Anna's sister is she's he turning forty 40 on May 5th next friday loves hates and , . not
    around fifty bucks $ between 30 birthday for no wait i mean called name we call him Bobby into doesn't like 1987
    born in months old ’ " \u202e 𝔸 ñ é 🎁 \n ( ) - / the a of works as nurse`.split(/ +/),
  );

  it('gives values that fit the contract, each with words that stand in the note', () => {
    fc.assert(
      fc.property(fc.array(words, { maxLength: 60 }), (said) => {
        const note = said.join(' ');
        const { facts: found, sources } = hear(note);
        expect(() => extractedRecipientSchema.parse(found)).not.toThrow();
        for (const source of sources) expect(note).toContain(source.words);
        const fields = Object.entries(found).filter(
          ([, value]) => value !== null && !(Array.isArray(value) && value.length === 0),
        );
        const told = new Set(sources.map(({ field }) => field));
        expect(fields.map(([field]) => field as ExtractedField).filter((field) => !told.has(field))).toEqual(
          [],
        );
      }),
      { numRuns: 300 },
    );
  });

  it('is answered for any text at all', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (note) => {
        for (const { words: said } of hear(note).sources) expect(note).toContain(said);
      }),
      { numRuns: 300 },
    );
  });

  const chars = 6_000;
  const filled = (piece: string) => piece.repeat(Math.ceil(chars / piece.length)).slice(0, chars);
  it.each([
    ...[
      'a',
      ' ',
      '1',
      'a ',
      "a'",
      '1,',
      '1 ',
      '$1 ',
      '.',
      ', ',
      '\n',
      '-',
      '1-',
      '1/',
      '’',
      'ab-',
      'é',
      '💝',
    ],
    ...[
      'my ',
      'my friend ',
      'friend ',
      "friend's ",
      'for ',
      'she ',
      'she is ',
      'is 40 ',
      'turning ',
      'born ',
      'no ',
    ],
    ...[
      'no wait ',
      'i mean ',
      'not more than ',
      'between 1 and ',
      'hundred ',
      'a hundred ',
      'twenty ',
      'one ',
    ],
    ...[
      'loves ',
      'she loves ',
      'and ',
      'loves a and ',
      'hates ',
      "doesn't ",
      'called ',
      'her name is ',
      'Anna ',
      'Anna and ',
    ],
    ...[
      'May ',
      'may 5 ',
      'friday ',
      'next friday ',
      'in two weeks ',
      'on ',
      'the ',
      'very ',
      'works as ',
      'lives in ',
      'has a ',
    ],
    ...[
      '5th may 2026, ',
      '1.1.1.',
      '10:10:10 ',
      '2026-',
      'of the ',
      'big ',
      'spends ',
      'really ',
      'into ',
      'the the fan ',
      'mother in ',
    ],
    ...['x party ', 'for her x ', 'old old ', 'name is is ', 'birthday ', 'January February '],
  ])('makes no more work than its length: 6,000 characters of "%s"', (piece) => {
    const looks = (length: number) => countWordReads(() => hear(filled(piece).slice(0, length)));
    expect(looks(6_000)).toBeLessThan(maxGrowth * looks(3_000) + fewReads);
  });
});

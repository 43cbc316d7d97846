import { personFactsSchema } from '@giftwell/contracts/gift-ai/facts';
import fc from 'fast-check';
import { readFacts } from './read-facts.js';

const none = { interests: [], about: [], notes: [] };
const fromNote = (note: string) => readFacts({ ...none, notes: [note] });
const phrases = (facts: readonly { phrase: string }[]) => facts.map(({ phrase }) => phrase);

describe('An interest', () => {
  it.each([
    ['My dad has been restoring a 1974 Triumph and hates golf.', ['restoring a 1974 Triumph']],
    ['She does the Guardian crossword with her first coffee.', ['Guardian crossword']],
    ['My friend Sam is mad about trail running and Ethiopian food.', ['trail running', 'Ethiopian food']],
    ['My sister bakes sourdough and plays bass in a band.', ['baking sourdough', 'playing bass in a band']],
    ['He collects stamps and old maps.', ['collecting stamps', 'old maps']],
    ['Grandma volunteers at the cat shelter on Tuesdays.', ['volunteering at the cat shelter']],
    [
      'so my brother in law right he is really into homebrewing and vinyl records',
      ['homebrewing', 'vinyl records'],
    ],
    ['My boss never misses a Formula 1 race.', ['Formula 1 race']],
    ['He can talk for hours about Roman history.', ['Roman history']],
    ["If he isn't fly fishing he's tying flies for the next trip.", ['fly fishing', 'tying flies']],
    ['My aunt sings in a gospel choir and keeps bees.', ['singing in a gospel choir', 'bees']],
    ['knitting is her life', ['knitting']],
    ["she's a massive Taylor Swift fan and true crime nut", ['Taylor Swift', 'true crime']],
    ['He collect coins and he like old Hindi songs', ['collecting coins', 'old Hindi songs']],
    ['Her favourite band is Radiohead and her favourite food is ramen.', ['Radiohead', 'ramen']],
    [
      'coworker, late 30s, board games, specialty coffee, indie films',
      ['board games', 'specialty coffee', 'indie films'],
    ],
    ['Dad, who turns 65, is a keen birdwatcher and plays golf.', ['birdwatching', 'playing golf']],
    ["he's got two greyhounds", ['greyhounds']],
    ['My mom loves being with family.', ['family time']],
    ['She used to play piano and wants to take it up again.', ['playing piano']],
    ['My girlfriend is a nurse, she loves horror films.', ['horror films']],
    ['Her husband loves golf, but she is into ballet', ['ballet']],
    ['loves dungeons and dragons and fish and chips', ['dungeons and dragons', 'fish and chips']],
    ['she likes golf and fishing my brother in law Gary', ['golf', 'fishing']],
    ['She used to bake bread every weekend, now she is celiac.', ['baking bread']],
    ['She used to love going dancing. She is on bed rest now.', ['dancing']],
    ['He still takes clocks apart.', ['clocks']],
  ])('is a phrase of the giver: %s', (note, interests) => {
    expect(phrases(fromNote(note).interests).map((phrase) => phrase.replace(/^the /, ''))).toEqual(interests);
  });

  it.each([
    ["She's into knitting, no wait, crochet.", ['crochet']],
    ['She loves opera. No, sorry, ballet.', ['ballet']],
    ['For my brother - no, it is for his wife: she does pottery.', ['pottery']],
  ])('is replaced by its correction: %s', (note, interests) => {
    expect(phrases(fromNote(note).interests)).toEqual(interests);
  });

  it.each([
    'My mum, her dog just died.',
    'It is for my sister, around 50 dollars, her birthday is in June.',
    'Her husband loves golf.',
    'I love skiing.',
    'She used to play tennis.',
    'We met at work and she is lovely.',
  ])('is none in: %s', (note) => {
    expect(fromNote(note).interests).toEqual([]);
  });

  it('is each item of a list of likings, and no bare phrase of a description', () => {
    expect(
      phrases(readFacts({ ...none, interests: ['opera, trail running and Ethiopian food'] }).interests),
    ).toEqual(['opera', 'trail running', 'Ethiopian food']);
    expect(readFacts({ ...none, about: ['quiet, bookish, opera'] }).interests).toEqual([]);
    expect(phrases(readFacts({ ...none, about: ['quiet, loves opera'] }).interests)).toEqual(['opera']);
  });

  it('is found by a lexicon, unless denied, given up or of somebody else', () => {
    const lexicon = { match: (words: readonly string[], at: number) => (words[at] === 'opera' ? 1 : 0) };
    const found = (note: string) => phrases(readFacts({ ...none, notes: [note] }, lexicon).interests);
    expect(found('With her it is always opera, from morning till night.')).toEqual(['opera']);
    expect(found('It must not be opera.')).toEqual([]);
    expect(found('Her husband sleeps through every opera.')).toEqual([]);
  });
});

describe('The source of an interest', () => {
  it.each([
    ['He has a guitar he might play or might not.', 'might'],
    ['She maybe likes trains.', 'maybe'],
  ])('has the doubt about it: %s', (note, doubt) => {
    const lexicon = { match: (words: readonly string[], at: number) => (words[at] === 'guitar' ? 1 : 0) };
    const [first] = readFacts({ ...none, notes: [note] }, lexicon).interests;
    expect(first!.source).toContain(doubt);
  });
});

describe('A dislike', () => {
  it.each([
    ['She hates cooking but loves eating out.', ['cooking'], ['eating out']],
    ['He used to play piano but gave it up.', ['piano'], []],
    ['No more candles, please, she loves candles too much.', ['candles'], []],
    ['anything but socks', ['socks'], []],
    ['He is suspicious of gadgets.', ['gadgets'], []],
    ['please no candles', ['candles'], []],
    ['He is a big Lego fan, but not Star Wars.', ['Star Wars'], ['Lego']],
    ['She loves chocolate. She is not into chocolate any more.', ['chocolate'], []],
  ])('wins over a liking: %s', (note, dislikes, interests) => {
    const facts = fromNote(note);
    expect(phrases(facts.dislikes)).toEqual(dislikes);
    expect(phrases(facts.interests)).toEqual(interests);
  });
});

describe('Who is written about', () => {
  it.each([
    ['for my mom', 'female', false],
    ['our nephew likes chess', 'male', false],
    ['she likes tea', 'female', false],
    ['my colleague likes tea', null, false],
    ['for my parents, they love travelling', null, true],
  ])('is told by the words only: %s', (note, gender, several) => {
    expect(fromNote(note)).toMatchObject({ gender, several });
  });
});

describe('What led to nothing', () => {
  it('is told as it was said', () => {
    expect(fromNote("My colleague is a Jehovah's witness, she enjoys chess.").notUnderstood).toEqual([
      "My colleague is a Jehovah's witness",
    ]);
  });

  it.each(['Hi, I need a gift for my friend Anna, 34, about 50 dollars.', 'She loves tea.', 'thanks a lot!'])(
    'is no greeting, sum, name or age: %s',
    (note) => {
      expect(fromNote(note).notUnderstood).toEqual([]);
    },
  );
});

describe('Anything that is written', () => {
  const words = fc.constantFrom(
    ...`my friend anna she he loves hates is into allergic to nuts no more candles , . not but and used play piano has
    everything her dog died vegan knitting fan of Star Wars expecting a baby something handmade 40 $ £ " ’ \u202e 🎁 \n ( - /
    isn't doesn't like collects stamps wheelchair wait sorry already has too many`.split(/ +/),
  );

  it('gives facts that fit the contract, each with words that stand in the text', () => {
    fc.assert(
      fc.property(fc.array(words, { maxLength: 60 }), (said) => {
        const note = said.join(' ');
        const facts = readFacts({ interests: [note], about: [note], notes: [note] });
        expect(() => personFactsSchema.parse(facts)).not.toThrow();
        const all = [facts.interests, facts.dislikes, facts.restrictions, facts.circumstances, facts.wishes];
        for (const { source } of all.flat()) expect(note).toContain(source);
      }),
    );
  });
});

import { understandRequest } from '../request/understand-request.js';
import { wizardFields } from '@giftwell/contracts/gift-ai/wizard';

const known = new Set(
  'swimming,trains,barbecue,crochet,climbing,rowing,reading,bread,banjo,biscuit'.split(','),
);
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
    ['sister, 27, reading + crochet, under $40', ['reading', 'crochet']],
    ['She is mad about her two whippets, Bertie and Mabel, and loves bread.', ['whippets', 'bread']],
    ['She likes climbing and her hamster Pickle.', ['climbing', 'hamster']],
    ['She loves her cat “Momo” and bread.', ['cat', 'bread']],
    ['She loves climbing and worships her dachshund, Frankfurter.', ['climbing', 'dachshund']],
    ['My husband, 41, brews his own beer, Green Bay Packers fan.', ['brewing beer', 'Green Bay Packers']],
    ['Aunt Biscuit - bread, rowing, banjo.', ['bread', 'rowing', 'banjo']],
    ['She loves bread and Miss Marple.', ['bread', 'Miss Marple']],
    ['She loves her cat, Rowing and Bluey.', ['cat', 'Rowing']],
    ['She loves her dog walking and Jazz.', ['dog walking', 'Jazz']],
    ['He loves bread, big fan of the Tudors.', ['bread', 'the Tudors']],
    ['She is learning German and loves bread.', ['learning German', 'bread']],
    ['She scuba dives and loves bread.', ['scuba diving', 'bread']],
    ['They like climbing and rowing, spend about $120.', ['climbing', 'rowing']],
    ['Gift for the piano teacher, Mrs Okafor, who adores bread.', ['bread']],
    ['My grandmother, Nonna Lucia, loves bread and rowing.', ['bread', 'rowing']],
    ['Wife wants to start climbing, loves bread.', ['climbing', 'bread']],
    ['She does swimming in cold lakes. No hurry.', ['swimming in cold lakes']],
    ['My friend lost her mum. She likes hot chocolate.', ['hot chocolate']],
    ["They're non-binary, 26, into tarot and roller derby.", ['tarot', 'roller derby']],
    ["Teaching assistant in my son's class, I think she likes crochet.", ['crochet']],
    ['He is climbing the walls with boredom. He loves rowing.', ['rowing']],
    ['He reads above his age and loves bread.', ['reading', 'bread']],
    ['My brother plays the bass in a dad band.', ['playing the bass in a dad band']],
    ['He spends every morning on his allotment.', ['allotment']],
    ['She is 34 and crochets blankets for the hospice.', ['crocheting blankets for the hospice']],
    ['He rides to work in all weathers.', ['cycling']],
    ['His bike got nicked last month.', ['cycling']],
    ['She has surfed Muizenberg since she could stand.', ['surfing Muizenberg']],
    ['He has painted for twenty years and loves bread.', ['painting', 'bread']],
    ['In her youth she sang opera on the radio.', ['singing opera on the radio']],
    ['He danced for thirty years and likes rowing.', ['dancing', 'rowing']],
    ['Ran the post office for fifty years. He likes rowing.', ['rowing']],
    ['She throws a party every month, learned to sail last summer.', ['sailing']],
    ['My son-in-law, 36, new dad, brews his own stout.', ['brewing stout']],
    ['Brother, 22, D&D every Friday.', ['Dungeons & Dragons']],
    ['She wants to work with sharks.', ['sharks']],
    ['He drives a forklift and likes rowing.', ['rowing']],
    ['My daughter is 7. She will be a vet, it is decided.', ['veterinary work']],
    ['He wishes he knew the names of the birds.', ['names of the birds']],
    ['She runs the best barbecue in town.', ['best barbecue in town']],
    ['Her choir friends are collecting for her. She likes rowing.', ['rowing']],
    ['There is a letter she keeps opening. She likes rowing.', ['rowing']],
    ['She was about to go nuts, so she bought herself a banjo off Facebook.', ['banjo']],
    ['She likes rowing and her greyhound, called Biscuit.', ['rowing', 'greyhound']],
    ['She draws comics, very funny and quite mean.', ['drawing comics']],
    ['Her hands are always cold. She likes rowing.', ['keeping warm', 'rowing']],
    ['He drags a telescope out to the desert.', ['stargazing']],
    ['Mother, 61. Going to Portugal by herself in April.', ['Portugal']],
    ['Son, 19, first flat, Glasgow. He likes rowing.', ['rowing']],
    ['50, ex-Navy sonar tech, likes rowing.', ['rowing']],
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

  it('sees no limit in what the rules have read, and in time off', () => {
    const limits = (note: string) => read(note).facts.restrictions.map(({ kind }) => kind);
    expect(limits("He doesn't drink alcohol, he makes coffee for the team.")).toEqual(['no-alcohol']);
    expect(limits('She takes a semester off to walk the Camino.')).toEqual([]);
    expect(limits('She was about to go nuts in the office.')).toEqual([]);
    expect(limits('She hates eggs, she swells up from nuts.')).toContain('nuts');
  });

  it('tells who comes from where, and who becomes a father', () => {
    const told = (note: string) =>
      read(note).facts.circumstances.map(({ kind, detail }) => (detail ? `${kind} ${detail}` : kind));
    expect(told('My girlfriend is korean.')).toEqual(['origin Korea']);
    expect(told('I am from Recife and will visit my director Mr. Nakagawa.')).toEqual([]);
    expect(told('My mother likes rowing. I am from Recife.')).toEqual(['origin Brazil']);
    expect(told('My colleague becomes father for first time.')).toEqual(['new-parent']);
  });

  it('knows the person from what stands beside', () => {
    expect(read('Uncle Sean, retired postman, Donegal, 67. Plays the whistle.').age).toBe(67);
    expect(read('Stepdaughter, 12, likes rowing.').relationship).toBe('child');
    const twins = 'Sister-in-law had twins. She is 36. Something for her, not for the babies.';
    expect(read(twins)).toMatchObject({ relationship: 'family', age: 36 });
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

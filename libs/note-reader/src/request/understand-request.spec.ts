import { wizardFields } from '@giftwell/contracts/gift-ai/wizard';
import { understandRequest } from './understand-request.js';

const lexicon = { match: () => 0, meaningOf: () => null };
const now = new Date('2026-03-10T12:00:00Z');
const understood = (recipientName: string, note: string) =>
  understandRequest(wizardFields.parse({ recipientName, voiceTranscriptions: [note] }), { lexicon, now })
    .understood;

describe('A note about somebody whose name is known', () => {
  it.each([
    ['Harold', 'Harold mends clocks. He is 77, my uncle.', { relationship: 'family', age: 77 }],
    ['Norm', "Norm's 79, me father in law, lost a leg.", { relationship: 'family', age: 79 }],
    ['Barry', "Dad's 70 in November. Barry on his licence.", { relationship: 'parent', age: 70 }],
    ['Glenys', "Glenys and her roses. My wife's aunt she is, 76.", { relationship: 'family', age: 76 }],
    ['Ron', "Ron drives lorries. He's my other half's dad.", { relationship: 'family' }],
    ['Hassan', 'Hassan he is husband of me 12 years.', { relationship: 'spouse' }],
    ['Clive', "Clive dances. 63, bells, hankies. I'm his wife.", { relationship: 'spouse', age: 63 }],
    ['Geoff', "What do you get Geoff. He is 67. I'm his sister.", { relationship: 'sibling', age: 67 }],
    ['Joyce', 'Joyce next door leaves us leeks.', { relationship: 'other' }],
    ['Pauline', "Pauline looks after my mum, she's 58.", { relationship: 'other', age: 58 }],
    ['Yewande', 'Our daughter Yewande has finished her PhD at 30.', { age: 30, occasion: 'graduation' }],
    ['Trev', "It's for the old man's brother, uncle Trev, 58, shearer.", { age: 58 }],
    ['Seamus', 'Seamus is a bachelor farmer of 71, himself and the dog.', { age: 71 }],
    ['Ivo', 'My grandson Ivo is in year five at school.', { age: 10, relationship: 'family' }],
    ['Gwen', 'Gwen is off in March after 31 years.', { occasion: 'retirement' }],
    ['Moira', 'Moira is leaving the committee after twenty years.', { occasion: 'other' }],
    ['Bruce', 'Bruce is 88. We want to hand him something at the Christmas do.', { occasion: 'christmas' }],
    ['Gwen', 'Gwen is off soon. There is £80 in the envelope.', { budget: '101-250' }],
    [
      'Theo',
      "Theo's gonna be ONE can you believe it. He's my sister's little guy.",
      { age: 1, relationship: 'family' },
    ],
    [
      'Wade',
      'Wade is hanging it up after 38 years, all of us at the shop chip in.',
      { relationship: 'colleague', occasion: 'retirement' },
    ],
    [
      'Jo',
      "It's our two year on the 9th and I've got maybe 120 to spend.",
      { occasion: 'anniversary', budget: '101-250' },
    ],
    ['Anh', 'My coworker Anh just bought her first condo.', { occasion: 'housewarming' }],
    [
      'Jamal',
      'jamal plays trombone. hes my nephew 15 and always hungry.',
      { age: 15, relationship: 'family' },
    ],
    ['Ann', 'Ann is my niece. Her dad says two hundred euro.', { budget: '101-250' }],
  ])('tells who %s is: %s', (name, note, expected) => {
    expect(understood(name, note)).toMatchObject(expected);
  });

  it.each([
    ['Tom', 'My sister wants a gift for Tom.', { relationship: 'friend' }],
    ['Ann', 'Ann gets up at 5. She lost her dad at 20.', { age: null }],
    ['Will', 'She will love it. My sister Ann sews.', { relationship: 'sibling' }],
  ])('tells nothing of %s that was said of others: %s', (name, note, expected) => {
    expect(understood(name, note)).toMatchObject(expected);
  });

  it('is never an interest of theirs', () => {
    const { facts } = understood('Jolene', 'I love Jolene. Jolene knits socks.');
    expect(facts.interests.map(({ phrase }) => phrase)).toEqual(['knitting socks']);
  });

  it('keeps apart what somebody else does', () => {
    const { facts } = understood('Dougie', 'My pal Dougie knits socks. His brother Alan collects stamps.');
    expect(facts.interests.map(({ phrase }) => phrase)).toEqual(['knitting socks']);
  });
});

describe('What is written into the field for interests', () => {
  const factsOf = (customInterests: string) => {
    const { brief } = understandRequest(wizardFields.parse({ recipientName: 'Mia', customInterests }), {
      lexicon,
      now,
    });
    const { interests, circumstances } = brief.facts;
    return [interests.map(({ phrase }) => phrase), circumstances.map(({ kind }) => kind)];
  };

  it.each([
    ['Just moved, jazz', ['jazz'], ['new-home']],
    ['retired, gardening', ['gardening'], ['retired']],
    ['Works from home', ['working from home'], []],
    ['lives by the sea, swimming', ['swimming'], []],
    ['started running', ['running'], []],
  ])('is no interest if it is what happened: %s', (said, interests, circumstances) => {
    expect(factsOf(said)).toEqual([interests, circumstances]);
  });

  it('does not say that the recipients are several', () => {
    const customInterests = 'crochets little animals for the grandkids';
    const wizard = wizardFields.parse({ recipientName: 'Mia', customInterests });
    expect(understandRequest(wizard, { lexicon, now }).brief.facts.several).toBe(false);
  });

  it.each([
    ['Runs trails before work', ['running trails']],
    ['Rides horses twice a week', ['riding horses']],
    ['Dances salsa on Thursday nights', ['dancing salsa']],
    ['Codes little games on a Raspberry Pi', ['coding little games']],
    ['Speaks Italian and wants to get better', ['speaking Italian']],
    ['Watches Bake Off religiously', ['watching Bake Off']],
    ['Practices calligraphy', ['practicing calligraphy']],
    ['Climbs', ['climbing']],
    ['Belly dances on Thursdays', ['belly dancing']],
    ['a nice cup of tea', ['tea']],
    ['Hunts for sea glass after storms', ['searching for sea glass']],
    ['my dad rings church bells every Sunday', ['ringing church bells']],
    ['Tracks hurricanes as a hobby', ['tracking hurricanes']],
    ['build crystal radios', ['building crystal radios']],
    ['Coaches under 9s girls football', ['coaching under 9s girls football']],
    ['Going to every national park before she turns 70', ['national park']],
    ['Stranger Things', ['Stranger Things']],
    ['Doctor Who', ['Doctor Who']],
    ['Home and Away', ['Home and Away']],
    ["She's training for her first half marathon", ['training for her first half marathon']],
    ['baking with her granddaughter', ['baking']],
    ['play board games with friends', ['playing board games']],
    ['Bakes elaborate birthday cakes for the grandkids', ['baking elaborate birthday cakes']],
    ["Can't sit still, always climbing something", ['climbing']],
    ['Visits castles', ['visiting castles']],
    ['Looks after six chickens', ['looking after six chickens']],
    ['lift weights', ['lifting weights']],
    ['Wants to start journaling', ['journaling']],
    ['shoots black and white film', ['shooting black and white film']],
    ['Dungeons & Dragons', ['Dungeons & Dragons']],
    ['trains trains trains', ['trains trains trains']],
    ['Plants vs Zombies', ['Plants vs Zombies']],
    ['games night', ['games night']],
    ['used to play cricket, now just watches it', []],
    ['Jumps in every muddy puddle she sees', []],
  ])('is an activity if it begins with a verb, up to when and how: %s', (said, interests) => {
    expect(factsOf(said)[0]).toEqual(interests);
  });
});

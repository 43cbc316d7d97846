import { noFacts, type Facts } from './note-reading.js';
import { questionsFor } from './questions.js';

const ask = (facts: Partial<Facts>, ...notes: string[]) => questionsFor({ ...noFacts(), ...facts }, notes);
const all: Partial<Facts> = {
  name: 'Anna',
  occasion: 'birthday',
  interests: ['cooking'],
  age: 40,
  budget: '26-50',
  occasionDate: '2026-05-05',
  relationship: 'friend',
};

describe('What is asked next', () => {
  it('is nothing when everything that helps is known', () => {
    expect(ask(all)).toEqual([]);
  });

  it('is what helps most, three things at most', () => {
    expect(ask({}, 'She is nice')).toEqual([
      "What's her name?",
      "What's the occasion for her: a birthday, Christmas, something else?",
      'What does she love to do, read, watch or talk about?',
    ]);
  });

  it('has the name in it, or what everybody calls them', () => {
    expect(ask({ ...all, age: null, budget: null, occasionDate: null })).toEqual([
      'How old is Anna? A guess is fine.',
      'About how much would you like to spend on Anna?',
      "When is Anna's birthday?",
    ]);
    expect(ask({ ...all, nickname: 'Annie', age: null })).toEqual(['How old is Annie? A guess is fine.']);
  });

  it('speaks of two as of two', () => {
    const couple = { ...all, name: 'Tom and Julia', interests: [] };
    expect(ask(couple)).toEqual(['What do Tom and Julia love to do, read, watch or talk about?']);
  });

  it('is how a parent is called, not what their name is', () => {
    expect(ask({ ...all, name: null, relationship: 'parent' }, 'she is 60')).toEqual([
      'What do you call her?',
    ]);
  });

  it.each([
    ['budget', "I don't know how much to spend", 'About how much'],
    ['budget', 'no budget in mind', 'About how much'],
    ['age', "I'm not sure how old she is", 'How old'],
    ['age', 'no idea about her age', 'How old'],
    ['occasionDate', "I don't remember the date", 'When is'],
  ] as const)('is not the %s once somebody said "%s"', (field, note, question) => {
    const lacking = { ...all, [field]: null };
    expect(ask(lacking).join()).toContain(question);
    expect(ask(lacking, note)).toEqual([]);
  });

  it('is the name still, when somebody merely does not know what to give', () => {
    expect(ask({ ...all, age: null }, "I don't know what to get for her 40th")).toHaveLength(1);
  });

  it('is no date for what has one by itself, and no age for a wedding', () => {
    expect(ask({ ...all, occasion: 'christmas', occasionDate: null })).toEqual([]);
    expect(ask({ ...all, occasion: 'wedding', age: null })).toEqual([]);
  });
});

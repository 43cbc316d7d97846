import {
  budgetRange,
  budgets,
  canonicalWord,
  interests,
  normalizeOccasion,
  occasionTypes,
} from './vocabulary.js';
import { generateInput, wizardDataSchema } from './wizard.js';

const messages = (input: object) =>
  wizardDataSchema.safeParse(input).error?.issues.map((issue) => issue.message) ?? [];
const person = { recipientName: 'Mia', interests: ['art'], personality: ['Creative'] };

describe('wizard data', () => {
  it('needs little more than a name', () => {
    expect(wizardDataSchema.parse(person)).toEqual({
      ...person,
      lifestyle: [],
      voiceTranscriptions: [],
    });
  });

  it.each([
    [{ ...person, recipientName: '  ' }, 'Recipient name is required'],
    [{ ...person, recipientName: undefined }, 'Recipient name is required'],
    [{ ...person, relationship: '' }, 'Relationship is required'],
    [{ ...person, occasion: '' }, 'Occasion is required'],
    [{ ...person, interests: [] }, 'Please fill in the required fields'],
    [{ ...person, personality: [] }, 'Please fill in the required fields'],
  ])('says what is missing: %j', (input, message) => expect(messages(input)).toContain(message));

  it.each([0, -1, 121, 2.5, '25'])('refuses the age %p', (age) =>
    expect(messages({ ...person, age })).not.toEqual([]),
  );

  it('takes null for an age that shall not count', () =>
    expect(messages({ ...person, age: null })).toEqual([]));

  it('takes a voice note for everything but the name', () => {
    expect(messages({ recipientName: 'Mia', voiceTranscriptions: ['She sails'] })).toEqual([]);
    expect(messages({ recipientName: 'Mia', voiceTranscriptions: [' '] })).not.toEqual([]);
  });

  it('asks for a trait or a lifestyle on birthdays only', () => {
    const noTraits = { recipientName: 'Mia', customInterests: 'sailing' };
    expect(messages({ ...noTraits, occasion: 'wedding' })).toEqual([]);
    expect(messages({ ...noTraits, customLifestyle: 'on the road' })).toEqual([]);
    expect(messages(noTraits)).toEqual(['Please fill in the required fields']);
  });

  it('refuses what it does not know', () => {
    expect(messages({ ...person, admin: true })).not.toEqual([]);
    expect(generateInput.safeParse({ ...person, generationRound: 4 }).success).toBe(false);
    expect(generateInput.safeParse({ ...person, excludeItems: Array(201).fill('x') }).success).toBe(false);
  });
});

describe('the vocabulary', () => {
  it.each([
    ['valentine', 'valentines'],
    ['valentines_day', 'valentines'],
    ["mother's day", 'mothers_day'],
    ["Father's Day", 'fathers_day'],
    ['custom', 'other'],
    ['Work anniversary', 'promotion'],
    ['birthday', 'birthday'],
  ])('reads %s as %s', (spelling, word) => expect(normalizeOccasion(spelling)).toBe(word));

  it('knows every word of its own', () => {
    for (const type of occasionTypes) expect(normalizeOccasion(type)).toBe(type);
    for (const word of interests) expect(canonicalWord(word, interests)).toBe(word);
  });

  it('knows other words for the same thing', () => {
    expect(canonicalWord('Tech', interests)).toBe('technology');
    expect(canonicalWord('nature', interests)).toBe('outdoors');
    expect(canonicalWord('falconry', interests)).toBe('falconry');
  });

  it('has budgets that do not overlap', () => {
    const ranges = budgets.map((budget) => budgetRange[budget]);
    for (const [index, range] of ranges.slice(1).entries())
      expect(range.minCents).toBeGreaterThanOrEqual(ranges[index]!.maxCents);
  });
});

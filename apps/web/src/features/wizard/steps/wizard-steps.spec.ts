import {
  budgets,
  occasionTypes,
  relationships,
  wizardOccasions,
  type OccasionType,
} from '@giftwell/contracts/gift-ai/vocabulary';
import { generateInput } from '@giftwell/contracts/gift-ai/wizard';
import { draftFrom, inputOf, problemOf, type Draft } from '../draft.js';
import { asksForDate, hasOwnDate, isComplete, stepsFor, type Step } from './wizard-steps.js';

const counts: Record<(typeof wizardOccasions)[number], number> = {
  birthday: 7,
  anniversary: 6,
  wedding: 6,
  graduation: 6,
  christmas: 5,
  valentines: 5,
  mothers_day: 5,
  fathers_day: 5,
  other: 7,
};
const draft = (fields: Partial<Draft> = {}): Draft => ({ ...draftFrom(), ...fields });

describe('the steps', () => {
  it.each(wizardOccasions)('has the right number for %s', (occasion) => {
    expect(stepsFor(occasion)).toHaveLength(counts[occasion]);
  });

  it.each(occasionTypes)('asks for name, occasion, interests and budget in that order for %s', (occasion) => {
    const steps = stepsFor(occasion);
    expect(steps.slice(0, 3)).toEqual(['name', 'occasion', 'about']);
    expect(steps).toContain('interests');
    expect(steps.at(-1)).toBe('budget');
    expect(new Set(steps).size).toBe(steps.length);
  });

  it('counts as a birthday while no occasion is chosen', () =>
    expect(stepsFor(null)).toEqual(stepsFor('birthday')));

  it('asks about personality where a whole person is celebrated', () => {
    const asking = wizardOccasions.filter((occasion) => stepsFor(occasion).includes('personality'));
    expect(asking).toEqual(['birthday', 'other']);
  });
});

describe('the gate', () => {
  const gates: [Step, Partial<Draft>, boolean][] = [
    ['name', {}, false],
    ['name', { recipientName: '   ' }, false],
    ['name', { recipientName: 'Anna' }, true],
    ['name', { recipientName: 'x'.repeat(101) }, false],
    ['name', { recipientName: 'Anna', nickname: 'y'.repeat(101) }, false],
    ['occasion', {}, false],
    ['occasion', { occasion: 'birthday' }, true],
    ['occasion', { occasion: 'birthday', occasionDate: '2027-02-30' }, false],
    ['occasion', { occasion: 'other' }, false],
    ['occasion', { occasion: 'other', customType: '  ' }, false],
    ['occasion', { occasion: 'other', customType: 'New boat' }, true],
    ['about', {}, true],
    ['about', { age: null }, false],
    ['about', { age: 0 }, false],
    ['about', { age: 1 }, true],
    ['about', { age: 120 }, true],
    ['about', { age: 121 }, false],
    ['about', { age: 2.5 }, false],
    ['interests', {}, false],
    ['interests', { customInterests: ' \n ' }, false],
    ['interests', { customInterests: 'sailing' }, true],
    ['interests', { interests: ['art'] }, true],
    ['interests', { interests: ['art'], customInterests: 'z'.repeat(2_001) }, false],
    ['interests', { occasion: 'birthday', interests: ['art'] }, true],
    ['interests', { voiceTranscriptions: ['She sails'] }, true],
    ['personality', { occasion: 'birthday', interests: ['art'] }, false],
    ['personality', { occasion: 'birthday', interests: ['art'], lifestyle: ['busy'] }, false],
    ['personality', { occasion: 'birthday', interests: ['art'], personality: ['creative'] }, true],
    ['personality', { occasion: 'birthday', interests: ['art'], customPersonality: 'dry wit' }, true],
    ['personality', { occasion: 'other', interests: ['art'] }, true],
    ['lifestyle', {}, true],
    ['budget', {}, false],
    ['budget', { budget: '26-50' }, true],
  ];
  it.each(gates)('of %s with %j says %p', (step, fields, open) => {
    expect(isComplete(step, draft(fields))).toBe(open);
  });

  it.each(relationships)('knows the relationship %s', (relationship) =>
    expect(isComplete('about', draft({ relationship }))).toBe(true),
  );
  it.each(budgets)('knows the budget %s', (budget) =>
    expect(isComplete('budget', draft({ budget }))).toBe(true),
  );
});

describe('dates', () => {
  it('are asked for where only a person can tell them', () => {
    expect(wizardOccasions.filter(asksForDate)).toEqual(['birthday', 'anniversary', 'graduation', 'other']);
    expect(asksForDate(null)).toBe(false);
  });

  it('are left to the calendar on its own days', () => {
    const own = wizardOccasions.filter(hasOwnDate);
    expect(own).toEqual(['birthday', 'anniversary', 'wedding', 'graduation', 'other']);
    expect(hasOwnDate(null)).toBe(false);
  });
});

describe('a draft', () => {
  it('starts with a friend of 25 and leaves occasion and budget open', () => {
    expect(draftFrom()).toMatchObject({ relationship: 'friend', age: 25, occasion: null, budget: null });
  });

  it('takes what a prefill knows, in the words of the wizard', () => {
    const prefilled = draftFrom({
      recipientId: 5,
      recipientName: 'Anna',
      occasion: "mother's day",
      interests: ['Reading', 'books', 'falconry'],
      personality: ['Luxury-loving'],
    });
    expect(prefilled).toMatchObject({
      recipientId: 5,
      recipientName: 'Anna',
      occasion: 'mothers_day',
      interests: ['reading', 'falconry'],
      personality: ['luxury-loving'],
    });
  });

  it('asks again for what a prefill says wrongly', () => {
    const prefilled = draftFrom({
      recipientName: 'Anna',
      age: 400,
      occasion: 'doomsday',
      occasionDate: 'soon',
    });
    expect(prefilled).toMatchObject({ recipientName: 'Anna', age: 25, occasion: null, occasionDate: '' });
  });

  it('says what is wrong with a field', () => {
    expect(problemOf('age', draft({ age: 121 }))).toBe('Age must be at most 120');
    expect(problemOf('age', draft({ age: 7.5 }))).toBe('Enter the age as a whole number');
    expect(problemOf('recipientName', draft({ recipientName: ' ' }))).toBe('Recipient name is required');
    expect(problemOf('nickname', draft({ nickname: ' ' }))).toBeUndefined();
  });

  it.each(wizardOccasions)(
    'that passed every gate of %s is taken by the server',
    (occasion: OccasionType) => {
      const filled = draft({
        recipientName: ' Anna ',
        occasion,
        customType: 'New boat',
        customInterests: ' ',
        interests: ['art'],
        ...(stepsFor(occasion).includes('personality') && { personality: ['creative'] }),
        budget: '26-50',
      });
      expect(stepsFor(occasion).every((step) => isComplete(step, filled))).toBe(true);
      expect(generateInput.parse(inputOf(filled))).toMatchObject({
        recipientName: 'Anna',
        occasion,
        occasionDate: null,
        customInterests: null,
        budget: '26-50',
      });
    },
  );
});

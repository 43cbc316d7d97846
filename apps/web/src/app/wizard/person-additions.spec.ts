import type { WizardInput } from '@giftwell/contracts/gift-ai/wizard';
import { occasion, person } from '../../testing/planned-year.js';
import { additionsOf } from './person-additions.js';

const hanna = person(4, 'Hanna', {
  ...{ nickname: 'Hani', age: 35, interests: ['baking'], personality: ['creative'] },
  ...{ customInterests: 'Rye bread', voiceTranscriptions: ['Bakes on Sundays.'] },
  occasions: [occasion(7, { id: 4, name: 'Hanna' }, '2027-05-12')],
});
const asKept: WizardInput = {
  ...{ recipientId: 4, recipientName: 'Hanna', nickname: 'Hani', age: 35, occasion: 'birthday' },
  ...{ interests: ['Baking'], personality: ['creative'], customInterests: 'Rye bread' },
  voiceTranscriptions: ['Bakes on Sundays.'],
};
const additions = (answers: Partial<WizardInput>) => additionsOf(hanna, { ...asKept, ...answers });

describe('what answers say of a kept person', () => {
  it('is nothing where all of it is kept, or something was left out today', () => {
    expect(additions({})).toBeNull();
    expect(additions({ interests: [], personality: [], customInterests: null, age: null })).toBeNull();
    expect(additions({ budget: '0-25', relationship: 'parent' })).toBeNull();
  });

  it.each<[string, Partial<WizardInput>, string[], object]>([
    ['an interest', { interests: ['pottery'] }, ['Pottery'], { interests: ['baking', 'pottery'] }],
    ['a text', { customInterests: 'Tea' }, ['“Tea”'], { customInterests: 'Rye bread\nTea' }],
    ['an age', { age: 36 }, ['Age 36'], { age: 36 }],
    ['a nickname', { nickname: 'Han' }, ['Nickname Han'], { nickname: 'Han' }],
    [
      'a note',
      { voiceTranscriptions: ['Bakes on Sundays.', 'Just moved.'] },
      ['“Just moved.”'],
      { voiceTranscriptions: ['Bakes on Sundays.', 'Just moved.'] },
    ],
    [
      'a day that the calendar knows',
      { occasion: 'christmas' },
      ['Christmas'],
      { occasions: [{ type: 'christmas', date: null, yearKnown: true, recurring: true }] },
    ],
    [
      'a day with its date',
      { occasion: 'anniversary', occasionDate: '2027-06-01' },
      ['Anniversary'],
      { occasions: [{ type: 'anniversary', date: '2027-06-01', yearKnown: false, recurring: true }] },
    ],
  ])('is %s, beside everything that is kept', (_what, answers, labels, fields) => {
    expect(additions(answers)).toMatchObject({
      labels,
      changed: { id: 4, name: 'Hanna', personality: ['creative'], ...fields },
    });
  });

  it('is no day without its date, and no age beside a birthdate', () => {
    expect(additions({ occasion: 'anniversary' })).toBeNull();
    expect(additions({ occasion: 'other', customType: 'New boat', occasionDate: '2027-06-01' })).toBeNull();
    expect(additionsOf({ ...hanna, birthdate: '1991-05-12' }, { ...asKept, age: 36 })).toBeNull();
  });

  it('is not the note that stands for the known interests', () =>
    expect(additions({ voiceTranscriptions: ['Baking. Rye bread'] })).toBeNull());
});

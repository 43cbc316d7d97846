import { occasion, person } from '../../testing/planned-year.js';
import {
  datesMissing,
  newOccasion,
  recipientValuesSchema as schemaOn,
  toChangedRecipient,
  toNewRecipient,
  valuesOf,
  type RecipientValues,
} from './recipient-values.js';

const recipientValuesSchema = schemaOn('2026-11-21');
const start: RecipientValues = {
  ...valuesOf(),
  relationship: 'friend',
  name: ' Mia ',
  interests: ['art'],
  personality: ['funny'],
};
const read = (change: Partial<RecipientValues> = {}) => recipientValuesSchema.parse({ ...start, ...change });
const problems = (change: Partial<RecipientValues>) =>
  recipientValuesSchema.safeParse({ ...start, ...change }).error?.issues.map(({ message }) => message);

describe('somebody new', () => {
  it('is sent without what was left blank', () => {
    const sent = toNewRecipient(read({ nickname: '  ', voiceTranscriptions: ['', 'Sings'] }));
    expect(sent).toMatchObject({
      name: 'Mia',
      nickname: null,
      customInterests: null,
      voiceTranscriptions: ['Sings'],
      occasions: [],
    });
  });

  it('has a birthday on the birthdate, and none without it', () => {
    const occasions = [newOccasion('birthday'), newOccasion('anniversary'), newOccasion('christmas')];
    const sent = toNewRecipient(read({ occasions, birthdate: '1984-05-12', birthYearKnown: true }));
    expect(sent.occasions).toEqual([
      expect.objectContaining({ type: 'birthday', date: '1984-05-12', yearKnown: true, recurring: true }),
      expect.objectContaining({ type: 'christmas', date: null, recurring: true }),
    ]);
    expect(toNewRecipient(read({ occasions })).occasions).toHaveLength(1);
  });

  it('keeps what the relationship is only where it is something else', () => {
    expect(toNewRecipient(read({ customRelationship: 'Neighbor' })).customRelationship).toBeNull();
    expect(
      toNewRecipient(read({ relationship: 'other', customRelationship: 'Neighbor' })).customRelationship,
    ).toBe('Neighbor');
  });
});

describe('somebody known', () => {
  const anna = person(1, 'Anna', { interests: ['art'], personality: ['funny'] });
  const birthday = occasion(5, anna, '2027-05-12', { date: '1985-05-12' });
  const wedding = occasion(6, anna, '2027-06-01', { type: 'anniversary', date: '2015-06-01' });
  const before = { ...anna, birthdate: '1985-05-12', occasions: [birthday, wedding] };
  const values = () => recipientValuesSchema.parse(valuesOf(before));

  it('sends no occasion that is as it was', () => {
    expect(toChangedRecipient(values(), before)).toMatchObject({
      occasions: [],
      removedOccasionIds: [],
    });
  });

  it('sends a birthday whose birthdate has changed', () => {
    const { occasions } = toChangedRecipient({ ...values(), birthdate: '1986-05-12' }, before);
    expect(occasions).toEqual([expect.objectContaining({ id: 5, date: '1986-05-12' })]);
  });

  it('sends what is celebrated on another day, or comes again', () => {
    const christmas = occasion(7, anna, '2026-12-25', { type: 'christmas', date: null });
    const party = occasion(8, anna, '2027-01-25', { type: 'housewarming', recurring: false });
    const kept = { ...before, occasions: [christmas, party] };
    const [one, other] = recipientValuesSchema.parse(valuesOf(kept)).occasions;
    const changed = {
      ...values(),
      occasions: [
        { ...one!, ownDay: '12-24' as const },
        { ...other!, recurring: true },
      ],
    };
    expect(toChangedRecipient(changed, kept).occasions).toMatchObject([
      { id: 7, ownDay: '12-24' },
      { id: 8, recurring: true },
    ]);
  });

  it('forgets the occasions that were taken off', () => {
    const without = { ...values(), occasions: values().occasions.filter(({ id }) => id !== 6) };
    expect(toChangedRecipient(without, before).removedOccasionIds).toEqual([6]);
  });
});

describe('the rules', () => {
  it('know which dates are missing', () => {
    const occasions = [newOccasion('birthday'), newOccasion('anniversary'), newOccasion('graduation')];
    expect(datesMissing({ occasions, birthdate: null })).toEqual(['birthday', 'anniversary']);
    expect(datesMissing({ occasions, birthdate: '1984-05-12' })).toEqual(['anniversary']);
  });

  it.each([
    [{ birthdate: '2026-11-21', birthYearKnown: true }, undefined],
    [{ birthdate: '2026-11-22', birthYearKnown: true }, ['That date is in the future']],
    [{ birthdate: '2000-02-29', birthYearKnown: false }, undefined],
    [{ birthdate: '2000-05-', birthYearKnown: false }, ['Enter a date', 'That date doesn’t exist']],
    [{ occasions: [newOccasion('other')] }, ['Please say what the occasion is']],
    [
      { occasions: [{ ...newOccasion('graduation'), date: '2000-06-01' }] },
      ['Add the year: this only happens once'],
    ],
    [{ occasions: [{ ...newOccasion('graduation'), date: '2000-06-01', recurring: true }] }, undefined],
    [{ interests: [], customInterests: 'Boats' }, undefined],
    [{ interests: [] }, ['Select at least one interest']],
    [{ age: 7.5 }, ['Enter the age as a whole number']],
    [{ age: 121 }, ['Age must be at most 120']],
  ] as [Partial<RecipientValues>, string[] | undefined][])('say of %j: %j', (change, said) =>
    expect(problems(change)).toEqual(said),
  );
});

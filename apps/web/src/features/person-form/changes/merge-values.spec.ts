import type { Recipient } from '@giftwell/contracts/planning/recipients';
import { occasion, person } from '../../../testing/planned-year.js';
import {
  newOccasion,
  recipientValuesSchema,
  toChangedRecipient,
  valuesOf,
  type RecipientValues,
} from '../recipient-values.js';
import { mergeValues } from './merge-values.js';

const anna = person(1, 'Anna', {
  nickname: 'Annie',
  interests: ['art', 'Old maps'],
  personality: ['funny'],
  voiceTranscriptions: ['Grows tomatoes.'],
  birthdate: '1985-05-12',
});
const birthday = occasion(5, anna, '2027-05-12', { date: '1985-05-12' });
const wedding = occasion(6, anna, '2027-06-01', { type: 'anniversary', date: '2015-06-01' });
const opened: Recipient = { ...anna, occasions: [birthday, wedding] };
const form = (change: Partial<RecipientValues> = {}) => ({
  ...(valuesOf(opened) as RecipientValues),
  ...change,
});
const merge = (mine: Partial<RecipientValues>, theirs: Partial<Recipient>) =>
  mergeValues(valuesOf(opened), form(mine), valuesOf({ ...opened, ...theirs }));
const days = (values: RecipientValues) => values.occasions.map(({ id, type, date }) => [id, type, date]);
const [own, ownWedding] = form().occasions;

describe('a form about somebody who was changed elsewhere', () => {
  it('has the changes of both', () => {
    const { values, conflicts } = merge(
      { nickname: 'Ann', interests: ['art', 'chess'], voiceTranscriptions: ['Grows tomatoes.', 'Sings.'] },
      { age: 41, interests: ['Old maps', 'art', 'Tea'], voiceTranscriptions: ['Knits.', 'Grows tomatoes.'] },
    );
    expect(conflicts).toEqual([]);
    expect(values).toMatchObject({
      nickname: 'Ann',
      age: 41,
      interests: ['art', 'Tea', 'chess'],
      voiceTranscriptions: ['Knits.', 'Grows tomatoes.', 'Sings.'],
    });
  });

  it('has every field as it was changed elsewhere', () => {
    const words = { interests: ['tea'], personality: ['calm'], lifestyle: ['outdoorsy'] };
    const texts = { customInterests: 'Oolong', customPersonality: 'Shy', customLifestyle: 'Up early' };
    const theirs = {
      ...{ ...words, ...texts, name: 'Ana', nickname: 'Annika', relationship: 'other', age: 40 },
      ...{ customRelationship: 'Neighbor', birthdate: '1986-05-12', birthYearKnown: false },
      ...{ budget: '26-50', country: 'FR', voiceTranscriptions: ['Knits.'], occasions: [wedding] },
    } satisfies Partial<Recipient>;
    const [before, after] = [form(), valuesOf({ ...opened, ...theirs })];
    for (const field of Object.keys(before) as (keyof RecipientValues)[])
      expect({ field, value: after[field] }).not.toEqual({ field, value: before[field] });
    expect(merge({}, theirs)).toEqual({ values: after, conflicts: [] });
  });

  it('keeps both of two new texts of a note', () => {
    const { values } = merge({ voiceTranscriptions: ['Beans.'] }, { voiceTranscriptions: ['Peas.'] });
    expect(values.voiceTranscriptions).toEqual(['Peas.', 'Beans.']);
  });

  it('adds no word twice', () => {
    const { values } = merge({ interests: ['art', 'Old maps', 'tea'] }, { interests: ['art', 'Tea'] });
    expect(values.interests).toEqual(['art', 'Tea']);
  });

  it('keeps its own value where both changed the same, and can take the other', () => {
    const { values, conflicts } = merge(
      { nickname: 'Ann', birthdate: '1985-05-13' },
      { nickname: null, birthdate: '1986-05-12' },
    );
    expect(values).toMatchObject({ nickname: 'Ann', birthdate: '1985-05-13' });
    expect(conflicts).toMatchObject([
      { label: 'Nickname', theirs: 'empty' },
      { label: 'Birthday', theirs: 'May 12, 1986' },
    ]);
    expect(conflicts[1]!.take(values)).toMatchObject({ nickname: 'Ann', birthdate: '1986-05-12' });
  });

  it('has no conflict where both changed it to the same', () => {
    expect(
      merge({ nickname: ' Ann ', budget: '0-25' }, { nickname: 'Ann', budget: '0-25' }).conflicts,
    ).toEqual([]);
  });
});

describe('its dates', () => {
  it('are those of both', () => {
    const party = occasion(9, anna, '2027-02-01', { type: 'graduation' });
    const { values, conflicts } = merge(
      { occasions: [{ ...own!, details: 'No cake' }, newOccasion('christmas')] },
      { occasions: [{ ...birthday, budget: '0-25' }, wedding, party] },
    );
    expect(conflicts).toEqual([]);
    expect(days(values)).toEqual([
      [5, 'birthday', '1985-05-12'],
      [undefined, 'christmas', null],
      [9, 'graduation', '2027-02-01'],
    ]);
    expect(values.occasions[0]).toMatchObject({ details: 'No cake', budget: '0-25' });
  });

  it('lose what was removed elsewhere, unless it was changed here', () => {
    expect(days(merge({}, { occasions: [birthday] }).values)).toEqual([[5, 'birthday', '1985-05-12']]);
    const changed = { ...ownWedding!, date: '2015-06-02' };
    const { values, conflicts } = merge({ occasions: [own!, changed] }, { occasions: [birthday] });
    expect(conflicts).toMatchObject([{ label: 'Anniversary', theirs: 'removed' }]);
    expect(days(conflicts[0]!.take(values))).toEqual([[5, 'birthday', '1985-05-12']]);
    const read = recipientValuesSchema('2026-11-21').parse(values);
    expect(toChangedRecipient(read, { ...opened, occasions: [birthday] })).toMatchObject({
      occasions: [{ id: undefined, type: 'anniversary', date: '2015-06-02' }],
      removedOccasionIds: [],
    });
  });

  it('say so where one was removed here and changed elsewhere', () => {
    const later = { ...wedding, date: '2016-06-01' };
    const { values, conflicts } = merge({ occasions: [own!] }, { occasions: [birthday, later] });
    expect(days(values)).toEqual([[5, 'birthday', '1985-05-12']]);
    expect(conflicts).toMatchObject([{ label: 'Anniversary', theirs: 'Anniversary, June 1, 2016' }]);
    expect(days(conflicts[0]!.take(values))).toHaveLength(2);
  });

  it('have one Christmas if both added it', () => {
    const christmas = occasion(8, anna, '2026-12-25', { type: 'christmas', date: null, details: 'At ours' });
    const { values } = merge(
      { occasions: [own!, ownWedding!, { ...newOccasion('christmas'), ownDay: '12-24' }] },
      { occasions: [birthday, wedding, christmas] },
    );
    expect(values.occasions[2]).toMatchObject({ id: 8, ownDay: '12-24', details: 'At ours' });
    expect(values.occasions).toHaveLength(3);
  });
});

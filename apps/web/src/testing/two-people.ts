import { occasion, person, today } from './planned-year.js';

export const anna = person(1, 'Anna', {
  nickname: 'Annie',
  age: 30,
  interests: ['art', 'reading', 'outdoors', 'cooking', 'gaming'],
  customInterests: 'Old maps',
  personality: ['creative'],
  lifestyle: ['busy'],
  budget: '26-50',
  voiceTranscriptions: ['She grows tomatoes on her balcony.', 'Second', 'Third'],
});
export const ben = person(2, 'Ben', { relationship: 'other', customRelationship: 'Neighbor', age: 0 });
/** Their dates: single and shared, near, past and far. */
export const dates = [
  occasion(1, anna, '2027-01-10', { type: 'anniversary', years: 12 }),
  occasion(2, anna, '2026-11-27', { years: 31 }),
  occasion(3, anna, '2026-12-25', { type: 'christmas', date: null }),
  occasion(4, ben, '2026-12-25', { type: 'christmas', date: null }),
  occasion(5, ben, '2026-11-18', { type: 'other', customType: 'Name day' }),
  occasion(6, ben, today, { type: 'graduation' }),
  occasion(7, ben, '2026-11-22', { type: 'promotion' }),
  occasion(8, ben, '2027-03-01', { type: 'wedding' }),
];

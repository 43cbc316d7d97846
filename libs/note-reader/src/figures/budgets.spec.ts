import { readNote } from '../note/read-note.js';

const now = new Date('2026-03-10T12:00:00Z');
const facts = (note: string) => readNote({ note, known: null, now, timeZone: 'UTC' }).facts;

describe('A sum in another currency', () => {
  it.each([
    ['fifty quid', '51-100'],
    ['budget £20', '26-50'],
    ['up to 40 euros', '26-50'],
    ['Budget 5000 rupees', '51-100'],
    ['Rs. 2000', '0-25'],
    ['₹2,500', '26-50'],
    ['5k rupees', '51-100'],
    ['I can spend a tenner', '0-25'],
    ['a fiver tops', '0-25'],
    ['budget is 3000 yen', '0-25'],
    ['between 30 and 40 pounds', '26-50'],
    ['a hundred bucks', '51-100'],
  ])('is converted: "%s" is %s', (note, budget) => {
    expect(facts(note).budget).toBe(budget);
  });
});

describe('A price behind a date', () => {
  it.each([
    ["My sister's birthday is June 3, 50 dollars", '26-50'],
    ["My sister's birthday is June 3, £50", '51-100'],
    ["My sister's birthday is on 3 June 2000 rupees max", '0-25'],
    ["My sister's birthday is June 3rd, 50 max", '26-50'],
  ])('is no year: %s', (note, budget) => {
    expect(facts(note)).toMatchObject({ occasionDate: '2026-06-03', budget });
  });
});

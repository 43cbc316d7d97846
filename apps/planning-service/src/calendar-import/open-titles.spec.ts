import { calendarImportRoutes } from '@giftwell/contracts/calendar/calendar-import';
import type { TitleReading } from '@giftwell/contracts/gift-ai/calendar-titles';
import type { TestService } from '@giftwell/server-kit/testing';
import { titleReader, withIdeas } from '../testing/with-ideas.js';

let service: TestService;
let giftAi: TestService;
let nextUser = 1;
let askedFor: string[][];
beforeAll(async () => ({ service, giftAi } = await withIdeas()));
afterAll(async () => {
  await service.close();
  await giftAi.close();
});
beforeEach(() => {
  service.clock.set('2026-06-15T12:00:00Z');
  askedFor = [];
});

const answers = (...readings: TitleReading[]) =>
  (titleReader.read = (titles) => {
    askedFor.push(titles);
    return readings;
  });
const reading = (index: number, more: Partial<TitleReading> = {}): TitleReading => ({
  ...{ index, occasionType: 'birthday', customType: null, name: '', relationship: 'other', ...more },
});
const event = (title: string) => `BEGIN:VEVENT\nSUMMARY:${title}\nDTSTART;VALUE=DATE:20270504\nEND:VEVENT\n`;
const scan = (...titles: string[]) =>
  service
    .client(calendarImportRoutes, nextUser++)
    .extract({ calendarData: `BEGIN:VCALENDAR\n${titles.map(event).join('')}END:VCALENDAR` });

it('has only titles read by the model that the rules leave open, and never the calendar', async () => {
  answers(reading(0, { name: 'Dad', relationship: 'parent' }), reading(1, { name: 'Tashi' }));
  const { occasions, counts } = await scan(
    ...['Mia’s birthday', 'Dentist', 'Buy birthday cake', 'Birthday party', 'birthday thing with tashi'],
  );
  expect(askedFor).toEqual([['Birthday party', 'birthday thing with tashi']]);
  expect(
    occasions.map(({ name, relationship, confidence, reason }) => [name, relationship, confidence, reason]),
  ).toEqual([
    ['Mia', 'other', 0.95, 'The title says “birthday”'],
    ['Dad', 'parent', 0.85, 'A language model read the title'],
    ['Tashi', 'other', 0.85, 'A language model read the title'],
  ]);
  expect(counts).toMatchObject({ total: 5, withoutOccasion: 2 });
});

it('leaves out what the model says is no occasion', async () => {
  answers(reading(0, { occasionType: null }), reading(1, { occasionType: null }));
  const { occasions, counts } = await scan('Birthday party', 'Birthday of the old boiler room');
  expect(occasions).toEqual([]);
  expect(counts).toMatchObject({ total: 2, withoutOccasion: 2 });
});

it('stays with the rules where the model has no answer, or fails', async () => {
  answers();
  const titles = ['Birthday party', 'Birthday of the old boiler room'];
  const byRules = [expect.objectContaining({ name: '', confidence: 0.3 })];
  expect((await scan(...titles)).occasions).toEqual(byRules);
  titleReader.read = () => {
    throw new Error('No model today');
  };
  expect((await scan(...titles)).occasions).toEqual(byRules);
});

it('asks for each title once, and for fifty at most', async () => {
  answers();
  const titles = Array.from({ length: 60 }, (_, index) => `Birthday of the ${'x'.repeat(index + 3)} thing`);
  await scan(...titles, ...titles);
  expect(askedFor.map((each) => each.length)).toEqual([50]);
  expect(new Set(askedFor[0]).size).toBe(50);
});

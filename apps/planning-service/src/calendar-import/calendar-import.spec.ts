import {
  calendarImportRoutes,
  calendarScanWorkRoutes,
  type OfferedOccasion,
} from '@giftwell/contracts/calendar/calendar-import';
import type { RequestInput } from '@giftwell/contracts/core/route';
import { giftPlanRoutes } from '@giftwell/contracts/planning/gift-plan';
import type { recipientRoutes } from '@giftwell/contracts/planning/recipients';
import { askRoutes } from '@giftwell/contracts/wishes/asks';
import { CalendarStore } from '@giftwell/server-kit';
import { refusal, usePlanning } from '../testing/planning.js';
import { CalendarScanEntity } from './calendar-scan.entity.js';
import { newKey, storeFile } from './scan-store.js';

const app = usePlanning();

const calls = (userId: number | null) => ({
  ...app.service.client(calendarImportRoutes, userId),
  startFile: app.service.client(calendarScanWorkRoutes, userId).start,
});
const text = 'Rosa, May 3\nMom – 12 June\nTom: work anniversary 5 July\nnothing here';
const asAdded = ({
  name,
  date,
  occasionType,
  customType,
  recurring,
  relationship,
  originalText,
  yearKnown,
}: OfferedOccasion) => ({
  ...{ name, date, occasionType, customType, recurring, relationship, originalText, yearKnown },
});

describe('A calendar', () => {
  it('that is pasted gives occasions with reasons, and what the user has is marked', async () => {
    const me = app.somebody();
    await me.meet({ name: 'rosa', occasions: [{ type: 'birthday', date: '2000-05-03', yearKnown: false }] });
    const scan = await calls(me.userId).extract({ calendarData: text });
    expect(scan).toMatchObject({ state: 'done', source: 'text', failure: null, isDateOrderOpen: false });
    expect(scan.occasions).toHaveLength(3);
    expect(scan.occasions).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: 'Rosa', occasionType: 'birthday', existing: 'known' }),
        expect.objectContaining({ name: 'Mom', relationship: 'parent', existing: 'no' }),
        expect.objectContaining({ name: 'Tom', occasionType: 'promotion', existing: 'no' }),
      ]),
    );
    expect(scan.counts).toMatchObject({ total: 4, withoutDate: 1 });
    expect((await me.recipients.list({})).total).toBe(1);
  });

  it('that is a file is read in the background; the file and, when forgotten, its occasions are gone', async () => {
    const me = app.somebody();
    const store = app.service.get(CalendarStore);
    const fileKey = await storeFile(
      store,
      'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nSUMMARY:Omas Geburtstag\r\nDTSTART;VALUE=DATE:20260504\r\nEND:VEVENT\r\nEND:VCALENDAR',
    );
    const { scanId } = await calls(me.userId).startFile({ fileKey });
    await app.service.settle();
    const done = await calls(me.userId).getScan({ scanId });
    expect(done.occasions).toMatchObject([{ name: 'Oma', relationship: 'family', date: '2000-05-04' }]);
    expect(await store.read(fileKey)).toBeNull();
    await calls(me.userId).dropScan({ scanId });
    await expect(calls(me.userId).getScan({ scanId })).rejects.toMatchObject(
      refusal('not_found', 'scan_not_found'),
    );
  });

  it('that is gone before it is read says so', async () => {
    const me = app.somebody();
    const { scanId } = await calls(me.userId).startFile({ fileKey: newKey() });
    await app.service.settle();
    const failed = await calls(me.userId).getScan({ scanId });
    expect(failed).toMatchObject({ failure: 'file_gone', occasions: [] });
  });

  it.each([
    ['at the beginning', 'progress < 10'],
    ['from its thread', 'progress < 70'],
  ])('is scanned also where the progress %s can’t be stored', async (_when, stored) => {
    const me = app.somebody();
    const warned = () => app.service.logLines.filter((line) => line.includes('progress not stored'));
    const before = warned().length;
    await app.service.db.query(
      `ALTER TABLE calendar_scans ADD CONSTRAINT no_progress CHECK (${stored} OR state <> 'working') NOT VALID`,
    );
    try {
      const scan = await calls(me.userId).extract({ calendarData: text });
      expect(scan).toMatchObject({ state: 'done', failure: null });
      expect(warned().length).toBeGreaterThan(before);
    } finally {
      await app.service.db.query('ALTER TABLE calendar_scans DROP CONSTRAINT no_progress');
    }
  });

  it('belongs to its user alone, who has one scan at a time', async () => {
    const [me, other] = [app.somebody(), app.somebody()];
    const first = await calls(me.userId).extract({ calendarData: text });
    await expect(calls(other.userId).getScan({ scanId: first.scanId })).rejects.toMatchObject({
      kind: 'not_found',
    });
    await expect(calls(null).extract({ calendarData: text })).rejects.toMatchObject({
      kind: 'unauthenticated',
    });
    await calls(me.userId).extract({ calendarData: text });
    expect(await app.service.db.getRepository(CalendarScanEntity).countBy({ userId: me.userId! })).toBe(1);
  });

  it('is the only one of its user, also where scans begin at once', async () => {
    const me = app.somebody();
    await Promise.allSettled(
      Array.from({ length: 8 }, () => calls(me.userId).startFile({ fileKey: newKey() })),
    );
    expect(await app.service.db.getRepository(CalendarScanEntity).countBy({ userId: me.userId! })).toBe(1);
    await app.service.settle();
  });

  it('must not be empty or too long', async () => {
    const me = app.somebody();
    for (const calendarData of ['', ' \n ', 'x'.repeat(400_001)])
      await expect(calls(me.userId).extract({ calendarData })).rejects.toMatchObject({ kind: 'invalid' });
  });
});

describe('An import', () => {
  it('can be undone as a whole, except for people who have got more since', async () => {
    const me = app.somebody();
    const mia = await me.meet({ name: 'Mia' });
    const scan = await calls(me.userId).extract({ calendarData: `${text}\nMia, June 9 1990` });
    const { importId, added } = await me.recipients.bulkAdd({
      recipients: scan.occasions.map(asAdded),
      importedFrom: 'text',
    });
    expect(added).toBe(3);
    expect((await calls(me.userId).listImports({})).imports).toMatchObject([
      { id: importId, source: 'text', people: 3, occasions: 4 },
    ]);
    const { recipients } = await me.recipients.list({});
    const rosa = recipients.find(({ name }) => name === 'Rosa')!;
    await me.give(rosa.id);
    expect(await calls(me.userId).undoImport({ id: importId! })).toEqual({
      people: 2,
      occasions: 4,
      kept: 1,
    });
    const left = (await me.recipients.list({})).recipients.map(({ name }) => name);
    expect(left.sort()).toEqual(['Mia', 'Rosa']);
    expect((await me.recipients.get({ id: mia.id })).recipient).toMatchObject({
      birthdate: null,
      occasions: [],
    });
    await expect(calls(me.userId).undoImport({ id: importId! })).rejects.toMatchObject(
      refusal('not_found', 'import_not_found'),
    );
  });

  it.each<[string, Partial<RequestInput<(typeof recipientRoutes)['update']>>]>([
    ['interests in their own words', { customInterests: 'Old maps' }],
    ['traits in their own words', { customPersonality: 'Dry humour' }],
    ['a lifestyle in their own words', { customLifestyle: 'Lives on a boat' }],
    ['a relationship of their own', { relationship: 'other', customRelationship: 'Neighbor' }],
    ['an age', { age: 40 }],
    ['a country', { country: 'FR' }],
    ['another budget', { budget: '0-25' }],
  ])('leaves people about whom the user has said %s', async (_, said) => {
    const me = app.somebody();
    const wanted = [{ name: 'Ada', date: '2026-12-01', occasionType: 'graduation' as const }];
    const { importId, recipients } = await me.recipients.bulkAdd({
      recipients: wanted,
      importedFrom: 'file',
    });
    const { id } = recipients[0]!;
    await me.recipients.update({ id, name: 'Ada', relationship: 'friend', ...said });
    expect(await calls(me.userId).undoImport({ id: importId! })).toMatchObject({ people: 0, kept: 1 });
  });

  it.each<[string, (me: ReturnType<typeof app.somebody>, id: number) => Promise<unknown>]>([
    ['asked', (me, id) => app.service.client(askRoutes, me.userId).start({ id, from: 'Bo' })],
    [
      'given a budget',
      (me, id) =>
        app.service.client(giftPlanRoutes, me.userId).setRecipientBudget({ id, year: 2026, amount: 50 }),
    ],
  ])('leaves people whom the user has %s', async (_, change) => {
    const me = app.somebody();
    const wanted = [{ name: 'Ada', date: '2026-12-01', occasionType: 'graduation' as const }];
    const { importId, recipients } = await me.recipients.bulkAdd({
      recipients: wanted,
      importedFrom: 'file',
    });
    await change(me, recipients[0]!.id);
    expect(await calls(me.userId).undoImport({ id: importId! })).toMatchObject({ people: 0, kept: 1 });
  });

  it('can be undone for 30 days, by its user', async () => {
    const [me, other] = [app.somebody(), app.somebody()];
    const recipients = [{ name: 'Ada', date: '1990-01-01', occasionType: 'birthday' as const }];
    const { importId } = await me.recipients.bulkAdd({ recipients, importedFrom: 'file' });
    await expect(calls(other.userId).undoImport({ id: importId! })).rejects.toMatchObject({
      kind: 'not_found',
    });
    app.service.clock.set('2026-07-16T12:00:00Z');
    expect((await calls(me.userId).listImports({})).imports).toEqual([]);
    await expect(calls(me.userId).undoImport({ id: importId! })).rejects.toMatchObject({ kind: 'not_found' });
    expect((await me.recipients.bulkAdd({ recipients })).importId).toBeNull();
  });
});

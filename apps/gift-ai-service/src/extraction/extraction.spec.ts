import { extractionRoutes } from '@giftwell/contracts/gift-ai/voice';
import { transcriptionMax } from '@giftwell/contracts/people/person-fields';
import { wizardDataSchema } from '@giftwell/contracts/gift-ai/wizard';
import type { TestService } from '@giftwell/server-kit/testing';
import { startGiftAi } from '../testing/gift-ai.js';

const mia = 1;
let service: TestService;
const extract = (transcription: string, more: object = {}, userId: number | null = null) =>
  service.client(extractionRoutes, userId).extractRecipient({ transcription, ...more });

beforeAll(async () => {
  service = await startGiftAi();
  service.clock.set(new Date('2026-03-10T12:00:00Z'));
});
afterAll(() => service.close());

describe('Somebody who speaks of somebody', () => {
  const said = 'My friend Anna turns forty on May 5th. She loves hiking. Around fifty bucks.';

  it.each([null, mia])('gets who it is and what it is for, signed in (%s) or not', async (userId) => {
    const { recipientData, facts, sources, ...answer } = await extract(said, {}, userId);
    expect(facts).toMatchObject({ interests: [{ phrase: 'hiking' }], restrictions: [], gender: 'female' });
    expect(recipientData).toMatchObject({
      name: 'Anna',
      age: 40,
      relationship: 'friend',
      occasion: 'birthday',
      occasionDate: '2026-05-05',
      budget: '26-50',
      interests: ['outdoors'],
      voiceTranscriptions: [said],
    });
    expect(sources).toContainEqual({ field: 'budget', value: '26-50', words: 'Around fifty bucks' });
    expect(sources).toContainEqual({ field: 'age', value: '40', words: 'turns forty' });
    expect(answer).toEqual({ needsFollowUp: false, followUpQuestions: [], source: 'rules', fallback: false });
  });

  it('gets what the wizard takes as it is, once there is a name', async () => {
    const { recipientData } = await extract(said);
    const { name: recipientName, ...facts } = recipientData;
    expect(wizardDataSchema.parse({ ...facts, recipientName })).toMatchObject({ recipientName: 'Anna' });
  });

  it('is asked for what is lacking, and a friend would ask it so', async () => {
    const { needsFollowUp, followUpQuestions, recipientData } = await extract('something for my sister');
    expect(recipientData).toMatchObject({ relationship: 'sibling', name: null, occasionDate: null });
    expect(needsFollowUp).toBe(true);
    expect(followUpQuestions).toHaveLength(3);
    expect(followUpQuestions[0]).toBe("What's her name?");
  });

  it('hears "tomorrow" as the day it is there', async () => {
    const { recipientData } = await extract("Tomorrow is Ivan's birthday", { timeZone: 'Pacific/Auckland' });
    expect(recipientData.occasionDate).toBe('2026-03-12');
  });
});

describe('A follow-up', () => {
  it('adds to what is known, keeps the notes in order and asks for the rest', async () => {
    const first = await extract("It's for my brother's birthday. He likes gaming.");
    expect(first.followUpQuestions[0]).toBe("What's his name?");
    const second = await extract('Ben, he turns 30 on June 1st', {
      existingData: first.recipientData,
      isAdditionalDetails: true,
    });
    expect(second.recipientData).toMatchObject({
      name: 'Ben',
      age: 30,
      relationship: 'sibling',
      occasionDate: '2026-06-01',
      interests: ['gaming'],
    });
    expect(second.recipientData.voiceTranscriptions).toHaveLength(2);
    expect(second.followUpQuestions).toEqual(['About how much would you like to spend on Ben?']);
    const third = await extract("I don't know how much to spend", {
      existingData: second.recipientData,
      isAdditionalDetails: true,
    });
    expect(third).toMatchObject({ needsFollowUp: false, followUpQuestions: [] });
    expect(third.recipientData).toMatchObject({ name: 'Ben', age: 30, interests: ['gaming'] });
  });

  it('is none without saying so: the note stands for itself', async () => {
    const existingData = { name: 'Ben', age: 30 };
    const { recipientData } = await extract('my friend Anna', { existingData });
    expect(recipientData).toMatchObject({ name: 'Anna', age: null });
  });
});

describe('What is refused', () => {
  const invalid = { error: { kind: 'invalid' } };
  it.each([
    ['silence', { transcription: '' }],
    ['blanks', { transcription: '   ' }],
    ['ten thousand words', { transcription: 'word '.repeat(10_000) }],
    ['one character too many', { transcription: 'x'.repeat(transcriptionMax + 1) }],
    ['a zero byte', { transcription: 'my friend \u0000Anna' }],
    ['half a character', { transcription: 'my friend \ud800' }],
    ['a time zone that is none', { transcription: 'x', timeZone: 'Mars/Olympus' }],
    ['unknown keys', { transcription: 'x', admin: true }],
    ['known things that are none', { transcription: 'x', existingData: { age: 400 } }],
    ['a known date that is none', { transcription: 'x', existingData: { occasionDate: '2026-02-30' } }],
  ])('is %s', async (_what, input) => {
    const asked = service.client(extractionRoutes, null).extractRecipient(input);
    await expect(asked).rejects.toMatchObject(invalid.error);
  });

  it('is nothing that merely looks hostile', async () => {
    const { recipientData, followUpQuestions } = await extract(
      `'; DROP TABLE recipients;-- <script>alert(1)</script> {{7*7}} \${x} ../../etc/passwd %s %n \u202e`,
    );
    const { voiceTranscriptions: notes, ...facts } = recipientData;
    expect(notes).toHaveLength(1);
    expect(facts.name).toBeNull();
    expect(followUpQuestions).toHaveLength(3);
  });
});

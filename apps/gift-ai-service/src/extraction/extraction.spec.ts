import { extractionRoutes } from '@giftwell/contracts/gift-ai/voice';
import { testService, type TestService } from '@giftwell/server-kit/testing';
import { AppModule } from '../app.module.js';
import { configSchema } from '../config.js';
import { database } from '../data-source.js';

let service: TestService;
const extract = (transcription: string, more: object = {}, userId: number | null = null) =>
  service.client(extractionRoutes, userId).extractRecipient({ transcription, ...more });

beforeAll(async () => {
  service = await testService({
    service: 'gift-ai',
    config: configSchema,
    database,
    module: AppModule.register,
    env: {},
  });
  service.clock.set(new Date('2026-03-10T12:00:00Z'));
});
afterAll(() => service.close());

describe('A guest who speaks of somebody', () => {
  it('gets who it is and what it is for, with the words of each', async () => {
    const said = 'My friend Anna turns forty on May 5th. She loves hiking. Around fifty bucks.';
    const { recipientData, sources, ...answer } = await extract(said);
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
    expect(answer).toEqual({ needsFollowUp: false, followUpQuestions: [], source: 'rules', fallback: false });
  });
});

import type { HandlerInput } from '@giftwell/contracts/core/route';
import { calendarTitleRoutes, type TitleReading } from '@giftwell/contracts/gift-ai/calendar-titles';
import { reminderIdeaRoutes } from '@giftwell/contracts/gift-ai/reminder-ideas';
import { fakeService, startFakeServices, type TestService } from '@giftwell/server-kit/testing';
import { startPlanning } from './planning.js';

type Asked = HandlerInput<typeof reminderIdeaRoutes.choose>;
/** What gift-ai-service was asked for. */
export const asked: Asked[] = [];

export const bakingIdea = {
  ...{ name: 'Baking class', price: '$40 – $60', category: 'Workshops & Classes', description: 'A morning.' },
  ...{ reason: 'She bakes.', amazonLink: 'https://shop.example/a', etsyLink: 'https://shop.example/e' },
  picture: null,
};

const fakeIdeas = fakeService(reminderIdeaRoutes, {
  async choose(input) {
    asked.push(input);
    return { ideas: [bakingIdea] };
  },
});

/** What the fake model reads from the titles that it is asked for next. */
export const titleReader: { read: (titles: string[]) => TitleReading[] } = { read: () => [] };

const fakeTitles = fakeService(calendarTitleRoutes, {
  read: async ({ titles }) => ({ readings: titleReader.read(titles) }),
});

/** planning-service with a fake gift-ai-service behind real RPC. */
export async function withIdeas(): Promise<{ service: TestService; giftAi: TestService }> {
  const { others: giftAi, env } = await startFakeServices('planning', [fakeIdeas, fakeTitles]);
  return { service: await startPlanning(env), giftAi };
}

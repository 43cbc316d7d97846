import type { RequestInput } from '@giftwell/contracts/core/route';
import type { giftRoutes } from '@giftwell/contracts/planning/gifts';
import type { recipientRoutes } from '@giftwell/contracts/planning/recipients';
import { expect, type Page } from '@playwright/test';

type NewGift = Omit<RequestInput<typeof giftRoutes.create>, 'recipientId'>;
type NewRecipient = RequestInput<typeof recipientRoutes.create>;

/** Adds people through the API, for journeys about something else; returns their ids. */
export async function writeDown(page: Page, ...people: NewRecipient[]): Promise<number[]> {
  const ids: number[] = [];
  for (const data of people) {
    const answer = await page.request.post('/api/recipients', { data });
    expect(answer.status(), `${data.name} is written down`).toBe(200);
    const { recipient } = (await answer.json()) as { recipient: { id: number } };
    ids.push(recipient.id);
  }
  return ids;
}

/** Makes a link to ask someone what they like; returns its code. */
export async function askLink(page: Page, recipientId: number, from = 'Mia'): Promise<string> {
  const answer = await page.request.post(`/api/recipients/${recipientId}/ask`, { data: { from } });
  expect(answer.status(), 'the link is made').toBe(200);
  return ((await answer.json()) as { ask: { code: string } }).ask.code;
}

/** Adds gifts of one person through the API. */
export async function writeDownGifts(page: Page, recipientId: number, gifts: readonly NewGift[]) {
  for (const gift of gifts) {
    const answer = await page.request.post('/api/gifts', { data: { recipientId, ...gift } });
    expect(answer.status(), `${gift.title} is written down`).toBe(200);
  }
}

/** Saves the first of nine ideas for one person; gives its name. */
export async function suggestTo(page: Page, recipientId: number, recipientName: string): Promise<string> {
  const wizard = { recipientId, recipientName, interests: ['cooking'], personality: ['creative'] };
  const answer = await page.request.post('/api/wizard/generate-suggestions', { data: wizard });
  expect(answer.status(), 'ideas are given').toBe(200);
  const { suggestions } = (await answer.json()) as { suggestions: { id: number; name: string }[] };
  const [{ id, name }] = suggestions as [{ id: number; name: string }];
  expect((await page.request.post(`/api/suggestions/${id}/save`, { data: {} })).status()).toBe(200);
  return name;
}

/** The local calendar date this many days from today. */
export function inDays(days: number): string {
  const day = new Date();
  day.setDate(day.getDate() + days);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

/** Four people with dates near and far, several on one day, and a very long name. */
export const family = (): NewRecipient[] => [
  {
    name: 'Iris',
    nickname: 'Izzy',
    relationship: 'sibling',
    age: 34,
    interests: ['gardening', 'reading', 'music', 'travel', 'cooking'],
    personality: ['practical'],
    lifestyle: ['urban'],
    budget: '51-100',
    voiceTranscriptions: ['She grows tomatoes on her balcony and hates clutter.', 'And tea.'],
    occasions: [
      { type: 'birthday', date: inDays(5), yearKnown: false },
      { type: 'christmas', date: null },
    ],
  },
  {
    name: 'Maximiliana Theodora Konstantinopoulou-Featherstonehaugh',
    relationship: 'parent',
    interests: ['art'],
    occasions: [{ type: 'christmas' }, { type: 'valentines' }, { type: 'mothers_day' }],
  },
  {
    name: 'Oscar 🌻',
    relationship: 'other',
    customRelationship: 'Neighbor',
    interests: ['crafts'],
    occasions: [
      { type: 'other', customType: 'Moves into the new house', date: inDays(20), recurring: false },
      { type: 'anniversary', date: inDays(20) },
    ],
  },
  { name: 'Pim', relationship: 'child', age: 0 },
];

import type { RecipientSummary } from '@giftwell/contracts/planning/recipients';
import { jest } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { peopleQuery } from './planning.js';

const person: RecipientSummary = {
  ...{ id: 1, name: 'Mia', nickname: null, relationship: 'friend', customRelationship: null },
  ...{ age: null, interests: [], personality: [], lifestyle: [], budget: '51-100', voiceTranscriptions: [] },
  ...{ isExample: false, profilePicture: null },
  ...{ voiceNoteCount: 0, giftCounts: { ideas: 0, planned: 0 } },
};
const people = Array.from({ length: 230 }, (_, at) => ({ ...person, id: at + 1 }));

it('asks for all people, page by page', async () => {
  globalThis.fetch = jest.fn<typeof fetch>((address) => {
    const { searchParams } = new URL(String(address), 'http://localhost');
    const offset = Number(searchParams.get('offset'));
    // Each page has fewer than asked for, as if long texts filled it.
    const recipients = people.slice(offset, offset + Math.min(90, Number(searchParams.get('limit'))));
    return Promise.resolve(Response.json({ recipients, total: people.length, canAddDemoData: false }));
  });
  const all = await new QueryClient().fetchQuery(peopleQuery);
  expect(all.map(({ id }) => id)).toEqual(people.map(({ id }) => id));
});

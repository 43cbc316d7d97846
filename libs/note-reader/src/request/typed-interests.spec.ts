import { readFileSync } from 'node:fs';
import { wizardFields } from '@giftwell/contracts/gift-ai/wizard';
import { understandRequest } from './understand-request.js';

/** What people typed as an interest who know nothing of the rules, each with the interests that are understood. */
const typed = readFileSync(new URL('../../testing/typed-interests.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as [string, ...string[]]);
const lexicon = { match: () => 0, meaningOf: () => null };
const now = new Date('2026-03-10T12:00:00Z');

it.each(typed)('what outsiders typed as an interest is understood: %s', (customInterests, ...interests) => {
  const wizard = wizardFields.parse({ recipientName: 'Sam', customInterests });
  const { facts } = understandRequest(wizard, { lexicon, now }).brief;
  expect(facts.interests.map(({ phrase }) => phrase)).toEqual(interests);
});

import type { Suggestion } from '@giftwell/contracts/gift-ai/suggestions';
import type { RefinementType } from '@giftwell/contracts/gift-ai/vocabulary';
import type { EntityManager } from 'typeorm';
import type { RunPart } from '../runs/runs.service.js';
import type { StoredWizard } from './suggestion.entity.js';

/** What the ideas of one answer have in common. */
interface Common {
  userId: number;
  recipientId: number | null;
  recipientKey: string;
  round: number;
  refinement: RefinementType | null;
  run: RunPart | null;
  wizardData: StoredWizard;
  createdAt: Date;
}
type Idea = Omit<Suggestion, 'id' | 'rating' | 'saved'> & { source: 'catalogue' | 'openai' };

const columns = {
  name: 'text',
  price: 'text',
  priceMinCents: 'int',
  priceMaxCents: 'int',
  category: 'text',
  description: 'text',
  reason: 'text',
  searchTerm: 'text',
  amazonLink: 'text',
  etsyLink: 'text',
  picture: 'text',
  serves: 'text[]',
  source: 'text',
} as const satisfies Record<keyof Idea, string>;
const names = Object.keys(columns).map((name) => `"${name}"`);
const typed = Object.entries(columns).map(([name, type]) => `"${name}" ${type}`);

/** The same text for any number of ideas, so that it is parsed and planned once. */
const statement = `
  INSERT INTO suggestions ("userId", "recipientId", "recipientKey", round, refinement, "wizardData", "createdAt", "runId", "runPart", ${names.join(', ')})
  SELECT $1::int, $2::int, $3::text, $4::int, $5::text, $6::jsonb, $7::timestamptz, $8::int, $9::int, ${names.join(', ')}
  FROM json_to_recordset($10::json) AS idea (${typed.join(', ')})
  RETURNING id`;

/** How many shown ideas without any act of the user are kept. */
const passedByKept = 2_000;
const forgottenAtOnce = 500;
const forgetEvery = 400;

/** Whether to delete old ideas now: once every `forgetEvery` new ideas of all users. */
export const isTimeToForget = (ids: readonly number[]): boolean => ids.some((id) => id % forgetEvery === 0);

/** Deletes the oldest ideas that a user did nothing with, so that repeated requests can't fill the disk. */
export async function forgetPassedBy(manager: Pick<EntityManager, 'query'>, userId: number): Promise<void> {
  // An array, because without fresh statistics a plan may read a subquery once for every row of the user.
  await manager.query(
    `DELETE FROM suggestions WHERE id = ANY (ARRAY(
       SELECT id FROM suggestions
       WHERE "userId" = $1 AND NOT saved AND NOT purchased AND NOT dismissed AND rating IS NULL
       ORDER BY id DESC OFFSET ${passedByKept} LIMIT ${forgottenAtOnce}))`,
    [userId],
  );
}

/** Stores the ideas of one answer in one statement; returns their ids in the same order. */
export async function storeIdeas(
  manager: Pick<EntityManager, 'query'>,
  { userId, recipientId, recipientKey, round, refinement, run, wizardData, createdAt }: Common,
  ideas: readonly Idea[],
): Promise<number[]> {
  const common = [
    userId,
    recipientId,
    recipientKey,
    round,
    refinement,
    JSON.stringify(wizardData),
    createdAt,
    run?.id ?? null,
    run?.part ?? null,
  ];
  const rows = await manager.query<{ id: number }[]>(statement, [...common, JSON.stringify(ideas)]);
  // Ids ascend in insertion order, which is the given order.
  return rows.map(({ id }) => id).sort((a, b) => a - b);
}

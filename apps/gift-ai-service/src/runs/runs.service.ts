import { notFound } from '@giftwell/contracts/core/error';
import type { UserId } from '@giftwell/contracts/core/ids';
import { runsOfAUser, type RunSummary, type StoredRun } from '@giftwell/contracts/gift-ai/runs';
import type { Suggestion } from '@giftwell/contracts/gift-ai/suggestions';
import type { RefinementType } from '@giftwell/contracts/gift-ai/vocabulary';
import type { Understood, WizardData } from '@giftwell/contracts/gift-ai/wizard';
import { Clock } from '@giftwell/server-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { shownColumns } from '../suggestions/suggestion.entity.js';
import type { RunEntity } from './run.entity.js';

/** The run and part that ideas belong to. */
export interface RunPart {
  id: number;
  part: number;
}
interface Begun {
  key: string;
  request: WizardData;
  understood: Understood;
  /** Ideas of earlier attempts no longer count. */
  startsOver: boolean;
}
type SummaryRow = Pick<RunEntity, 'key' | 'recipientId' | 'understood' | 'createdAt'> & {
  recipientName: string;
  ideas: number;
};
type IdeaRow = Suggestion & { runPart: number; refinement: RefinementType | null };

/** This many ideas fit into one RPC frame, even with texts of full length. */
const maxIdeas = 300;

@Injectable()
export class RunsService {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Starts a run, or the next part of one. Deletes the oldest runs beyond the user's limit. */
  async begin(userId: UserId, { key, request, understood, startsOver }: Begun): Promise<RunPart> {
    const [row] = await this.db.query<[{ id: number; lastPart: number }]>(
      `WITH gone AS (
         DELETE FROM suggestion_runs WHERE id = ANY (ARRAY(
           SELECT id FROM suggestion_runs WHERE "userId" = $1 AND key <> $2
           ORDER BY "changedAt" DESC, id DESC OFFSET ${runsOfAUser - 1})))
       INSERT INTO suggestion_runs AS run
         ("userId", key, "recipientId", request, understood, "createdAt", "changedAt")
       VALUES ($1, $2, $3, $4, $5, $6, $6)
       ON CONFLICT ("userId", key) DO UPDATE SET
         "lastPart" = run."lastPart" + 1,
         "firstPart" = CASE WHEN $7 THEN run."lastPart" + 1 ELSE run."firstPart" END,
         request = CASE WHEN $7 THEN excluded.request ELSE run.request END,
         understood = CASE WHEN $7 THEN excluded.understood ELSE run.understood END,
         "recipientId" = coalesce(excluded."recipientId", run."recipientId"),
         "changedAt" = excluded."changedAt"
       RETURNING id, "lastPart"`,
      [
        userId,
        key,
        request.recipientId ?? null,
        JSON.stringify(request),
        JSON.stringify(understood),
        this.clock.now(),
        startsOver,
      ],
    );
    return { id: row.id, part: row.lastPart };
  }

  /** One of the user's runs with its ideas; `not_found` for anybody else. */
  async get(userId: UserId, key: string): Promise<StoredRun> {
    const [run] = await this.db.query<RunEntity[]>(
      'SELECT * FROM suggestion_runs WHERE "userId" = $1 AND key = $2',
      [userId, key],
    );
    if (!run) throw notFound('run_not_found', 'These ideas are gone');
    const ideas = await this.db.query<IdeaRow[]>(
      `SELECT ${shownColumns}, "runPart", refinement FROM suggestions
       WHERE "runId" = $1 AND "userId" = $2 AND "runPart" >= $3 AND NOT dismissed
       ORDER BY "runPart", id LIMIT ${maxIdeas}`,
      [run.id, userId, run.firstPart],
    );
    const parts = Map.groupBy(ideas, ({ runPart }) => runPart);
    return {
      run: key,
      createdAt: run.createdAt.toISOString(),
      input: { ...run.request, recipientId: run.recipientId },
      understood: run.understood,
      rounds: [...parts.values()].map((suggestions) => ({
        refinement: suggestions[0]!.refinement,
        suggestions,
      })),
    };
  }

  /** Runs that still have ideas, the last used first. */
  async list(userId: UserId): Promise<RunSummary[]> {
    const rows = await this.db.query<SummaryRow[]>(
      `SELECT key, "recipientId", request->>'recipientName' AS "recipientName", understood, "createdAt", ideas
       FROM suggestion_runs AS run,
         LATERAL (SELECT count(*)::int AS ideas FROM suggestions
           WHERE "runId" = run.id AND "runPart" >= run."firstPart" AND NOT dismissed) AS counted
       WHERE "userId" = $1 AND ideas > 0
       ORDER BY "changedAt" DESC, id DESC`,
      [userId],
    );
    return rows.map(({ key, understood: { occasion, customType, budget }, createdAt, ...row }) => ({
      ...row,
      run: key,
      createdAt: createdAt.toISOString(),
      ...{ occasion, customType, budget },
    }));
  }

  /** Links the runs of these ideas to this recipient. */
  async link(
    tx: EntityManager,
    userId: UserId,
    ideas: readonly number[],
    recipientId: number,
  ): Promise<void> {
    await tx.query(
      `UPDATE suggestion_runs SET "recipientId" = $3 WHERE "userId" = $1 AND id IN (
         SELECT "runId" FROM suggestions WHERE "userId" = $1 AND id = ANY($2))`,
      [userId, ideas, recipientId],
    );
  }

  /** Gives the runs for a recipient the recipient's new name. */
  async rename(
    tx: EntityManager,
    userId: number,
    { recipientId, name }: { recipientId: number; name: string },
  ): Promise<void> {
    await tx.query(
      `UPDATE suggestion_runs SET request = jsonb_set(request, '{recipientName}', to_jsonb($3::text))
       WHERE "userId" = $1 AND "recipientId" = $2`,
      [userId, recipientId, name],
    );
  }

  /** Deletes the runs of a recipient, with everything written about that person. */
  async forget(tx: EntityManager, userId: number, recipientId: number): Promise<void> {
    await tx.query('DELETE FROM suggestion_runs WHERE "userId" = $1 AND "recipientId" = $2', [
      userId,
      recipientId,
    ]);
  }
}

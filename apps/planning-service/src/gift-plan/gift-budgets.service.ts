import { toDollars } from '@giftwell/contracts/core/money';
import type { HandlerInput } from '@giftwell/contracts/core/route';
import type { giftPlanRoutes } from '@giftwell/contracts/planning/gift-plan';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { noOccasion, visibleOccasions } from '../occasions/occasion-row.js';
import { noRecipient } from '../recipients/recipient-row.js';

type Routes = typeof giftPlanRoutes;

/** Stores gift budgets. */
@Injectable()
export class GiftBudgetsService {
  constructor(private readonly db: DataSource) {}

  async setForRecipient(userId: number, { id, year, amount }: HandlerInput<Routes['setRecipientBudget']>) {
    const mine = `SELECT r.id, r."userId" FROM recipients r
      WHERE r.id = $2 AND r."userId" = $1 AND r."deletedAt" IS NULL`;
    const rows = await this.db.query<unknown[]>(
      `WITH mine AS (${mine}),
         gone AS (DELETE FROM gift_budgets b USING mine
           WHERE b."recipientId" = mine.id AND b.year = $3 AND $4::int IS NULL),
         kept AS (INSERT INTO gift_budgets ("recipientId", "userId", year, cents)
           SELECT id, "userId", $3, $4::int FROM mine WHERE $4::int IS NOT NULL
           ON CONFLICT ("recipientId", year) DO UPDATE SET cents = excluded.cents)
       SELECT id FROM mine`,
      [userId, id, year, amount],
    );
    if (rows.length === 0) throw noRecipient();
    return { year, budget: toDollars(amount) };
  }

  async setForOccasion(userId: number, { id, amount }: HandlerInput<Routes['setOccasionBudget']>) {
    const [, changed] = await this.db.query<[unknown, number]>(
      `UPDATE occasions SET "giftBudgetCents" = $3 WHERE id IN (SELECT o.id FROM ${visibleOccasions} AND o.id = $2)`,
      [userId, id, amount],
    );
    if (changed === 0) throw noOccasion();
    return { giftBudget: toDollars(amount) };
  }
}

import type { HandlerInput } from '@giftwell/contracts/core/route';
import { giftsPerPage, type Gift, type GiftMoney, type giftRoutes } from '@giftwell/contracts/planning/gifts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { truncateToFrame } from '../answer-size.js';
import { asJson } from '../occasions/occasion-row.js';
import { noRecipient } from '../recipients/recipient-row.js';
import { readGift } from './gift-access.js';
import { giftColumns, moneyColumns, shownGift, shownMoney, visibleGifts, type GiftRow } from './gift-row.js';

type Routes = typeof giftRoutes;
interface Page {
  isThere: boolean;
  gifts: GiftRow[];
  total: number;
  years: (GiftMoney & { year: number })[];
  occasions: (GiftMoney & { occasionId: number; year: number | null })[];
}

/** Reads the gifts of a user. */
@Injectable()
export class GiftListService {
  constructor(private readonly db: DataSource) {}

  async list(userId: number, { id, state, year, offset }: HandlerInput<Routes['list']>) {
    const theirs = `${visibleGifts} AND g."recipientId" = $2`;
    const wanted = `${theirs} AND ($3::text IS NULL OR g.state = $3) AND ($4::int IS NULL OR g."inYear" = $4)`;
    const years = `SELECT year, b.cents AS budget, coalesce(planned, 0) AS planned, coalesce(spent, 0) AS spent,
        coalesce("withoutPrice", 0) AS "withoutPrice"
      FROM (SELECT g."inYear" AS year, ${moneyColumns} FROM ${theirs} AND g."inYear" IS NOT NULL GROUP BY 1) m
      FULL JOIN (SELECT year, cents FROM gift_budgets WHERE "userId" = $1 AND "recipientId" = $2) b USING (year)
      ORDER BY year DESC`;
    const occasions = `SELECT o.id AS "occasionId", g."inYear" AS year, o."giftBudgetCents" AS budget, ${moneyColumns}
      FROM ${theirs} AND o.id IS NOT NULL GROUP BY o.id, g."inYear", o."giftBudgetCents" ORDER BY 2 DESC, 1`;
    const [page] = await this.db.query<[Page]>(
      `SELECT EXISTS (SELECT 1 FROM recipients WHERE id = $2 AND "userId" = $1 AND "deletedAt" IS NULL) AS "isThere",
         ${asJson(
           `SELECT ${giftColumns} FROM ${wanted}
            ORDER BY g."inYear" DESC NULLS FIRST, g.id DESC OFFSET $5 LIMIT ${giftsPerPage}`,
           'gifts',
         )},
         (SELECT count(*)::int FROM ${wanted}) AS total,
         ${asJson(years, 'years')}, ${asJson(occasions, 'occasions')}`,
      [userId, id, state ?? null, year ?? null, offset],
    );
    if (!page.isThere) throw noRecipient();
    return {
      gifts: truncateToFrame(page.gifts.map(shownGift)),
      total: page.total,
      years: page.years.map(shownMoney),
      occasions: page.occasions.map(shownMoney),
    };
  }

  get(userId: number, id: number): Promise<Gift> {
    return readGift(this.db, userId, id);
  }
}

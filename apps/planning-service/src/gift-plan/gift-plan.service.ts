import type { HandlerInput } from '@giftwell/contracts/core/route';
import {
  planRowsPerPage,
  type giftPlanRoutes,
  type planExportRoutes,
} from '@giftwell/contracts/planning/gift-plan';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { truncateToFrame } from '../answer-size.js';
import { CalendarSettingsService, type Calendar } from '../calendar/calendar-settings.service.js';
import { OccurrencesService, yearOf } from '../calendar/occurrences.service.js';
import { asJson, occasionColumns, visibleOccasions, type OccasionRow } from '../occasions/occasion-row.js';
import { giftColumns, shownGift, shownMoney, visibleGifts, type GiftRow } from '../gifts/gift-row.js';
import { csvOf, planLines } from './plan-csv.js';
import { moneyOfYear, planRows } from './plan-rows.js';

interface Found {
  occasions: OccasionRow[];
  gifts: GiftRow[];
  budgets: { recipientId: number; cents: number }[];
  years: number[];
}

/** This many lines fit into one answer, even with names and titles of full length. */
const csvLinesAtOnce = 500;

/** All gifts of a user in a year. */
@Injectable()
export class GiftPlanService {
  constructor(
    private readonly db: DataSource,
    private readonly calendars: CalendarSettingsService,
    private readonly occurrences: OccurrencesService,
  ) {}

  async get(userId: number, { year: asked, offset }: HandlerInput<(typeof giftPlanRoutes)['get']>) {
    const calendar = await this.calendars.of(userId);
    const year = asked ?? yearOf(calendar.today);
    const { rows, budgets, years } = await this.read(userId, year, calendar);
    const page = rows.slice(offset, offset + planRowsPerPage).map(({ gifts, ...row }) => ({
      ...shownMoney(row),
      gifts: gifts.map(shownGift),
    }));
    return {
      year,
      today: calendar.today,
      rows: truncateToFrame(page),
      total: rows.length,
      money: shownMoney(moneyOfYear(rows, budgets)),
      years,
    };
  }

  async csv(userId: number, { year: asked, offset }: HandlerInput<(typeof planExportRoutes)['get']>) {
    const calendar = await this.calendars.of(userId);
    const year = asked ?? yearOf(calendar.today);
    const lines = planLines((await this.read(userId, year, calendar)).rows);
    const end = offset + csvLinesAtOnce;
    const csv = await csvOf(lines.slice(offset, end), offset === 0);
    return { year, csv, nextOffset: end < lines.length ? end : null };
  }

  private async read(userId: number, year: number, calendar: Calendar) {
    const gifts = `SELECT ${giftColumns} FROM ${visibleGifts} AND g."inYear" = $2 ORDER BY g.id`;
    const budgets = `SELECT b."recipientId", b.cents FROM gift_budgets b
      JOIN recipients r ON r.id = b."recipientId" AND r."deletedAt" IS NULL WHERE b."userId" = $1 AND b.year = $2`;
    const [found] = await this.db.query<[Found]>(
      `SELECT ${asJson(`SELECT ${occasionColumns} FROM ${visibleOccasions}`, 'occasions')},
         ${asJson(gifts, 'gifts')}, ${asJson(budgets, 'budgets')},
         ARRAY(SELECT DISTINCT g."inYear" FROM ${visibleGifts} AND g."inYear" IS NOT NULL ORDER BY 1 DESC) AS years`,
      [userId, year],
    );
    const days = await this.occurrences.daysInYear(found.occasions, calendar, year);
    const occasions = found.occasions.map((occasion, index) => ({ ...occasion, day: days[index]! }));
    return { rows: planRows(year, occasions, found.gifts), budgets: found.budgets, years: found.years };
  }
}

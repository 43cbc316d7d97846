import type { EventData } from '@giftwell/contracts/core/event';
import { conflict } from '@giftwell/contracts/core/error';
import type { suggestionKept } from '@giftwell/contracts/gift-ai/events';
import { giftsOfARecipient, giftsOfAUser } from '@giftwell/contracts/planning/gifts';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CalendarSettingsService, type Calendar } from '../calendar/calendar-settings.service.js';
import { OccurrencesService, yearOf } from '../calendar/occurrences.service.js';
import { dayColumns, noOccasion, visibleOccasions, type DayRow } from '../occasions/occasion-row.js';
import { visibleGifts } from './gift-row.js';

/** The recipient, occasion and year of a gift. */
interface GiftTarget {
  userId: number;
  recipientId: number;
  occasionId: number | null;
  year: number | null | undefined;
}

type Suggested = Pick<EventData<typeof suggestionKept>, 'userId' | 'recipientId' | 'occasion'>;

@Injectable()
export class GiftTargetsService {
  constructor(
    private readonly calendars: CalendarSettingsService,
    private readonly occurrences: OccurrencesService,
  ) {}

  /** The given year, or else that of the occasion's next date, or of its last one. */
  async yearFor(
    tx: EntityManager,
    { userId, recipientId, occasionId, year }: GiftTarget,
    calendar: Calendar,
  ): Promise<number | null> {
    if (occasionId === null) return year ?? null;
    const [row] = await tx.query<DayRow[]>(
      `SELECT ${dayColumns} FROM ${visibleOccasions} AND o.id = $2 AND r.id = $3`,
      [userId, occasionId, recipientId],
    );
    if (!row) throw noOccasion();
    if (year) return year;
    const [coming] = await this.occurrences.comingOf([row], calendar);
    const day = coming!.nextDate ?? coming!.previousDate;
    return day === null ? null : yearOf(day);
  }

  /** The occasion of a suggestion, with the year of its next date, if the recipient has exactly one of its type. */
  async suggestedFor(
    tx: EntityManager,
    { userId, recipientId, occasion }: Suggested,
    calendar: Calendar,
  ): Promise<{ occasionId: number | null; year: number | null }> {
    if (occasion === null) return { occasionId: null, year: null };
    const rows = await tx.query<{ id: number }[]>(
      `SELECT o.id FROM ${visibleOccasions} AND r.id = $2 AND o.type = $3`,
      [userId, recipientId, occasion],
    );
    const occasionId = rows.length === 1 ? rows[0]!.id : null;
    const year = await this.yearFor(tx, { userId, recipientId, occasionId, year: null }, calendar);
    return { occasionId, year };
  }

  /** Throws if what was just written exceeds the limit; exact, because it is counted behind a lock. */
  async checkRoom(tx: EntityManager, userId: number, recipientId: number): Promise<void> {
    await this.calendars.lock(tx, userId);
    const [{ all, theirs }] = await tx.query<[{ all: number; theirs: number }]>(
      `SELECT count(*)::int AS all, count(*) FILTER (WHERE g."recipientId" = $2)::int AS theirs FROM ${visibleGifts}`,
      [userId, recipientId],
    );
    if (theirs > giftsOfARecipient) throw tooMany(giftsOfARecipient, 'gifts for one person');
    if (all > giftsOfAUser) throw tooMany(giftsOfAUser, 'gifts');
  }
}

const tooMany = (max: number, of: string) =>
  conflict('too_many_gifts', `You can have up to ${max.toLocaleString('en-US')} ${of}. Delete one first.`);

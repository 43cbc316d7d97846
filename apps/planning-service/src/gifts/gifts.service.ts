import { idSchema } from '@giftwell/contracts/core/ids';
import type { HandlerInput } from '@giftwell/contracts/core/route';
import type { Gift, giftRoutes, GiftState } from '@giftwell/contracts/planning/gifts';
import { Clock, defineJob, Jobs } from '@giftwell/server-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import type { Calendar } from '../calendar/calendar-settings.service.js';
import { knownRecipient } from '../recipients/recipient-row.js';
import { followGift } from '../reservations/reservation-row.js';
import { changeGift, giftToChange, lockedGift, readGift } from './gift-access.js';
import { GiftWritesService } from './gift-writes.service.js';
import { GiftTargetsService } from './gift-targets.service.js';
import { hasReached, linkTitle, shownGift, type GiftRow } from './gift-row.js';
import { dayColumns, daysAfterMove, noDays, type Days } from './gift-steps.js';
import { GiftEntity } from './gift.entity.js';

type Routes = typeof giftRoutes;

/** Reads the page behind the link of a new gift. */
export const readGiftLink = defineJob({
  name: 'planning.read-gift-link',
  data: z.object({ userId: idSchema, id: idSchema }),
  attempts: 2,
  concurrency: 4,
});

@Injectable()
export class GiftsService {
  constructor(
    private readonly clock: Clock,
    private readonly targets: GiftTargetsService,
    private readonly writes: GiftWritesService,
    private readonly jobs: Jobs,
  ) {}

  async create(userId: number, input: HandlerInput<Routes['create']>): Promise<Gift> {
    return this.writes.inTransaction(userId, async (tx, calendar) => {
      const gift = await this.add(tx, calendar, { userId, source: 'own' }, input);
      if (gift.link !== null) await this.jobs.add(tx, readGiftLink, { userId, id: gift.id });
      return gift;
    });
  }

  /** Adds a gift in a transaction of `GiftWritesService`. */
  async add(...[tx, calendar, origin, input]: Parameters<GiftsService['put']>): Promise<Gift> {
    const id = await this.put(tx, calendar, origin, input);
    await this.targets.checkRoom(tx, origin.userId, input.recipientId);
    return readGift(tx, origin.userId, id);
  }

  /** The same whatever the number of gifts; returns its id. */
  async put(
    tx: EntityManager,
    calendar: Calendar,
    { userId, ...origin }: Pick<GiftEntity, 'userId' | 'source'> & Partial<Pick<GiftEntity, 'picture'>>,
    input: HandlerInput<Routes['create']>,
  ): Promise<number> {
    const { recipientId, title, note, price, link, occasionId, year, state } = input;
    await knownRecipient(tx, userId, recipientId);
    const target = { userId, recipientId, occasionId: occasionId ?? null, year };
    const { raw } = await tx.insert(GiftEntity, {
      ...{
        userId,
        recipientId,
        occasionId: target.occasionId,
        year: await this.targets.yearFor(tx, target, calendar),
      },
      ...{
        title: title || linkTitle(link!),
        note: note || null,
        priceCents: price ?? null,
        link: link ?? null,
      },
      ...{ ...origin, state, ...daysAfterMove(noDays, state, calendar) },
      createdAt: this.clock.now(),
    });
    const [{ id }] = raw as [{ id: number }];
    await this.writes.tell(tx, userId, id);
    return id;
  }

  async update(userId: number, input: HandlerInput<Routes['update']>): Promise<Gift> {
    const { id, version, price, occasionId, year, title, ...told } = input;
    return this.writes.inTransaction(userId, async (tx, calendar) => {
      const { recipientId, occasion } = await giftToChange(tx, userId, { id, version });
      const isForAnother = occasionId !== undefined && occasionId !== (occasion?.id ?? null);
      const target = { userId, recipientId, occasionId: occasionId ?? null, year };
      return this.change(tx, userId, id, {
        ...told,
        ...(title !== undefined && { title }),
        ...(price !== undefined && { priceCents: price }),
        ...(isForAnother && { occasionId, year: await this.targets.yearFor(tx, target, calendar) }),
        ...(!isForAnother && year !== undefined && { year }),
      });
    });
  }

  /** Moving to the current state changes nothing, whatever the version, unless a day is given. */
  async move(userId: number, { id, version, state, on }: HandlerInput<Routes['move']>): Promise<Gift> {
    return this.writes.inTransaction(userId, async (tx, calendar) => {
      const isDone = (gift: GiftRow) => gift.state === state && !on;
      const gift = await giftToChange(tx, userId, { id, version }, isDone);
      if (isDone(gift)) return shownGift(gift);
      return this.moveTo(tx, userId, gift, { state, on, today: calendar.today });
    });
  }

  /**
   * Follows the reservation or the group gift that a gift belongs to, in a transaction of `GiftWritesService`. A gift that
   * is ready or given stays so.
   */
  async followPurchase(
    tx: EntityManager,
    { today }: Calendar,
    { userId, id }: Pick<GiftEntity, 'userId' | 'id'>,
    isBought: boolean,
  ): Promise<void> {
    const gift = await lockedGift(tx, userId, id);
    if (!gift || hasReached(gift.state, isBought ? 'bought' : 'ready')) return;
    if (hasReached(gift.state, 'bought') === isBought) return;
    await this.moveTo(tx, userId, gift, { state: isBought ? 'bought' : 'decided', today });
  }

  private moveTo(
    tx: EntityManager,
    userId: number,
    gift: GiftRow,
    { state, ...day }: Parameters<typeof daysAfterMove>[2] & { state: GiftState },
  ): Promise<Gift> {
    return this.change(tx, userId, gift.id, {
      ...{ state, ...daysAfterMove(daysOf(gift), state, day), ...this.boughtNow(gift, state) },
      // A gift that wasn't given has no outcome.
      ...(!hasReached(state, 'given') && { outcome: null }),
    });
  }

  /** A gift with an outcome was given, so an earlier state moves there. */
  async setOutcome(
    userId: number,
    { id, version, outcome }: HandlerInput<Routes['setOutcome']>,
  ): Promise<Gift> {
    return this.writes.inTransaction(userId, async (tx, calendar) => {
      const gift = await giftToChange(tx, userId, { id, version }, (found) => found.outcome === outcome);
      if (gift.outcome === outcome) return shownGift(gift);
      const isEarly = outcome !== null && !hasReached(gift.state, 'given');
      return this.change(tx, userId, id, {
        outcome,
        ...(isEarly && {
          ...{ state: 'given', ...daysAfterMove(daysOf(gift), 'given', calendar) },
          ...this.boughtNow(gift, 'given'),
        }),
      });
    });
  }

  private async change(...[tx, userId, id, changes]: Parameters<typeof changeGift>): Promise<Gift> {
    const gift = await changeGift(tx, userId, id, changes);
    if (changes.boughtSince) await followGift(tx, userId, gift.id, hasReached(gift.state, 'bought'));
    await this.writes.tell(tx, userId, id);
    return gift;
  }

  /** A change made here is newer than anything from the saved ideas. */
  private boughtNow(gift: GiftRow, state: GiftState): { boughtSince?: Date } {
    const turns = hasReached(gift.state, 'bought') !== hasReached(state, 'bought');
    return turns ? { boughtSince: this.clock.now() } : {};
  }
}

const daysOf = ({ dates }: GiftRow): Days =>
  Object.fromEntries(
    Object.entries(dayColumns).map(([step, column]) => [column, dates[step as keyof typeof dayColumns]]),
  ) as Days;

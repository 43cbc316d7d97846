import type { EventData } from '@giftwell/contracts/core/event';
import { groupGiftChanged } from '@giftwell/contracts/payments/events';
import { EventHandler, type Handles } from '@giftwell/server-kit';
import type { EntityManager } from 'typeorm';
import { CalendarSettingsService } from '../calendar/calendar-settings.service.js';
import { GroupGiftItemsService } from './group-gift-items.service.js';
import { GroupGiftRecordsService } from './group-gift-records.service.js';
import { GroupGiftEntity } from './group-gift.entity.js';

/**
 * A group gift is a gift in the record of its organizer and of contributors who keep it there, and reserves the item of
 * the wishlist that it is for. Its photo is kept.
 */
@EventHandler(groupGiftChanged)
export class OnGroupGiftChanged implements Handles<typeof groupGiftChanged> {
  constructor(
    private readonly calendars: CalendarSettingsService,
    private readonly records: GroupGiftRecordsService,
    private readonly items: GroupGiftItemsService,
  ) {}

  async handle(event: EventData<typeof groupGiftChanged>, tx: EntityManager): Promise<void> {
    const { userId, groupPurchaseId, recipientId, version } = event;
    // Serialises two events about one group gift, even before it is known.
    const calendar = await this.calendars.lock(tx, userId);
    const known = (await tx.findOneBy(GroupGiftEntity, { groupPurchaseId, userId })) ?? undefined;
    if (known && known.version >= version) return;
    const giftId = await this.records.follow(tx, calendar, event, known);
    const item = await this.items.follow(tx, event, { known, giftId });
    const photo = await shownPhoto(tx, event);
    const isBought = event.bought;
    if (isBought && !known?.isBought) {
      if (giftId !== null) await this.records.markBought(tx, calendar, userId, giftId);
      if (item.reservationId !== null) await this.items.markBought(tx, item.reservationId);
    }
    const row = { groupPurchaseId, userId, recipientId, version, giftId, photo, isBought, ...item };
    await tx.upsert(GroupGiftEntity, row, ['groupPurchaseId', 'userId']);
  }
}

/** Its photo if it is one of the user's, locked against being purged; null otherwise. */
async function shownPhoto(
  tx: EntityManager,
  { userId, photo, status }: EventData<typeof groupGiftChanged>,
): Promise<string | null> {
  if (photo === null || status === 'deleted') return null;
  const [found] = await tx.query<{ code: string }[]>(
    'SELECT code FROM photos WHERE "userId" = $1 AND code = $2 FOR KEY SHARE',
    [userId, photo],
  );
  return found?.code ?? null;
}

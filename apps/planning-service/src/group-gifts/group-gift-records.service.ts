import type { EventData } from '@giftwell/contracts/core/event';
import type { groupGiftChanged } from '@giftwell/contracts/payments/events';
import { Injectable } from '@nestjs/common';
import { IsNull, type EntityManager } from 'typeorm';
import type { Calendar } from '../calendar/calendar-settings.service.js';
import { GiftRemovalService } from '../gifts/gift-removal.service.js';
import { GiftWritesService } from '../gifts/gift-writes.service.js';
import { GiftEntity } from '../gifts/gift.entity.js';
import { GiftsService } from '../gifts/gifts.service.js';
import { visibleOccasions } from '../occasions/occasion-row.js';
import { RecipientEntity } from '../recipients/recipient.entity.js';
import type { GroupGiftEntity } from './group-gift.entity.js';

type GroupGiftEvent = EventData<typeof groupGiftChanged>;
type Known = Pick<GroupGiftEntity, 'recipientId' | 'giftId'>;

const unknown: Known = { recipientId: null, giftId: null };

/**
 * The gift of a group gift in the record of its organizer or of a contributor, with what they contribute as its price.
 * What the user changed there stays as it is.
 */
@Injectable()
export class GroupGiftRecordsService {
  constructor(
    private readonly gifts: GiftsService,
    private readonly removal: GiftRemovalService,
    private readonly writes: GiftWritesService,
  ) {}

  /** Adds, changes, moves or removes it; returns its id. One that the user deleted isn't added again. */
  async follow(
    tx: EntityManager,
    calendar: Calendar,
    event: GroupGiftEvent,
    known = unknown,
  ): Promise<number | null> {
    const { giftId } = known;
    // What was bought stays in the record.
    const isThere = (event.status !== 'deleted' || event.bought) && event.recipientId !== null;
    if (isThere && event.recipientId === known.recipientId) {
      if (giftId !== null) await this.change(tx, giftId, event);
      return giftId;
    }
    if (!isThere || !(await isRecipient(tx, event))) {
      if (giftId !== null)
        await this.removal.hide(tx, { id: giftId, userId: event.userId, isTouched: false });
      return null;
    }
    if (giftId === null) return this.add(tx, calendar, event);
    await this.change(tx, giftId, event, { recipientId: event.recipientId!, occasionId: null, year: null });
    return giftId;
  }

  /** The gift is bought, unless the user has moved it further already. It still follows the user's share afterwards. */
  async markBought(tx: EntityManager, calendar: Calendar, userId: number, id: number): Promise<void> {
    const gift = await tx.findOneBy(GiftEntity, { id, userId, deletedAt: IsNull() });
    if (!gift) return;
    await this.gifts.followPurchase(tx, calendar, { id, userId }, true);
    await tx.update(GiftEntity, { id, userId }, { isTouched: gift.isTouched });
  }

  private async add(tx: EntityManager, calendar: Calendar, event: GroupGiftEvent): Promise<number> {
    const { userId, title, ownCents, picture } = event;
    const input = { recipientId: event.recipientId!, title, price: ownCents, state: 'decided' as const };
    const occasionId = await occasionOf(tx, event);
    return this.gifts.put(tx, calendar, { userId, source: 'group_gift', picture }, { ...input, occasionId });
  }

  private async change(
    tx: EntityManager,
    id: number,
    event: GroupGiftEvent,
    place: Partial<GiftEntity> = {},
  ) {
    const { userId, title, ownCents, picture } = event;
    const { affected } = await tx.update(
      GiftEntity,
      { id, userId, isTouched: false, deletedAt: IsNull() },
      { title, priceCents: ownCents, picture, ...place, version: () => 'version + 1' },
    );
    if (affected) await this.writes.tell(tx, userId, id);
  }
}

/** False if the recipient was deleted in the meantime. */
const isRecipient = (tx: EntityManager, { userId, recipientId }: GroupGiftEvent): Promise<boolean> =>
  tx.existsBy(RecipientEntity, { id: recipientId!, userId, deletedAt: IsNull() });

/** The recipient's occasion of this type, if there is exactly one. */
async function occasionOf(
  tx: EntityManager,
  { userId, recipientId, occasionType }: GroupGiftEvent,
): Promise<number | null> {
  const found = await tx.query<{ id: number }[]>(
    `SELECT o.id FROM ${visibleOccasions} AND r.id = $2 AND o.type = $3 LIMIT 2`,
    [userId, recipientId, occasionType],
  );
  return found.length === 1 ? found[0]!.id : null;
}

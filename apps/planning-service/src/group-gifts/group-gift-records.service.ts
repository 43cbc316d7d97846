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

type Told = EventData<typeof groupGiftChanged>;
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
  async follow(tx: EntityManager, calendar: Calendar, told: Told, known = unknown): Promise<number | null> {
    const { giftId } = known;
    // What was bought stays in the record.
    const isThere = (told.status !== 'deleted' || told.bought) && told.recipientId !== null;
    if (isThere && told.recipientId === known.recipientId) {
      if (giftId !== null) await this.change(tx, giftId, told);
      return giftId;
    }
    if (!isThere || !(await isRecipient(tx, told))) {
      if (giftId !== null) await this.removal.hide(tx, { id: giftId, userId: told.userId, isTouched: false });
      return null;
    }
    if (giftId === null) return this.add(tx, calendar, told);
    await this.change(tx, giftId, told, { recipientId: told.recipientId!, occasionId: null, year: null });
    return giftId;
  }

  /** The gift is bought, unless the user has moved it further already. It still follows the user's share afterwards. */
  async markBought(tx: EntityManager, calendar: Calendar, userId: number, id: number): Promise<void> {
    const gift = await tx.findOneBy(GiftEntity, { id, userId, deletedAt: IsNull() });
    if (!gift) return;
    await this.gifts.followPurchase(tx, calendar, { id, userId }, true);
    await tx.update(GiftEntity, { id, userId }, { isTouched: gift.isTouched });
  }

  private async add(tx: EntityManager, calendar: Calendar, told: Told): Promise<number> {
    const { userId, title, ownCents, picture } = told;
    const input = { recipientId: told.recipientId!, title, price: ownCents, state: 'decided' as const };
    const occasionId = await occasionOf(tx, told);
    return this.gifts.put(tx, calendar, { userId, source: 'group_gift', picture }, { ...input, occasionId });
  }

  private async change(tx: EntityManager, id: number, told: Told, place: Partial<GiftEntity> = {}) {
    const { userId, title, ownCents, picture } = told;
    const { affected } = await tx.update(
      GiftEntity,
      { id, userId, isTouched: false, deletedAt: IsNull() },
      { title, priceCents: ownCents, picture, ...place, version: () => 'version + 1' },
    );
    if (affected) await this.writes.tell(tx, userId, id);
  }
}

/** False if the recipient was deleted in the meantime. */
const isRecipient = (tx: EntityManager, { userId, recipientId }: Told): Promise<boolean> =>
  tx.existsBy(RecipientEntity, { id: recipientId!, userId, deletedAt: IsNull() });

/** The recipient's occasion of this type, if there is exactly one. */
async function occasionOf(
  tx: EntityManager,
  { userId, recipientId, occasionType }: Told,
): Promise<number | null> {
  const found = await tx.query<{ id: number }[]>(
    `SELECT o.id FROM ${visibleOccasions} AND r.id = $2 AND o.type = $3 LIMIT 2`,
    [userId, recipientId, occasionType],
  );
  return found.length === 1 ? found[0]!.id : null;
}

import { giftLinkRead } from '@giftwell/contracts/wishes/link-previews';
import { JobHandler, Pusher, type Finish, type Runs } from '@giftwell/server-kit';
import type { EntityManager } from 'typeorm';
import type { z } from 'zod';
import { lockSettings } from '../calendar/calendar-settings.service.js';
import { linkTitle } from '../gifts/gift-row.js';
import { GiftWritesService } from '../gifts/gift-writes.service.js';
import { GiftEntity } from '../gifts/gift.entity.js';
import { readGiftLink } from '../gifts/gifts.service.js';
import { LinkReaderService, type ReadLink } from '../link-previews/link-reader.service.js';
import { PhotosService } from '../pictures/photos.service.js';

/** Reads the page behind the link of a new gift, and adds what its user left open. */
@JobHandler(readGiftLink)
export class ReadGiftLink implements Runs<typeof readGiftLink> {
  constructor(
    private readonly writes: GiftWritesService,
    private readonly reader: LinkReaderService,
    private readonly photos: PhotosService,
    private readonly pusher: Pusher,
  ) {}

  async run({ userId, id }: z.infer<typeof readGiftLink.data>, finish: Finish): Promise<void> {
    const gift = await this.writes.find(userId, id);
    const read = gift?.link ? await this.reader.read(gift.link) : null;
    await finish(async (tx) => {
      if (gift && read) await this.fill(tx, gift, read);
    });
    if (gift && read) await this.pusher.toUser(userId, giftLinkRead, { recipientId: gift.recipientId });
  }

  /** Only what is still open, and only if the link is still the same. */
  private async fill(tx: EntityManager, { id, userId, link }: GiftEntity, read: ReadLink): Promise<void> {
    // In the same order as changes of gifts: the settings before the gift.
    await lockSettings(tx, userId);
    const gift = await tx.findOne(GiftEntity, {
      ...{ where: { id, userId }, lock: { mode: 'pessimistic_write' } },
    });
    if (!gift || gift.link === null || gift.link !== link) return;
    const { title, price } = read;
    const photo = gift.photo === null && read.photo ? await this.photos.add(tx, userId, read.photo) : null;
    await tx.update(
      GiftEntity,
      { id },
      {
        version: gift.version + 1,
        ...(title && gift.title === linkTitle(gift.link) && { title }),
        ...(price?.cents && gift.priceCents === null && { priceCents: price.cents }),
        ...(photo && { photo }),
      },
    );
    await this.writes.tell(tx, userId, id);
  }
}

import { shareCodeSchema } from '@giftwell/contracts/core/ids';
import { linkPreviewRead } from '@giftwell/contracts/wishes/link-previews';
import { defineJob, JobHandler, Pusher, type Finish, type Runs } from '@giftwell/server-kit';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { PhotosService } from '../pictures/photos.service.js';
import { LinkPreviewEntity } from './link-preview.entity.js';
import { LinkReaderService } from './link-reader.service.js';

export const readLink = defineJob({
  name: 'planning.read-link',
  data: z.object({ code: shareCodeSchema }),
  attempts: 2,
  concurrency: 4,
});

/** Reads the page behind a link that a user pasted. */
@JobHandler(readLink)
export class ReadLinkJob implements Runs<typeof readLink> {
  constructor(
    private readonly db: DataSource,
    private readonly reader: LinkReaderService,
    private readonly photos: PhotosService,
    private readonly pusher: Pusher,
  ) {}

  async run({ code }: z.infer<typeof readLink.data>, finish: Finish): Promise<void> {
    const found = await this.db.manager.findOneBy(LinkPreviewEntity, { code });
    const read = found && (await this.reader.read(found.url));
    await finish(async (tx) => {
      if (!found) return;
      if (!read) return void (await tx.update(LinkPreviewEntity, { code }, { state: 'failed' }));
      const { title, price } = read;
      const photo = read.photo && (await this.photos.add(tx, found.userId, read.photo));
      await tx.update(LinkPreviewEntity, { code }, { state: 'ready', title, price: price?.text, photo });
    });
    if (found) await this.pusher.toUser(found.userId, linkPreviewRead, { code });
  }

  async failed({ code }: z.infer<typeof readLink.data>): Promise<void> {
    await this.db.manager.update(LinkPreviewEntity, { code }, { state: 'failed' });
    const found = await this.db.manager.findOneBy(LinkPreviewEntity, { code });
    if (found) await this.pusher.toUser(found.userId, linkPreviewRead, { code });
  }
}

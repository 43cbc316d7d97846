import { conflict } from '@giftwell/contracts/core/error';
import { Clock, Jobs, newShareCode } from '@giftwell/server-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { lockSettings } from '../calendar/calendar-settings.service.js';
import { noPhoto } from './photo-row.js';
import { PhotoEntity } from './photo.entity.js';
import { readPicture, readShopPicture } from './picture-file.js';
import { purgePhoto } from './purge-photo.job.js';

const photosOfAUser = 2_000;

/** Photos of items and gifts, by the codes in their addresses. */
@Injectable()
export class PhotosService {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly jobs: Jobs,
  ) {}

  /** Keeps an uploaded picture and returns its code. Throws `picture_invalid` or `too_many_photos`. */
  async upload(userId: number, base64: string): Promise<string> {
    const { picture } = await readPicture(base64);
    const code = await this.db.transaction((tx) => this.add(tx, userId, picture));
    if (code === null) throw tooMany();
    return code;
  }

  /** Re-encodes the picture of a shop, for `add`; null if it can't be read. */
  async fromShop(bytes: Buffer): Promise<Buffer | null> {
    return readShopPicture(bytes).then(
      ({ picture }) => picture,
      () => null,
    );
  }

  /**
   * Keeps a re-encoded picture and returns its code; null if the user has too many. It is deleted after a day unless
   * something shows it. Locks the user's settings: a transaction that locks other rows has to do so before.
   */
  async add(tx: EntityManager, userId: number, picture: Buffer): Promise<string | null> {
    await lockSettings(tx, userId);
    if ((await tx.countBy(PhotoEntity, { userId })) >= photosOfAUser) return null;
    const code = newShareCode();
    const row = { userId, code, picture, createdAt: this.clock.now() };
    const { identifiers } = await tx.insert(PhotoEntity, row);
    await this.jobs.add(tx, purgePhoto, { id: identifiers[0]!['id'] as number });
    return code;
  }

  isOwn(userId: number, code: string): Promise<boolean> {
    return this.db.manager.existsBy(PhotoEntity, { userId, code });
  }

  async get(code: string): Promise<{ mediaType: 'image/webp'; picture: string }> {
    const found = await this.db.manager.findOne(PhotoEntity, {
      ...{ select: { picture: true }, where: { code } },
    });
    if (!found) throw noPhoto();
    return { mediaType: 'image/webp', picture: found.picture.toString('base64') };
  }
}

const tooMany = () =>
  conflict('too_many_photos', `You’ve reached the limit of ${photosOfAUser} photos. Remove one first.`);

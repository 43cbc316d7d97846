import { notFound } from '@giftwell/contracts/core/error';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { noRecipient, pictureAddress } from '../recipients/recipient-row.js';
import { readPicture } from './picture-file.js';
import type { MediaType } from './recipient-picture.entity.js';

interface Found {
  mediaType: MediaType | null;
  picture: Buffer | null;
}

@Injectable()
export class RecipientPicturesService {
  constructor(private readonly db: DataSource) {}

  /** Returns the address of the picture. */
  async set(userId: number, recipientId: number, base64: string): Promise<string> {
    const { mediaType, picture, version } = await readPicture(base64);
    const rows = await this.db.query<unknown[]>(
      `INSERT INTO recipient_pictures ("recipientId", "userId", "mediaType", version, picture)
       SELECT r.id, r."userId", $3, $4, $5 FROM recipients r
       WHERE r.id = $2 AND r."userId" = $1 AND r."deletedAt" IS NULL
       ON CONFLICT ("recipientId") DO UPDATE
         SET "mediaType" = excluded."mediaType", version = excluded.version, picture = excluded.picture
       RETURNING version`,
      [userId, recipientId, mediaType, version, picture],
    );
    if (rows.length === 0) throw noRecipient();
    return pictureAddress(recipientId, version);
  }

  async get(userId: number, recipientId: number): Promise<{ mediaType: MediaType; picture: string }> {
    const [found] = await this.db.query<Found[]>(
      `SELECT p."mediaType", p.picture FROM recipients r
       LEFT JOIN recipient_pictures p ON p."recipientId" = r.id
       WHERE r.id = $2 AND r."userId" = $1 AND r."deletedAt" IS NULL`,
      [userId, recipientId],
    );
    if (!found) throw noRecipient();
    const { mediaType, picture } = found;
    if (!mediaType || !picture) throw notFound('picture_not_found', 'There is no picture');
    return { mediaType, picture: picture.toString('base64') };
  }

  async remove(userId: number, recipientId: number): Promise<void> {
    const rows = await this.db.query<unknown[]>(
      `WITH mine AS (SELECT id FROM recipients WHERE id = $2 AND "userId" = $1 AND "deletedAt" IS NULL),
         gone AS (DELETE FROM recipient_pictures WHERE "recipientId" IN (SELECT id FROM mine))
       SELECT id FROM mine`,
      [userId, recipientId],
    );
    if (rows.length === 0) throw noRecipient();
  }
}

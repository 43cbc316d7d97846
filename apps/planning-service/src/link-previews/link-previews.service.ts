import { conflict, notFound } from '@giftwell/contracts/core/error';
import type { LinkPreview } from '@giftwell/contracts/wishes/link-previews';
import { Clock, Jobs, newShareCode } from '@giftwell/server-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { lockSettings } from '../calendar/calendar-settings.service.js';
import { forgetLinkPreview } from './forget-link-preview.job.js';
import { LinkPreviewEntity } from './link-preview.entity.js';
import { readLink } from './read-link.job.js';

/** How many links of a user are read at the same time. */
const readAtOnce = 5;

@Injectable()
export class LinkPreviewsService {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly jobs: Jobs,
  ) {}

  async read(userId: number, url: string): Promise<LinkPreview> {
    return this.db.transaction(async (tx) => {
      await lockSettings(tx, userId);
      const waiting = await tx.countBy(LinkPreviewEntity, { userId, state: 'reading' });
      if (waiting >= readAtOnce) throw tooMany();
      const row = { code: newShareCode(), userId, url, state: 'reading' as const };
      await tx.insert(LinkPreviewEntity, { ...row, createdAt: this.clock.now() });
      await this.jobs.add(tx, readLink, { code: row.code });
      await this.jobs.add(tx, forgetLinkPreview, { code: row.code });
      return { ...row, title: null, price: null, photo: null };
    });
  }

  async get(userId: number, code: string): Promise<LinkPreview> {
    const found = await this.db.manager.findOneBy(LinkPreviewEntity, { code, userId });
    if (!found) throw notFound('preview_not_found', 'Please enter the link again');
    return found;
  }
}

const tooMany = () =>
  conflict('too_many_previews', 'We’re still reading your other links. Please wait a moment.');

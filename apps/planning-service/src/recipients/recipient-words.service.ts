import { conflict } from '@giftwell/contracts/core/error';
import type { HandlerInput, HandlerOutput } from '@giftwell/contracts/core/route';
import { recipientWordsMax, type recipientWordRoutes } from '@giftwell/contracts/planning/recipient-words';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CalendarSettingsService } from '../calendar/calendar-settings.service.js';
import { withoutWord, withWord } from './known-words.js';
import { noRecipient } from './recipient-row.js';
import { RecipientEntity } from './recipient.entity.js';

type Routes = typeof recipientWordRoutes;
type Words = HandlerOutput<Routes['set']>;

const customOf = {
  interests: 'customInterests',
  personality: 'customPersonality',
  lifestyle: 'customLifestyle',
} as const;

@Injectable()
export class RecipientWordsService {
  constructor(
    private readonly db: DataSource,
    private readonly calendars: CalendarSettingsService,
  ) {}

  /** Adds or removes one word; concurrent requests don't overwrite each other. */
  async set(userId: number, { id, kind, word, isKnown }: HandlerInput<Routes['set']>): Promise<Words> {
    return this.db.transaction(async (tx) => {
      await this.calendars.lock(tx, userId);
      const [words] = await tx.query<Words[]>(
        `SELECT interests, "customInterests", personality, "customPersonality", lifestyle, "customLifestyle"
         FROM recipients WHERE id = $2 AND "userId" = $1 AND "deletedAt" IS NULL FOR NO KEY UPDATE`,
        [userId, id],
      );
      if (!words) throw noRecipient();
      const known = { chosen: words[kind], custom: words[customOf[kind]] };
      const { chosen, custom } = isKnown ? withWord(known, word) : withoutWord(known, word);
      if (isKnown && chosen.length > recipientWordsMax) throw tooMany();
      const changed = { [kind]: chosen, [customOf[kind]]: custom };
      await tx.update(RecipientEntity, { id, userId }, changed);
      return { ...words, ...changed };
    });
  }
}

const tooMany = () =>
  conflict('too_many_words', `You can add up to ${recipientWordsMax}. Remove one to add another.`);

import type { TitleReading } from '@giftwell/contracts/gift-ai/calendar-titles';
import { LOGGER, type Logger } from '@giftwell/server-kit';
import { Inject, Injectable } from '@nestjs/common';
import { ModelFailure, ModelService } from '../model/model.service.js';
import { format, messagesFor, readingsIn } from './title-reading.js';

/** Reads titles of calendars that the rules are unsure of. */
@Injectable()
export class CalendarTitlesService {
  constructor(
    @Inject(ModelService) private readonly model: ModelService | null,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** None without a model, or if it fails: the reading of the rules stays. */
  async read(titles: readonly string[], signal: AbortSignal): Promise<TitleReading[]> {
    if (!this.model) return [];
    const read = (content: string) => readingsIn(content, titles);
    try {
      return await this.model.ask({ messages: messagesFor(titles), format, read }, signal);
    } catch (error) {
      signal.throwIfAborted();
      const reason = error instanceof ModelFailure ? error.message : 'unexpected';
      this.logger.warn({ reason }, 'Model failed; titles stay as the rules read them');
      return [];
    }
  }
}

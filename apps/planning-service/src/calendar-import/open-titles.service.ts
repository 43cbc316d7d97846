import { offeredMax, type ScanResult } from '@giftwell/contracts/calendar/calendar-import';
import type { UserId } from '@giftwell/contracts/core/ids';
import {
  calendarTitleRoutes,
  titlesMax,
  type TitleReading,
} from '@giftwell/contracts/gift-ai/calendar-titles';
import { isUsuallyYearly } from '@giftwell/contracts/planning/calendar-days';
import { LOGGER, ServiceClients, type Logger } from '@giftwell/server-kit';
import { Inject, Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import type { ReadByRules } from './scan-task.js';

/** Longer than the model takes; the user sees the progress meanwhile. */
const askMs = 25_000;
/** Sure enough to be chosen at first. */
const confidence = 0.85;

/** Has the titles that the rules leave open read by the language model, if there is one: those alone, never a calendar. */
@Injectable()
export class OpenTitlesService {
  constructor(
    private readonly services: ServiceClients,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Without an answer the reading of the rules stays. */
  async settle(userId: number, { occasions, unclear, ...rest }: ReadByRules): Promise<ScanResult> {
    const asked = [...occasions.filter(({ certainty }) => certainty === 'open'), ...unclear];
    const titles = [...new Set(asked.map(({ originalText }) => originalText))].slice(0, titlesMax);
    const readings = titles.length > 0 ? await this.ask(userId, titles) : [];
    const byTitle = new Map(readings.map((reading) => [titles[reading.index], reading]));
    const settled = [...occasions, ...unclear].flatMap(({ certainty, ...occasion }) => {
      const reading = certainty === 'read' ? undefined : byTitle.get(occasion.originalText);
      if (certainty === 'unclear' && !reading?.name) return [];
      return reading ? withReading(occasion, reading) : [occasion];
    });
    const more = settled.length - occasions.length;
    const counts = { ...rest.counts, withoutOccasion: rest.counts.withoutOccasion - more };
    return { ...rest, counts, occasions: settled.slice(0, offeredMax) };
  }

  private async ask(userId: number, titles: string[]): Promise<TitleReading[]> {
    const caller = { userId: userId as UserId, sessionId: null, requestId: randomUUID() };
    try {
      const { readings } = await this.services
        .of('gift-ai')
        .call(calendarTitleRoutes.read, { titles }, { ...caller, deadline: Date.now() + askMs });
      return readings;
    } catch (error) {
      this.logger.warn({ err: error }, 'Calendar titles: model call failed; using the rules');
      return [];
    }
  }
}

type Occasion = ScanResult['occasions'][number];

/** None if it is no occasion. */
function withReading(occasion: Occasion, reading: TitleReading): Occasion[] {
  const { occasionType, customType, name, relationship } = reading;
  if (occasionType === null) return [];
  return [
    {
      ...occasion,
      ...{ occasionType, customType },
      recurring: occasion.recurring || isUsuallyYearly(occasionType),
      relationship: relationship === 'other' ? occasion.relationship : relationship,
      ...(name && { name, confidence, reason: 'A language model read the title' }),
    },
  ];
}

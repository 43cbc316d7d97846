import type { UserId } from '@giftwell/contracts/core/ids';
import { cleanLine } from '@giftwell/contracts/core/text';
import { reminderIdeaRoutes } from '@giftwell/contracts/gift-ai/reminder-ideas';
import {
  budgetOf,
  budgetRange,
  type Budget,
  type Relationship,
} from '@giftwell/contracts/gift-ai/vocabulary';
import { descriptionOf } from '@giftwell/contracts/people/person-fields';
import type { ReminderIdea } from '@giftwell/contracts/dates/reminders';
import { LOGGER, ServiceClients, type Logger } from '@giftwell/server-kit';
import { Inject, Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import type { Calendar } from '../calendar/calendar-settings.service.js';
import { OccurrencesService } from '../calendar/occurrences.service.js';
import { occasionName } from '../occasions/occasion-row.js';
import { ageOf, birthdayOf, type ToldAge } from '../recipients/recipient-row.js';
import type { ReminderDayRow } from './due-users.js';

/** An occasion with what is known about its person. */
export interface AboutPerson extends ReminderDayRow, ToldAge {
  occurrence: string;
  budget: Budget | null;
  usualBudget: Budget;
  /** The amounts in the plan for this date, and for the person in its year. */
  giftBudgetCents: number | null;
  yearCents: number | null;
  nickname: string | null;
  relationship: Relationship;
  birthdate: string | null;
  birthYearKnown: boolean;
  interests: string[];
  customInterests: string | null;
  personality: string[];
  customPersonality: string | null;
  lifestyle: string[];
  customLifestyle: string | null;
  voiceTranscriptions: string[];
}

/** The columns of `AboutPerson` that are not an occasion's day, for a reminder `k`. */
export const personColumns = `o.budget, r.budget AS "usualBudget", o."giftBudgetCents", (SELECT b.cents
    FROM gift_budgets b WHERE b."recipientId" = r.id AND b.year = extract(year FROM k.occurrence)) AS "yearCents", r.nickname, r.relationship, r.age,
  r."ageToldOn"::text, r.birthdate::text, r."birthYearKnown", r.interests, r."customInterests", r.personality,
  r."customPersonality", r.lifestyle, r."customLifestyle", r."voiceTranscriptions"`;

const askMs = 3_000;

/** The amount planned for the date comes first; the one for the year is a limit. */
function budgetFor({ budget, usualBudget, giftBudgetCents, yearCents }: AboutPerson): Budget {
  if (giftBudgetCents !== null) return budgetOf(giftBudgetCents);
  const usual = budget ?? usualBudget;
  const isLess = yearCents !== null && yearCents < budgetRange[usual].minCents;
  return isLess ? budgetOf(yearCents) : usual;
}

@Injectable()
export class ReminderIdeasService {
  constructor(
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly services: ServiceClients,
    private readonly occurrences: OccurrencesService,
  ) {}

  /** Three ideas for a person within the budget; none if gift-ai-service doesn't answer. */
  async for(userId: number, about: AboutPerson, calendar: Calendar): Promise<ReminderIdea[]> {
    const age = ageOf(about, birthdayOf(about), calendar, this.occurrences);
    const { type, nickname, relationship, voiceTranscriptions } = about;
    try {
      const { ideas } = await this.services.of('gift-ai').call(
        reminderIdeaRoutes.choose,
        {
          ...{ recipientId: about.recipientId, relationship, nickname: nickname && cleanLine(nickname, 100) },
          recipientName: cleanLine(about.recipientName, 100),
          ...{ ...descriptionOf(about), voiceTranscriptions, age: age && Math.max(1, age) },
          ...{ occasion: type, occasionDate: about.occurrence },
          ...((type === 'other' || type === 'holiday') && { customType: occasionName(about) }),
          ...{ budget: budgetFor(about), seed: about.id },
        },
        {
          ...{ userId: userId as UserId, sessionId: null, requestId: randomUUID() },
          deadline: Date.now() + askMs,
        },
      );
      return ideas;
    } catch (error) {
      this.logger.warn({ err: error }, 'Reminder ideas failed; mailing without ideas');
      return [];
    }
  }
}

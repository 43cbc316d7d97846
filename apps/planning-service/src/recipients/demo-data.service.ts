import { conflict, forbidden } from '@giftwell/contracts/core/error';
import { recipientFields } from '@giftwell/contracts/planning/recipients';
import { occasionFields } from '@giftwell/contracts/planning/occasions';
import { CONFIG } from '@giftwell/server-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CalendarSettingsService, type Calendar } from '../calendar/calendar-settings.service.js';
import { OccurrencesService } from '../calendar/occurrences.service.js';
import type { Config } from '../config.js';
import { demoPeople, type DemoPerson } from './demo-people.js';
import { RecipientsService } from './recipients.service.js';

@Injectable()
export class DemoDataService {
  constructor(
    private readonly db: DataSource,
    private readonly calendars: CalendarSettingsService,
    private readonly occurrences: OccurrencesService,
    private readonly recipients: RecipientsService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Adds example people with dates around today; once, until they are removed. */
  async add(userId: number): Promise<{ recipients: number; occasions: number }> {
    if (!this.config.demoData) throw forbidden('demo_data_off', 'There are no example people here');
    return this.db.transaction(async (tx) => {
      const calendar = await this.calendars.lock(tx, userId);
      if (calendar.hasDemoData) throw conflict('demo_data_exists', 'You had the example people already');
      let occasions = 0;
      for (const person of demoPeople) {
        const items = this.occasionsOf(person, calendar);
        const draft = await this.recipients.draft(fieldsOf(person), items, async () => calendar);
        await this.recipients.add(tx, userId, {
          ...draft,
          recipient: { ...draft.recipient, isExample: true },
        });
        occasions += items.length;
      }
      await this.calendars.noteDemoData(tx, userId);
      return { recipients: demoPeople.length, occasions };
    });
  }

  /** Removes all remaining example people, which may then be added again. */
  async remove(userId: number): Promise<{ recipients: number }> {
    const recipients = await this.recipients.removeExamples(userId);
    await this.calendars.forgetDemoData(userId);
    return { recipients };
  }

  private occasionsOf({ birthday, occasions }: DemoPerson, calendar: Calendar) {
    const born = { type: 'birthday' as const, in: birthday.in, yearsAgo: birthday.turning, recurring: true };
    return [born, ...occasions].map(({ in: days, yearsAgo = 0, ...fields }) =>
      occasionFields.parse({
        ...fields,
        ...(days !== undefined && { date: this.occurrences.dayAround(calendar, days, yearsAgo) }),
      }),
    );
  }
}

const fieldsOf = ({ name, nickname, relationship, ...rest }: DemoPerson) =>
  recipientFields.parse({
    name,
    nickname,
    relationship,
    interests: rest.interests,
    personality: rest.personality,
    lifestyle: rest.lifestyle,
    budget: rest.budget,
    voiceTranscriptions: rest.voiceTranscriptions,
  });

import { conflict } from '@giftwell/contracts/core/error';
import { isSameName } from '@giftwell/contracts/core/names';
import type { HandlerInput, HandlerOutput } from '@giftwell/contracts/core/route';
import { voiceNotesMax } from '@giftwell/contracts/people/person-fields';
import {
  candidatesShown,
  type QuickNoteCandidate,
  type QuickNoteChoice,
  type quickNoteRoutes,
} from '@giftwell/contracts/planning/quick-notes';
import { recipientWordsMax } from '@giftwell/contracts/planning/recipient-words';
import type { Facts } from '@giftwell/note-reader';
import { Clock } from '@giftwell/server-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { CalendarSettingsService, type Calendar } from '../calendar/calendar-settings.service.js';
import { OccurrencesService } from '../calendar/occurrences.service.js';
import { dayColumns, occasionName, visibleOccasions, type DayRow } from '../occasions/occasion-row.js';
import { noRecipient, pictureAddress, visibleRecipients } from '../recipients/recipient-row.js';
import { RecipientEntity } from '../recipients/recipient.entity.js';
import { namedPeople } from './named-people.js';
import { relatedPeople } from './related-people.js';

type Input = HandlerInput<(typeof quickNoteRoutes)['file']>;
type Answer = HandlerOutput<(typeof quickNoteRoutes)['file']>;
type PersonRow = Omit<QuickNoteCandidate, 'profilePicture'> & { picture: string | null };
interface Described {
  interests: string[];
  voiceTranscriptions: string[];
}

/** Imported when it is needed: its vocabulary takes memory that not every process needs. */
const loadReader = () => import('@giftwell/note-reader');

@Injectable()
export class QuickNotesService {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly calendars: CalendarSettingsService,
    private readonly occurrences: OccurrencesService,
  ) {}

  /** Files a sentence with the one recipient it names, or asks who is meant. */
  async file(userId: number, { sentence, recipientId }: Input): Promise<Answer> {
    const calendar = await this.calendars.of(userId);
    const facts = await this.read(sentence, calendar.timeZone);
    return this.db.transaction(async (tx) => {
      await this.calendars.lock(tx, userId);
      const people = await tx.query<PersonRow[]>(
        `SELECT r.id, r.name, r.nickname, r.relationship, r."customRelationship", p.version AS picture FROM ${visibleRecipients}
         ORDER BY r."searchKey", r.id`,
        [userId],
      );
      const chosen = people.filter(({ id }) => id === recipientId);
      if (recipientId && chosen.length === 0) throw noRecipient();
      const named = recipientId ? chosen : await this.meant(people, sentence, facts);
      const [only] = named;
      if (named.length === 1) return this.add(tx, userId, only!, { sentence, interests: facts.interests });
      const asked = (named.length > 0 ? named : likely(people, facts)).slice(0, candidatesShown);
      const name = named.length > 0 ? firstNameOf(named) : facts.name;
      return { status: 'ask', name, candidates: await this.choices(tx, userId, asked, calendar) };
    });
  }

  /** Loads the reader without waiting for it. */
  prepare(): void {
    // Where that fails, the note says so.
    loadReader().catch(() => undefined);
  }

  /** Those whom a sentence names; if it names nobody, the one who is the giver's "Dad" or "my sister". */
  private async meant(
    people: readonly PersonRow[],
    sentence: string,
    facts: Facts,
  ): Promise<readonly PersonRow[]> {
    const named = namedPeople(sentence, people);
    if (named.length > 0 || facts.name !== null) return named;
    const { readNote } = await loadReader();
    const now = this.clock.now();
    const relationIn = (note: string) =>
      readNote({ note, known: null, now, timeZone: 'UTC' }).facts.relationship;
    // "Mum said …" tells of a relation only as "my mum said …".
    return relatedPeople(people, facts.relationship ?? relationIn(`My ${sentence}`), relationIn);
  }

  /** People to choose from; those of the same name with their next dates. */
  private async choices(
    tx: EntityManager,
    userId: number,
    people: readonly PersonRow[],
    calendar: Calendar,
  ): Promise<QuickNoteChoice[]> {
    const alike = people.filter(({ name }, at) =>
      people.some((other, index) => index !== at && isSameName(other.name, name)),
    );
    const days =
      alike.length === 0
        ? []
        : await tx.query<DayRow[]>(
            `SELECT ${dayColumns} FROM ${visibleOccasions} AND o."recipientId" = ANY($2)`,
            [userId, alike.map(({ id }) => id)],
          );
    const coming = await this.occurrences.comingOf(days, calendar);
    const dated = days.flatMap((day, index) => {
      const { nextDate: date } = coming[index]!;
      return date === null ? [] : [{ recipientId: day.recipientId, occasion: occasionName(day), date }];
    });
    const sooner = dated.toSorted((one, other) => (one.date < other.date ? -1 : 1));
    return people.map((person) => {
      const next = sooner.find(({ recipientId }) => recipientId === person.id);
      return {
        ...shownPerson(person),
        nextDay: next ? { occasion: next.occasion, date: next.date } : null,
      };
    });
  }

  private async read(note: string, timeZone: string): Promise<Facts> {
    const { readNote } = await loadReader();
    return readNote({ note, known: null, now: this.clock.now(), timeZone }).facts;
  }

  private async add(
    tx: EntityManager,
    userId: number,
    person: PersonRow,
    told: { sentence: string; interests: string[] },
  ): Promise<Answer> {
    const [known] = await tx.query<[Described]>(
      'SELECT interests, "voiceTranscriptions" FROM recipients WHERE id = $2 AND "userId" = $1',
      [userId, person.id],
    );
    const isKnown = known.voiceTranscriptions.includes(told.sentence);
    if (!isKnown && known.voiceTranscriptions.length >= voiceNotesMax) throw tooMany();
    const room = Math.max(0, recipientWordsMax - known.interests.length);
    const interests = told.interests.filter((one) => !known.interests.includes(one)).slice(0, room);
    await tx.update(
      RecipientEntity,
      { id: person.id, userId },
      {
        interests: [...known.interests, ...interests],
        voiceTranscriptions: isKnown
          ? known.voiceTranscriptions
          : [...known.voiceTranscriptions, told.sentence],
      },
    );
    const note = isKnown ? null : told.sentence;
    return { status: 'filed', recipient: shownPerson(person), note, interests };
  }
}

/** People with the relationship in the note, or else everybody. */
function likely(people: readonly PersonRow[], { relationship }: Facts): readonly PersonRow[] {
  const related = people.filter((person) => person.relationship === relationship);
  return related.length > 0 ? related : people;
}

/** The name that several people share: their first name, if the full names differ. */
const firstNameOf = (people: readonly PersonRow[]): string => {
  const [one] = people;
  return people.every(({ name }) => name === one!.name) ? one!.name : one!.name.split(/\s+/)[0]!;
};

const shownPerson = ({ picture, ...person }: PersonRow): QuickNoteCandidate => ({
  ...person,
  profilePicture: picture && pictureAddress(person.id, picture),
});

const tooMany = () =>
  conflict('too_many_notes', `A person can have up to ${voiceNotesMax} notes. Remove one to add another.`);

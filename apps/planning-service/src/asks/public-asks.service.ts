import { conflict, notFound } from '@giftwell/contracts/core/error';
import type { HandlerInput } from '@giftwell/contracts/core/route';
import { transcriptionMax, voiceNotesMax } from '@giftwell/contracts/people/person-fields';
import { recipientWordsMax } from '@giftwell/contracts/planning/recipient-words';
import type { PublicAsk, publicAskRoutes } from '@giftwell/contracts/wishes/asks';
import { Clock, shownLine, UserWrites } from '@giftwell/server-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { RecipientEntity } from '../recipients/recipient.entity.js';
import { AskNoticesService } from './ask-notices.service.js';
import { AskEntity } from './ask.entity.js';
import { answersNote, type AskAnswers } from './answers-note.js';

interface Found extends Pick<AskEntity, 'recipientId' | 'userId' | 'from' | 'answeredAt'> {
  /** Not the nickname, which is for the user alone. */
  name: string;
}
interface Known {
  interests: string[];
  toldInterests: string[];
  voiceTranscriptions: string[];
}

/** The link as the one who is asked sees it. */
@Injectable()
export class PublicAsksService {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly notices: AskNoticesService,
    private readonly writes: UserWrites,
  ) {}

  async get(code: string): Promise<PublicAsk> {
    const { from, name, answeredAt } = await this.find(this.db.manager, code);
    return { code, from, name: firstName(name), isAnswered: answeredAt !== null };
  }

  /** Keeps the answers with the recipient: interests as such with their source, and everything as a note. The user gets a mail. */
  async answer({ code, ...answers }: HandlerInput<(typeof publicAskRoutes)['answer']>): Promise<void> {
    const { userId } = await this.find(this.db.manager, code);
    const recipientId = await this.writes.around([{ userId }], () =>
      this.db.transaction(async (tx) => {
        const ask = await this.find(tx, code, 'FOR NO KEY UPDATE OF r, a');
        if (ask.answeredAt !== null) throw conflict('ask_answered', 'You’ve answered already. Thank you!');
        await this.add(tx, ask, answers);
        await tx.update(AskEntity, { code }, { answeredAt: this.clock.now() });
        await this.notices.mail(tx, ask, { recipientName: firstName(ask.name) });
        return ask.recipientId;
      }),
    );
    await this.notices.push({ userId, recipientId });
  }

  private async add(
    tx: EntityManager,
    { recipientId: id, userId, name }: Found,
    answers: AskAnswers,
  ): Promise<void> {
    const [known] = await tx.query<[Known]>(
      'SELECT interests, "toldInterests", "voiceTranscriptions" FROM recipients WHERE id = $2 AND "userId" = $1',
      [userId, id],
    );
    const note = answersNote(firstName(name), {
      ...answers,
      sizes: answers.sizes && shownLine(answers.sizes),
      avoidOther: answers.avoidOther && shownLine(answers.avoidOther),
    });
    const interests = [...new Set([...known.interests, ...answers.likes])];
    const toldInterests = [...new Set([...known.toldInterests, ...answers.likes])];
    await tx.update(
      RecipientEntity,
      { id, userId },
      {
        ...(interests.length <= recipientWordsMax && { interests, toldInterests }),
        ...(note && { voiceTranscriptions: withNote(known.voiceTranscriptions, note) }),
      },
    );
  }

  private async find(tx: EntityManager, code: string, lock = ''): Promise<Found> {
    const [found] = await tx.query<Found[]>(
      `SELECT a."recipientId", a."userId", a."from", a."answeredAt", r.name
       FROM asks a JOIN recipients r ON r.id = a."recipientId" AND r."deletedAt" IS NULL
       WHERE a.code = $1 AND a."expiresAt" > $2 ${lock}`,
      [code, this.clock.now()],
    );
    if (!found) throw notFound('ask_not_found', 'This link has expired');
    return found;
  }
}

/** Where no further note fits, it continues the last one. */
function withNote(notes: readonly string[], note: string): string[] {
  if (notes.includes(note)) return [...notes];
  if (notes.length < voiceNotesMax) return [...notes, note];
  return [...notes.slice(0, -1), `${notes.at(-1)}\n${note}`.slice(-transcriptionMax)];
}

const firstName = (name: string) => name.split(/\s+/)[0]!;

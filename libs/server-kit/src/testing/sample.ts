import { Inject, Module, type DynamicModule } from '@nestjs/common';
import { conflict, notFound } from '@giftwell/contracts/core/error';
import { idParam, idSchema } from '@giftwell/contracts/core/ids';
import { defineRoutes, type HandlerInput } from '@giftwell/contracts/core/route';
import { text } from '@giftwell/contracts/core/text';
import {
  Column,
  DataSource,
  Entity,
  PrimaryGeneratedColumn,
  type EntityManager,
  type MigrationInterface,
  type QueryRunner,
} from 'typeorm';
import { z } from 'zod';
import type { Emit } from '../handlers/serves.js';
import { Serves } from '../handlers/serves.js';
import type { AnyCall, UserCall } from '../handlers/call.js';
import type { ServiceConfig } from '../config.js';
import { addHeartbeats, createIdempotencyTable } from '../handlers/idempotency.js';
import { createKitTables, type ServiceSchema } from '../database/database.js';
import { EventHandler, type Handles } from '../queues/events.js';
import { userDeleted, userRegistered } from '@giftwell/contracts/auth/events';
import type { EventData } from '@giftwell/contracts/core/event';
import { suggestionKept } from '@giftwell/contracts/gift-ai/events';
import { groupGiftChanged } from '@giftwell/contracts/payments/events';
import { defineJob, JobHandler, Jobs, type Runs } from '../queues/jobs.js';
import type { Finish } from '../queues/workers.js';
import { KitModule } from '../kit.module.js';
import { defineEraseJob, Erasure } from '../personal-data/erasure.js';
import { byUserId, Holds } from '../personal-data/holds.js';
import { IdempotencyKeyRow } from '../handlers/idempotency-key.entity.js';
import type { Logger } from '../log/log.js';

/** A small service for the kit's own specs: notes, and a job that stamps them. */
const noteSchema = z.object({ id: idSchema, title: z.string(), stamps: z.number() });

export const noteRoutes = defineRoutes('planning', 'notes', {
  list: {
    method: 'GET',
    path: '/notes',
    summary: 'My notes',
    input: z.strictObject({}),
    output: z.array(noteSchema),
  },
  create: {
    method: 'POST',
    path: '/notes',
    summary: 'Write a note',
    creates: 'users',
    input: z.strictObject({ title: text(100, 1) }),
    output: noteSchema,
    errors: ['note_taken'],
  },
  get: {
    method: 'GET',
    path: '/notes/:id',
    summary: 'One note',
    input: z.strictObject({ id: idParam }),
    output: noteSchema,
    errors: ['note_not_found'],
  },
  slow: {
    method: 'GET',
    path: '/slow',
    summary: 'Answers after a while',
    access: 'public',
    timeoutMs: 1_000,
    input: z.strictObject({ ms: z.number() }),
    output: z.object({ aborted: z.boolean() }),
  },
  count: {
    method: 'POST',
    path: '/count',
    summary: 'Counts, one after the other',
    callers: ['gift-ai'],
    creates: 'anyone',
    access: 'public',
    input: z.strictObject({ to: z.number(), pauseMs: z.number() }),
    output: z.object({ counted: z.number() }),
    item: z.object({ n: z.number() }),
  },
  fail: {
    method: 'POST',
    path: '/fail',
    summary: 'Fails in a chosen way',
    access: 'public',
    input: z.strictObject({ how: z.enum(['unknown', 'bad-value', 'big', 'big-in-frame', 'leak']) }),
    output: z.object({ value: z.string() }),
  },
});
type R = typeof noteRoutes;

export const stampNote = defineJob({
  name: 'planning.stamp-note',
  data: z.object({
    noteId: idSchema,
    mood: z.enum(['good', 'fails-once', 'fails', 'twice']).default('good'),
  }),
  attempts: 3,
  backoffMs: 10,
});

@Entity('notes')
@Holds({ mine: byUserId, account: ['id', 'userId', 'title'], derived: ['stamps'] })
export class NoteEntity {
  @PrimaryGeneratedColumn('identity') id: number;
  @Column('int') userId: number;
  @Column('text') title: string;
  @Column('int', { default: 0 }) stamps: number;
}

@Serves(noteRoutes)
class NotesController {
  static aborted = 0;
  static begun = 0;
  constructor(
    @Inject(DataSource) private readonly db: DataSource,
    @Inject(Jobs) private readonly jobs: Jobs,
  ) {}

  list(_: HandlerInput<R['list']>, { userId }: UserCall) {
    return this.db.getRepository(NoteEntity).find({ where: { userId }, order: { id: 'ASC' } });
  }

  create({ title }: HandlerInput<R['create']>, { userId }: UserCall) {
    return this.db.transaction(async (tx) => {
      if (await tx.existsBy(NoteEntity, { userId, title }))
        throw conflict('note_taken', 'You have that note');
      const note = await tx.save(tx.create(NoteEntity, { userId, title, stamps: 0 }));
      const mood = stampNote.data.shape.mood.catch('good').parse(title);
      await this.jobs.add(tx, stampNote, { noteId: note.id, mood });
      if (title === 'rolled back') throw conflict('note_taken', 'No');
      return note;
    });
  }

  async get({ id }: HandlerInput<R['get']>, { userId }: UserCall) {
    const note = await this.db.getRepository(NoteEntity).findOneBy({ id, userId });
    if (!note) throw notFound('note_not_found', 'There is no such note');
    return note;
  }

  async slow({ ms }: HandlerInput<R['slow']>, { signal }: AnyCall) {
    NotesController.begun += 1;
    const aborted = await new Promise<boolean>((done) => {
      const timer = setTimeout(() => done(false), ms);
      signal.addEventListener('abort', () => {
        clearTimeout(timer);
        NotesController.aborted += 1;
        done(true);
      });
    });
    return { aborted };
  }

  async count({ to, pauseMs }: HandlerInput<R['count']>, { signal }: AnyCall, emit: Emit<R['count']>) {
    let n = 0;
    while (n < to && !signal.aborted) {
      n += 1;
      emit({ n });
      await new Promise((done) => setTimeout(done, pauseMs));
    }
    if (signal.aborted) NotesController.aborted += 1;
    return { counted: n };
  }

  async fail({ how }: HandlerInput<R['fail']>) {
    if (how === 'bad-value') await this.db.query("SELECT '2026-02-31'::date");
    if (how === 'big') return { value: 'x'.repeat(1_000_000) };
    if (how === 'big-in-frame') return { value: '€'.repeat(333_333) };
    if (how === 'leak') return { value: 'seen', secret: 'not in the contract' };
    throw new Error('the reason that nobody outside may read');
  }
}
export const abortedCalls = () => NotesController.aborted;
export const begunCalls = () => NotesController.begun;

@JobHandler(stampNote)
class StampNote implements Runs<typeof stampNote> {
  private readonly tried = new Set<number>();
  constructor(@Inject(DataSource) private readonly db: DataSource) {}

  async run({ noteId, mood }: z.infer<typeof stampNote.data>, finish: Finish) {
    const again = this.tried.has(noteId);
    this.tried.add(noteId);
    if (mood === 'fails' || (mood === 'fails-once' && !again)) throw new Error('no ink');
    const stamp = () =>
      finish(async (tx) => {
        await tx.increment(NoteEntity, { id: noteId }, 'stamps', 1);
      });
    await stamp();
    if (mood === 'twice') await stamp();
  }

  async failed({ noteId }: z.infer<typeof stampNote.data>) {
    await this.db.getRepository(NoteEntity).update(noteId, { stamps: -1 });
  }
}

/** A note that can be written alone, but not together with others. */
export const loner = 1_313;

@EventHandler(userRegistered)
export class WriteWelcomeNote implements Handles<typeof userRegistered> {
  readonly batches: number[] = [];

  handle(event: { userId: number }, tx: EntityManager) {
    return this.handleAll([event], tx);
  }

  async handleAll(events: { userId: number }[], tx: EntityManager) {
    this.batches.push(events.length);
    await tx.insert(
      NoteEntity,
      events.map(({ userId }) => ({ userId, title: 'Welcome' })),
    );
    if (events.length > 1 && events.some(({ userId }) => userId === loner)) throw new Error('Not together');
  }
}

/** The sample runs as planning-service, which must handle every event that it subscribes to. */
@EventHandler(suggestionKept)
class NoteKeptSuggestion implements Handles<typeof suggestionKept> {
  async handle({ userId, title }: EventData<typeof suggestionKept>, tx: EntityManager) {
    await tx.insert(NoteEntity, { userId, title });
  }
}

@EventHandler(groupGiftChanged)
class NoteGroupGift implements Handles<typeof groupGiftChanged> {
  async handle({ userId, title }: EventData<typeof groupGiftChanged>, tx: EntityManager) {
    await tx.insert(NoteEntity, { userId, title });
  }
}

const eraseUser = defineEraseJob('planning');

@EventHandler(userDeleted)
class OnUserDeleted implements Handles<typeof userDeleted> {
  constructor(@Inject(Erasure) private readonly erasure: Erasure) {}

  handle({ userId }: EventData<typeof userDeleted>, tx: EntityManager) {
    return this.erasure.begin(tx, eraseUser, userId);
  }
}

@JobHandler(eraseUser)
class EraseUser implements Runs<typeof eraseUser> {
  constructor(@Inject(Erasure) private readonly erasure: Erasure) {}

  run({ userId }: z.infer<typeof eraseUser.data>, finish: Finish) {
    return this.erasure.run(eraseUser, userId, finish);
  }
}

class CreateNotes1763600000000 implements MigrationInterface {
  name = 'CreateNotes1763600000000';
  async up(runner: QueryRunner) {
    await createKitTables((sql) => runner.query(sql));
    await createIdempotencyTable((sql) => runner.query(sql));
    await addHeartbeats((sql) => runner.query(sql));
    await runner.query(`CREATE TABLE notes (id int GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
      "userId" int NOT NULL, title text NOT NULL, stamps int NOT NULL DEFAULT 0)`);
  }
  async down(runner: QueryRunner) {
    await runner.query('DROP TABLE notes');
  }
}

export const sampleSchema: ServiceSchema = {
  schema: 'sample',
  entities: [NoteEntity, IdempotencyKeyRow],
  migrations: [CreateNotes1763600000000],
};

@Module({})
export class SampleModule {
  static register(config: ServiceConfig, logger: Logger): DynamicModule {
    return {
      module: SampleModule,
      imports: [KitModule.forService({ service: 'planning', config, logger, database: sampleSchema })],
      controllers: [NotesController],
      providers: [StampNote, WriteWelcomeNote, NoteKeptSuggestion, NoteGroupGift, OnUserDeleted, EraseUser],
    };
  }
}

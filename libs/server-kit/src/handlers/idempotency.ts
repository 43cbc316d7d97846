import {
  Inject,
  Injectable,
  SetMetadata,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { conflict, invalid } from '@giftwell/contracts/core/error';
import type { Route } from '@giftwell/contracts/core/route';
import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash, randomUUID } from 'node:crypto';
import { catchError, concatMap, finalize, from, mergeMap, Observable, of, throwError } from 'rxjs';
import { DataSource, EventSubscriber, type EntitySubscriberInterface } from 'typeorm';
import type { TransactionCommitEvent } from 'typeorm/subscriber/event/TransactionCommitEvent.js';
import type { AnyCall } from './call.js';
import { Clock } from '../clock.js';
import { LOGGER } from '../tokens.js';
import type { Logger } from '../log/log.js';
import type { Frame } from '../rpc/calls.js';

const keptMs = 24 * 3_600_000;
const sweepEveryMs = 3_600_000;
const lookEveryMs = 50;
/** Time reserved for sending "still running" before the deadline. */
const answerMarginMs = 300;
/** How often a run says that its process is still there. */
const heartbeatEveryMs = 1_000;
/** A run without a heartbeat for so long has crashed. If it was only frozen, it can no longer commit. */
const silentSeconds = 5;
/** Longer than storing an answer takes after the commit. */
const maxAnswerMs = 10_000;

/** Creates the table; called in a migration of services with idempotent routes. */
export const createIdempotencyTable = async (run: (sql: string) => Promise<unknown>): Promise<void> => {
  await run(`CREATE TABLE idempotency_keys (
    "userId" int NOT NULL,
    key text NOT NULL,
    body text NOT NULL,
    run uuid NOT NULL,
    committed boolean NOT NULL DEFAULT false,
    answer text,
    at timestamptz NOT NULL,
    PRIMARY KEY ("userId", key))`);
  await run('CREATE INDEX idempotency_keys_at ON idempotency_keys (at)');
};

/** Adds the time of the last heartbeat of a run's process; called in a later migration of the same services. */
export const addHeartbeats = async (run: (sql: string) => Promise<unknown>): Promise<void> => {
  await run(`ALTER TABLE idempotency_keys ADD COLUMN "heartbeatAt" timestamptz NOT NULL DEFAULT now()`);
};

/** One run of the request that a key identifies. */
interface Claim {
  userId: number;
  key: string;
  body: string;
  run: string;
}
interface Row {
  body: string;
  run: string;
  committed: boolean;
  answer: string | null;
  at: Date;
  /** Whether its process has crashed. */
  isSilent: boolean;
}

const claims = new AsyncLocalStorage<Claim | undefined>();
/** Whether the current call has an idempotency key, which is stored in the transaction of the effect. */
export const hasIdempotencyKey = (): boolean => claims.getStore() !== undefined;

/**
 * Runs work whose transactions aren't the effect of a request, such as preparing a call to a provider. If the work fails
 * after a commit, the request can be repeated; the work itself must undo what it has stored.
 */
export const outsideIdempotentTransaction = <T>(work: () => Promise<T>): Promise<T> =>
  claims.run(undefined, work);

const mine = '"userId" = $1 AND key = $2 AND run = $3';
const of3 = ({ userId, key, run }: Claim) => [userId, key, run];

/** Marks in the transaction of an effect that it happened; fails if the run was replaced by another. */
@EventSubscriber()
export class CommitMarker implements EntitySubscriberInterface {
  async beforeTransactionCommit({ queryRunner }: TransactionCommitEvent): Promise<void> {
    const claim = claims.getStore();
    if (!claim) return;
    const result: unknown = await queryRunner.query(
      `UPDATE idempotency_keys SET committed = true WHERE ${mine}`,
      of3(claim),
    );
    if ((result as [unknown, number])[1] === 0) throw new Error('Another run has taken this request over');
  }
}

const routeKey = Symbol('route of the key');

/** Makes a method that creates something run once for each key and user. */
export const onceForEachKey = (route: Route): MethodDecorator => {
  const decorators = [SetMetadata(routeKey, route.name), UseInterceptors(Idempotency)];
  return (target, name, descriptor) => {
    for (const decorate of decorators) decorate(target, name, descriptor);
  };
};

/** The first request with a key runs; repetitions get the same answer for 24 hours. */
@Injectable()
export class Idempotency implements NestInterceptor<string, string> {
  private sweepAt = 0;
  private readonly running = new Set<Claim>();
  private heartbeats: NodeJS.Timeout | undefined;

  constructor(
    @Inject(DataSource) private readonly db: DataSource,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler<string>): Observable<string> {
    const { input, call } = context.switchToRpc().getData<Frame>();
    if (call.idempotencyKey === undefined) return next.handle();
    const route = Reflect.getMetadata(routeKey, context.getHandler()) as string;
    const claim: Claim = {
      userId: call.userId ?? 0,
      key: call.idempotencyKey,
      body: createHash('sha256')
        .update(JSON.stringify([route, input]))
        .digest('base64url'),
      run: randomUUID(),
    };
    return from(this.claim(claim, call)).pipe(
      mergeMap((answer) => (answer === null ? this.run(claim, next) : of(answer))),
    );
  }

  private run(claim: Claim, next: CallHandler<string>): Observable<string> {
    this.begin(claim);
    return claims
      .run(claim, () => next.handle())
      .pipe(
        concatMap(async (part) => {
          // Items of a stream begin with `i` and aren't the answer.
          if (!part.startsWith('i')) await this.keep(claim, part);
          return part;
        }),
        catchError((error: unknown) =>
          from(this.release(claim)).pipe(mergeMap(() => throwError(() => error))),
        ),
        finalize(() => this.end(claim)),
      );
  }

  /** Null if this run must do the work; otherwise the stored answer. */
  private async claim(claim: Claim, call: AnyCall): Promise<string | null> {
    this.sweep();
    for (;;) {
      if (await this.insert(claim)) return null;
      const row = await this.read(claim);
      if (!row) continue;
      if (row.body !== claim.body)
        throw invalid('idempotency_key_reused', 'This Idempotency-Key was used for another request');
      if (row.answer !== null) return row.answer;
      const age = this.clock.now().getTime() - row.at.getTime();
      if (row.committed && age > maxAnswerMs)
        throw conflict('already_done', 'This was saved already. Please reload the page.');
      if (!row.committed && row.isSilent) await this.release({ ...claim, run: row.run });
      else if (call.signal.aborted || Date.now() > call.deadline - answerMarginMs)
        throw conflict('still_running', 'This is still in progress. Please try again in a moment.');
      else await new Promise((done) => setTimeout(done, lookEveryMs));
    }
  }

  private async insert({ userId, key, body, run }: Claim): Promise<boolean> {
    const now = this.clock.now();
    const rows = await this.db.query<unknown[]>(
      `INSERT INTO idempotency_keys ("userId", key, body, run, at) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT ("userId", key) DO UPDATE
         SET body = $3, run = $4, at = $5, committed = false, answer = NULL, "heartbeatAt" = now()
         WHERE idempotency_keys.at <= $6 RETURNING run`,
      [userId, key, body, run, now, new Date(now.getTime() - keptMs)],
    );
    return rows.length > 0;
  }

  private async read({ userId, key }: Claim): Promise<Row | undefined> {
    const [row] = await this.db.query<Row[]>(
      `SELECT body, run, committed, answer, at, "heartbeatAt" < now() - make_interval(secs => $3) AS "isSilent"
       FROM idempotency_keys WHERE "userId" = $1 AND key = $2`,
      [userId, key, silentSeconds],
    );
    return row;
  }

  private begin(claim: Claim): void {
    this.running.add(claim);
    this.heartbeats ??= setInterval(() => this.beat(), heartbeatEveryMs).unref();
  }

  private end(claim: Claim): void {
    this.running.delete(claim);
    if (this.running.size > 0) return;
    clearInterval(this.heartbeats);
    this.heartbeats = undefined;
  }

  /** Stores that the process of these runs is alive. */
  private beat(): void {
    const all = [...this.running];
    this.db
      .query(
        `UPDATE idempotency_keys k SET "heartbeatAt" = now()
         FROM unnest($1::int[], $2::text[], $3::uuid[]) AS r ("userId", key, run)
         WHERE k."userId" = r."userId" AND k.key = r.key AND k.run = r.run`,
        [all.map(({ userId }) => userId), all.map(({ key }) => key), all.map(({ run }) => run)],
      )
      .catch((error: unknown) => this.logger.warn({ err: error }, 'Idempotency: heartbeat not stored'));
  }

  /** Stores the answer. If that fails, a repetition is told that the request was already done. */
  private async keep(claim: Claim, answer: string): Promise<void> {
    const values = [...of3(claim), answer];
    await this.db
      .query(`UPDATE idempotency_keys SET answer = $4, committed = true WHERE ${mine}`, values)
      .catch((error: unknown) => this.logger.warn({ err: error }, 'Idempotency: answer not stored'));
  }

  /** Releases the key for another attempt, unless the run had its effect. */
  private async release(claim: Claim): Promise<void> {
    await this.db
      .query(`DELETE FROM idempotency_keys WHERE ${mine} AND NOT committed`, of3(claim))
      .catch((error: unknown) => this.logger.warn({ err: error }, 'Idempotency: key not released'));
  }

  private sweep(): void {
    const now = this.clock.now().getTime();
    if (now < this.sweepAt) return;
    this.sweepAt = now + sweepEveryMs;
    this.db
      .query('DELETE FROM idempotency_keys WHERE at <= $1', [new Date(now - keptMs)])
      .catch((error: unknown) => this.logger.warn({ err: error }, 'Idempotency: expired keys not deleted'));
  }
}

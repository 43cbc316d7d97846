import { invalid } from '@giftwell/contracts/core/error';
import { Clock, CONFIG } from '@giftwell/server-kit';
import { Inject, Injectable } from '@nestjs/common';
import { createHash, createHmac, randomUUID } from 'node:crypto';
import { DataSource, IsNull, LessThan, MoreThan, type EntityManager } from 'typeorm';
import type { Config } from '../config.js';
import { AccountTokenEntity, type TokenPurpose } from './account-token.entity.js';

export type AccountToken = AccountTokenEntity;
export type NewToken = Pick<AccountToken, 'purpose' | 'userId' | 'address'>;

export const validMs = 3_600_000;

/**
 * Single-use tokens for links in mails, valid for an hour. A token is derived from its id and a key that is not in the
 * database, so it need not be stored until the mail is sent; the database has its hash.
 */
@Injectable()
export class TokensService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly db: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Creates a token for a user, or for an address without an account. */
  async create(tx: EntityManager, wanted: NewToken): Promise<AccountToken> {
    const now = this.clock.now();
    await tx.delete(AccountTokenEntity, { expiresAt: LessThan(now) });
    const id = randomUUID();
    const token = {
      ...{ ...wanted, id, tokenHash: hashOf(this.valueOf(id)) },
      ...{ createdAt: now, expiresAt: new Date(now.getTime() + validMs) },
    };
    await tx.insert(AccountTokenEntity, token);
    return token;
  }

  /** The secret of a token, which is only in the mail. */
  valueOf(id: string): string {
    return createHmac('sha256', Buffer.from(this.config.TOKEN_KEY, 'hex'))
      .update(`token:${id}`)
      .digest('base64url');
  }

  /** The token if it is still valid for one of these purposes; doesn't use it. */
  async find(value: string, ...purposes: TokenPurpose[]): Promise<AccountToken | null> {
    const expiresAt = MoreThan(this.clock.now());
    const token = await this.db.manager.findOneBy(AccountTokenEntity, {
      tokenHash: hashOf(value),
      expiresAt,
    });
    return token && purposes.includes(token.purpose) ? token : null;
  }

  /** A valid token, by its id. */
  get(id: string): Promise<AccountToken | null> {
    return this.db.manager.findOneBy(AccountTokenEntity, { id, expiresAt: MoreThan(this.clock.now()) });
  }

  /** Uses a token and runs the effect, in one transaction. Rejects invalid tokens, and those used meanwhile. */
  async redeem<T>(
    value: string,
    purposes: TokenPurpose[],
    effect: (tx: EntityManager, token: AccountToken) => Promise<T>,
  ): Promise<T> {
    const token = await this.find(value, ...purposes);
    if (!token) throw linkExpired();
    return this.db.transaction(async (tx) => {
      await this.lock(tx, token.userId);
      if (!(await this.remove(tx, token))) throw linkExpired();
      return effect(tx, token);
    });
  }

  /** Locks the tokens of a user in a fixed order, and before the account, so that two transactions can't deadlock. */
  async lock(tx: EntityManager, userId: number | null): Promise<void> {
    await tx.query('SELECT id FROM account_tokens WHERE "userId" = $1 ORDER BY id FOR UPDATE', [userId]);
  }

  /** False if it was used or revoked before. */
  async remove(tx: EntityManager, { id }: AccountToken): Promise<boolean> {
    return (await tx.delete(AccountTokenEntity, { id })).affected === 1;
  }

  /** Revokes all tokens of a user whose password or address has changed. */
  async revokeAll(tx: EntityManager, userId: number): Promise<void> {
    await tx.delete(AccountTokenEntity, { userId });
  }

  /** Number of valid tokens for this purpose, by user, or by address without an account. */
  countOpen(tx: EntityManager, { purpose, userId, address }: NewToken): Promise<number> {
    const whose = userId === null ? { address, userId: IsNull() } : { userId };
    return tx.countBy(AccountTokenEntity, { ...whose, purpose, expiresAt: MoreThan(this.clock.now()) });
  }
}

export const linkExpired = () =>
  invalid('link_expired', 'This link has been used or is more than an hour old. Please ask for a new one.');

const hashOf = (value: string) => createHash('sha256').update(value).digest('base64url');

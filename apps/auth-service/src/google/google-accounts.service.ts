import type { GoogleIdentity } from '@giftwell/contracts/auth/google';
import { conflict } from '@giftwell/contracts/core/error';
import { Clock, violatedUnique, type AnyCall } from '@giftwell/server-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type EntityManager } from 'typeorm';
import type { Account } from '../accounts/accounts.service.js';
import { UserEntity } from '../accounts/user.entity.js';
import { AuditService } from '../audit/audit.service.js';
import { PushDeviceEntity } from '../web-push/push-device.entity.js';
import { TokensService } from '../tokens/tokens.service.js';

const taken = () =>
  conflict('google_taken', 'This Google account is already linked to another Giftwell account.');

/** Which account belongs to which Google identity. */
@Injectable()
export class GoogleAccountsService {
  constructor(
    @InjectRepository(UserEntity) private readonly users: Repository<UserEntity>,
    private readonly tokens: TokensService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  findBy({ issuer, subject }: GoogleIdentity): Promise<Account | null> {
    return this.users.findOneBy({ googleIssuer: issuer, googleId: subject });
  }

  /**
   * Gives an account whose address was never confirmed to the owner of the address, and ends what the person who opened it
   * could come back with: password, sessions, links, passkeys, notifications on devices and another Google identity.
   * Null if it is confirmed meanwhile.
   */
  claim(owner: Account, identity: GoogleIdentity, call: AnyCall): Promise<Account | null> {
    return this.users.manager.transaction(async (tx) => {
      const user = await this.replaceOwner(tx, owner, identity);
      if (!user) return null;
      const entry = { user: user.id, actor: user.id, call, result: 'ok' };
      await this.audit.write({ ...entry, action: 'address-confirm' }, tx);
      await this.audit.write({ ...entry, action: 'google-link' }, tx);
      return user;
    });
  }

  private async replaceOwner(tx: EntityManager, { id, email }: Account, identity: GoogleIdentity) {
    // Before the account, in the order in which links are used.
    await this.tokens.revokeAll(tx, id);
    const { issuer, subject } = identity;
    await tx.query(
      `UPDATE users SET "passwordHash" = NULL, "sessionEpoch" = "sessionEpoch" + 1, "emailConfirmedAt" = $3,
         "authProvider" = 'google', "googleIssuer" = $4, "googleId" = $5, "googleEmail" = $6
       WHERE id = $1 AND email = $2 AND "emailConfirmedAt" IS NULL`,
      [id, email, this.clock.now(), issuer, subject, identity.email],
    );
    const claimed = await tx.findOneBy(UserEntity, { id, googleIssuer: issuer, googleId: subject });
    if (!claimed) return null;
    await tx.query('DELETE FROM passkeys WHERE "userId" = $1', [id]);
    await tx.delete(PushDeviceEntity, { userId: id });
    return claimed;
  }

  /** False if the account is linked with another identity. Throws if another account has this one. */
  async link(tx: EntityManager, id: number, { issuer, subject, email }: GoogleIdentity): Promise<boolean> {
    try {
      const [, count] = await tx.query<[unknown, number]>(
        `UPDATE users SET "googleIssuer" = $2, "googleId" = $3, "googleEmail" = $4
         WHERE id = $1 AND ("googleId" IS NULL OR ("googleIssuer" = $2 AND "googleId" = $3))`,
        [id, issuer, subject, email],
      );
      return count === 1;
    } catch (error) {
      throw violatedUnique(error) === 'users_google_unique' ? taken() : error;
    }
  }

  async unlink(tx: EntityManager, id: number): Promise<void> {
    await tx.update(UserEntity, { id }, { googleIssuer: null, googleId: null, googleEmail: null });
  }
}

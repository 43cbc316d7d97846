import { maxPasskeys, type Passkey } from '@giftwell/contracts/auth/passkeys';
import { conflict, notFound } from '@giftwell/contracts/core/error';
import { Clock, violatedUnique, type AnyCall, type UserCall } from '@giftwell/server-kit';
import type { VerifiedRegistrationResponse } from '@simplewebauthn/server';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import { MailsService } from '../mail/mails.service.js';
import { PasskeyEntity } from './passkey.entity.js';
import { passkeyRefused } from './relying-party.js';

type NewCredential = NonNullable<VerifiedRegistrationResponse['registrationInfo']>['credential'];

const toPasskey = ({ id, name, createdAt, lastUsedAt }: PasskeyEntity): Passkey => ({
  ...{ id, name },
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});
const tooMany = () =>
  conflict('too_many_passkeys', `You can have ${maxPasskeys} passkeys. Please remove one first.`);

/** The passkeys of users. */
@Injectable()
export class PasskeysService {
  constructor(
    private readonly db: DataSource,
    private readonly audit: AuditService,
    private readonly mails: MailsService,
    private readonly clock: Clock,
  ) {}

  /** Oldest first. */
  async list(userId: number): Promise<Passkey[]> {
    const rows = await this.db.manager.find(PasskeyEntity, {
      where: { userId },
      order: { createdAt: 'ASC' },
    });
    return rows.map(toPasskey);
  }

  find(id: string): Promise<PasskeyEntity | null> {
    return this.db.manager.findOneBy(PasskeyEntity, { id });
  }

  /** Notes a sign-in; false if the passkey was used or removed meanwhile. */
  async use({ id, userId, counter }: PasskeyEntity, newCounter: number, call: AnyCall): Promise<boolean> {
    const used = { counter: String(newCounter), lastUsedAt: this.clock.now() };
    const { affected } = await this.db.manager.update(PasskeyEntity, { id, counter }, used);
    if (affected !== 1) return false;
    const entry = { action: 'sign-in', user: userId, actor: userId, call } as const;
    await this.audit.write({ ...entry, result: 'ok' });
    return true;
  }

  async refuse(call: AnyCall): Promise<void> {
    await this.audit.write({ action: 'sign-in', call, result: 'passkey_refused' });
  }

  /** Throws for someone who has as many as there may be. */
  async checkRoom(userId: number, tx: EntityManager = this.db.manager): Promise<void> {
    if ((await tx.countBy(PasskeyEntity, { userId })) >= maxPasskeys) throw tooMany();
  }

  /** Tells the owner by mail, because it is another way into the account. */
  async add(
    name: string,
    { id, publicKey, counter, transports = [] }: NewCredential,
    call: UserCall,
  ): Promise<Passkey> {
    const { userId, requestId } = call;
    const row = { id, userId, name, transports, counter: String(counter), publicKey: Buffer.from(publicKey) };
    const passkey = { ...row, createdAt: this.clock.now(), lastUsedAt: null };
    return this.db.transaction(async (tx) => {
      // One at a time, so that the limit holds.
      await tx.query('SELECT id FROM users WHERE id = $1 FOR UPDATE', [userId]);
      await this.checkRoom(userId, tx);
      await tx.insert(PasskeyEntity, passkey).catch((error: unknown) => {
        throw violatedUnique(error) === null ? error : passkeyRefused();
      });
      const entry = { action: 'passkey-add', user: userId, call } as const;
      await this.audit.write({ ...entry, result: 'ok' }, tx);
      await this.mails.request(tx, {
        ...{ key: `auth:passkey-added:${userId}:${requestId}`, to: { userId } },
        ...{ template: 'sign-in-added', data: { what: 'a passkey' } },
      });
      return toPasskey(passkey);
    });
  }

  async remove(id: string, call: UserCall): Promise<void> {
    const { userId } = call;
    await this.db.transaction(async (tx) => {
      const { affected } = await tx.delete(PasskeyEntity, { id, userId });
      if (affected !== 1) throw notFound('passkey_not_found', 'This passkey was already removed.');
      const entry = { action: 'passkey-remove', user: userId, call } as const;
      await this.audit.write({ ...entry, result: 'ok' }, tx);
    });
  }
}

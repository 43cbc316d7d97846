import { conflict } from '@giftwell/contracts/core/error';
import { Clock, defineJob, Jobs } from '@giftwell/server-kit';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { DataSource, LessThan, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { AccountsService, type NewAccount } from '../accounts/accounts.service.js';
import { linkExpired, validMs } from '../tokens/tokens.service.js';
import { PendingRegistrationEntity } from './pending-registration.entity.js';

export const continueSignUp = defineJob({
  name: 'auth.continue-sign-up',
  data: z.object({ registrationId: z.uuid() }),
});

/** Accounts that are opened when a mailed link is used. */
@Injectable()
export class PendingRegistrationsService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly db: DataSource,
  ) {}

  /** The same work whether or not the address has an account; a job decides what is mailed. */
  async keep({ username, email, passwordHash, phoneNumber, timeZone }: NewAccount): Promise<void> {
    if (await this.accounts.isUsernameTaken(username))
      throw conflict('username_taken', 'That username is taken. Please choose another.');
    const now = this.clock.now();
    const old = LessThan(new Date(now.getTime() - 2 * validMs));
    const id = randomUUID();
    await this.db.transaction(async (tx) => {
      await tx.delete(PendingRegistrationEntity, { createdAt: old });
      await tx.insert(PendingRegistrationEntity, {
        ...{ id, username, email, passwordHash: passwordHash!, createdAt: now, tokenId: null },
        ...{ phoneNumber: phoneNumber || null, timeZone: timeZone ?? null },
      });
      await this.jobs.add(tx, continueSignUp, { registrationId: id });
    });
  }

  /** Removes the registration of a link. */
  async take(tx: EntityManager, tokenId: string): Promise<NewAccount> {
    const kept = await tx.findOneBy(PendingRegistrationEntity, { tokenId });
    if (!kept) throw linkExpired();
    await tx.delete(PendingRegistrationEntity, { id: kept.id });
    const { username, email, passwordHash, phoneNumber, timeZone } = kept;
    const createdAt = this.clock.now();
    return { username, email, passwordHash, phoneNumber, timeZone: timeZone ?? undefined, createdAt };
  }
}

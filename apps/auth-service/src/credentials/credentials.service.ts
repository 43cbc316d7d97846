import type { credentialRoutes } from '@giftwell/contracts/auth/auth';
import { userRegistered } from '@giftwell/contracts/auth/events';
import { AppError, invalid, unauthenticated } from '@giftwell/contracts/core/error';
import type { HandlerInput } from '@giftwell/contracts/core/route';
import { Clock, Events, type AnyCall } from '@giftwell/server-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AccountsService, type Account, type NewAccount } from '../accounts/accounts.service.js';
import { AuditService } from '../audit/audit.service.js';
import { AttemptLimit, type Attempt } from './attempt-limit.js';
import { PasswordHasher } from './password-hasher.js';
import { weaknessOf } from './password-rules.js';

@Injectable()
export class CredentialsService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly hasher: PasswordHasher,
    private readonly attempts: AttemptLimit,
    private readonly audit: AuditService,
    private readonly events: Events,
    private readonly clock: Clock,
    private readonly db: DataSource,
  ) {}

  /** The same answer after the same work for an unknown address, a wrong password and an account without a password. */
  verify(
    { email, password, from, device }: HandlerInput<typeof credentialRoutes.verify>,
    call: AnyCall,
  ): Promise<Account> {
    return this.limited({ action: 'sign-in', email, from, device }, call, async () => {
      const user = await this.accounts.findByEmail(email);
      const matched = await this.hasher.matches(user?.passwordHash ?? null, password, call.signal);
      const entry = { action: 'sign-in', user: user?.id, requestId: call.requestId } as const;
      if (!user || !matched) {
        await this.audit.write({ ...entry, result: 'wrong_credentials' });
        throw unauthenticated('wrong_credentials', 'Email or password isn’t right.');
      }
      await this.strengthen(user, password, call.signal);
      await this.audit.write({ ...entry, actor: user.id, result: 'ok' });
      return user;
    });
  }

  async register(input: HandlerInput<typeof credentialRoutes.register>, call: AnyCall): Promise<Account> {
    const { username, email, password, phoneNumber, timeZone, from } = input;
    const weakness = await weaknessOf(password, input);
    if (weakness) throw invalid('weak_password', weakness, { fields: { password: weakness } });
    return this.limited({ action: 'register', email, from, device: null }, call, async () => {
      // Before any look-up, so that probing for known addresses costs the full work.
      const passwordHash = await this.hasher.hash(password, call.signal);
      return this.open(
        { username, email, passwordHash, phoneNumber, timeZone, createdAt: this.clock.now() },
        call,
      );
    });
  }

  private async open(account: NewAccount, call: AnyCall): Promise<Account> {
    const entry = { action: 'register', requestId: call.requestId } as const;
    try {
      return await this.db.transaction(async (tx) => {
        const user = await this.accounts.create(tx, account);
        await this.events.publish(tx, userRegistered, { userId: user.id, timeZone: user.timeZone });
        await this.audit.write({ ...entry, actor: user.id, user: user.id, result: 'ok' }, tx);
        return user;
      });
    } catch (error) {
      if (error instanceof AppError) await this.audit.write({ ...entry, result: error.code });
      throw error;
    }
  }

  /** Hashes again when the parameters have risen; a failure doesn't affect the sign-in. */
  private async strengthen(user: Account, password: string, signal: AbortSignal): Promise<void> {
    if (!this.hasher.isOutdated(user.passwordHash!)) return;
    try {
      await this.accounts.replaceHash(user, await this.hasher.hash(password, signal));
    } catch (error) {
      if (AppError.from(error).kind !== 'unavailable') throw error;
    }
  }

  private async limited<T>(attempt: Attempt, call: AnyCall, work: () => Promise<T>): Promise<T> {
    try {
      return await this.attempts.run(attempt, work);
    } catch (error) {
      if (error instanceof AppError && error.kind === 'rate_limited') {
        await this.audit.write({ action: attempt.action, result: error.code, requestId: call.requestId });
      }
      throw error;
    }
  }
}

import type { credentialRoutes } from '@giftwell/contracts/auth/auth';
import { AppError, invalid, unauthenticated } from '@giftwell/contracts/core/error';
import type { HandlerInput } from '@giftwell/contracts/core/route';
import { Clock, type AnyCall, type UserCall } from '@giftwell/server-kit';
import { Injectable } from '@nestjs/common';
import { AccountsService, type Account } from '../accounts/accounts.service.js';
import { AuditService } from '../audit/audit.service.js';
import { SignUpsService } from '../sign-ups/sign-ups.service.js';
import { AttemptLimit, type Attempt } from './attempt-limit.js';
import { FailedSignInsService } from './failed-sign-ins.service.js';
import { PasswordHasher } from './password-hasher.js';
import { weaknessOf } from './password-rules.js';

@Injectable()
export class CredentialsService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly hasher: PasswordHasher,
    private readonly attempts: AttemptLimit,
    private readonly audit: AuditService,
    private readonly signUps: SignUpsService,
    private readonly failures: FailedSignInsService,
    private readonly clock: Clock,
  ) {}

  /** The same answer after the same work for an unknown address, a wrong password and an account without a password. */
  verify(
    { email, password, from, device }: HandlerInput<typeof credentialRoutes.verify>,
    call: AnyCall,
  ): Promise<Account> {
    return this.limited({ action: 'sign-in', email, from, device }, call, async () => {
      const user = await this.accounts.findByEmail(email);
      const matched = await this.hasher.matches(user?.passwordHash ?? null, password, call.signal);
      const entry = { action: 'sign-in', user: user?.id, call } as const;
      if (!user || !matched) {
        await this.audit.write({ ...entry, result: 'wrong_credentials' });
        await this.failures.check(user);
        throw unauthenticated('wrong_credentials', 'Email or password isn’t right.');
      }
      await this.strengthen(user, password, call.signal);
      await this.audit.write({ ...entry, actor: user.id, result: 'ok' });
      return user;
    });
  }

  /** Null where the account is opened later, by a link in a mail. */
  async register(
    input: HandlerInput<typeof credentialRoutes.register>,
    call: AnyCall,
  ): Promise<Account | null> {
    const { username, email, password, phoneNumber, timeZone, from } = input;
    const weakness = await weaknessOf(password, input);
    if (weakness) throw invalid('weak_password', weakness, { fields: { password: weakness } });
    return this.limited({ action: 'register', email, from, device: null }, call, async () => {
      // Before any look-up, so that probing for known addresses costs the full work.
      const passwordHash = await this.hasher.hash(password, call.signal);
      const account = { username, email, passwordHash, phoneNumber, timeZone, createdAt: this.clock.now() };
      try {
        return await this.signUps.begin(account, call);
      } catch (error) {
        if (error instanceof AppError)
          await this.audit.write({ action: 'register', call, result: error.code });
        throw error;
      }
    });
  }

  /** Asks for the password once more before something that a stolen session must not do. */
  async reauthenticate(
    { password, from, field = 'password' }: { password: string; from: string; field?: string },
    call: UserCall,
  ): Promise<Account> {
    const user = await this.accounts.get(call.userId);
    const attempt = { action: 're-authenticate', email: user.email, from, device: null } as const;
    return this.limited(attempt, call, async () => {
      if (await this.hasher.matches(user.passwordHash, password, call.signal)) return user;
      const entry = { action: 're-authenticate', user: user.id, call } as const;
      await this.audit.write({ ...entry, result: 'wrong_password' });
      const message = 'That isn’t your password.';
      throw invalid('wrong_password', message, { fields: { [field]: message } });
    });
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
      if (error instanceof AppError && error.kind === 'rate_limited')
        await this.audit.write({ action: attempt.action, result: error.code, call });
      throw error;
    }
  }
}

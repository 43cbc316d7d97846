import { passwordRoutes } from '@giftwell/contracts/auth/password';
import type { HandlerInput } from '@giftwell/contracts/core/route';
import { Jobs, Serves, type AnyCall } from '@giftwell/server-kit';
import { DataSource } from 'typeorm';
import { AccountsService } from '../accounts/accounts.service.js';
import { PasswordResetsService, sendReset } from './password-resets.service.js';

type Routes = typeof passwordRoutes;
const ok = { ok: true as const };

@Serves(passwordRoutes)
export class PasswordController {
  constructor(
    private readonly db: DataSource,
    private readonly jobs: Jobs,
    private readonly accounts: AccountsService,
    private readonly resets: PasswordResetsService,
  ) {}

  /** The same work for an unknown address, so that the response time reveals nothing; a job does the rest. */
  async forgot({ email }: HandlerInput<Routes['forgot']>) {
    const user = await this.accounts.findByEmail(email);
    await this.db.transaction((tx) => this.jobs.add(tx, sendReset, { userId: user?.id ?? null }));
    return ok;
  }

  async reset(input: HandlerInput<Routes['reset']>, call: AnyCall) {
    await this.resets.reset(input, call);
    return ok;
  }
}

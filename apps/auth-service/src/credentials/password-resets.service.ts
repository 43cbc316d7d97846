import type { passwordRoutes } from '@giftwell/contracts/auth/password';
import { idSchema } from '@giftwell/contracts/core/ids';
import type { HandlerInput } from '@giftwell/contracts/core/route';
import { defineJob, type AnyCall } from '@giftwell/server-kit';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { AccountsService } from '../accounts/accounts.service.js';
import { AuditService } from '../audit/audit.service.js';
import { linkExpired, TokensService } from '../tokens/tokens.service.js';
import { PasswordsService } from './passwords.service.js';

export const sendReset = defineJob({
  name: 'auth.send-reset',
  /** Null if no account has the address. */
  data: z.object({ userId: idSchema.nullable() }),
});

@Injectable()
export class PasswordResetsService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly tokens: TokensService,
    private readonly passwords: PasswordsService,
    private readonly audit: AuditService,
  ) {}

  /** Changes the password for the link's owner; all their sessions end. */
  async reset({ token, password }: HandlerInput<typeof passwordRoutes.reset>, call: AnyCall): Promise<void> {
    const found = await this.tokens.find(token, 'reset-password');
    const user = found?.userId ? await this.accounts.find(found.userId) : null;
    if (!user) throw linkExpired();
    const passwordHash = await this.passwords.hashOfStrong(password, user, call);
    await this.tokens.redeem(token, ['reset-password'], async (tx) => {
      if (!user.emailConfirmedAt) await this.accounts.dropOtherSignIns(tx, user.id);
      await this.accounts.confirmAddress(tx, user.id);
      await this.passwords.replace(tx, user, passwordHash);
      const entry = { action: 'password-reset', user: user.id, actor: user.id, call } as const;
      await this.audit.write({ ...entry, result: 'ok' }, tx);
    });
    await this.accounts.endSessionsNow(user.id);
  }
}

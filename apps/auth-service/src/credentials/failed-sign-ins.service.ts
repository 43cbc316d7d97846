import { Clock } from '@giftwell/server-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Account } from '../accounts/accounts.service.js';
import { AuditService } from '../audit/audit.service.js';
import { MailsService } from '../mail/mails.service.js';

const many = 20;
const withinMs = 3_600_000;
/** No account has this id. */
const noUserId = 0;

/** Tells owners about many failed sign-ins: 20 within an hour, once a day. */
@Injectable()
export class FailedSignInsService {
  constructor(
    private readonly db: DataSource,
    private readonly mails: MailsService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /** After each failure is in the audit log; also counts for an unknown address, so that it takes as long. */
  async check(user: Account | null): Promise<void> {
    const now = this.clock.now();
    const since = new Date(now.getTime() - withinMs);
    const failures = await this.audit.countFailedSignIns(user?.id ?? noUserId, since, many);
    if (!user || failures < many) return;
    const key = `auth:failed-sign-ins:${user.id}:${now.toISOString().slice(0, 10)}`;
    const to = { userId: user.id };
    await this.db.transaction((tx) => this.mails.request(tx, { key, to, template: 'failed-sign-ins' }));
  }
}

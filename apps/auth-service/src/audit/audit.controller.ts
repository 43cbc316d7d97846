import { auditRoutes } from '@giftwell/contracts/auth/audit';
import type { HandlerInput } from '@giftwell/contracts/core/route';
import { Serves, type AnyCall } from '@giftwell/server-kit';
import { AuditService } from './audit.service.js';

@Serves(auditRoutes)
export class AuditController {
  constructor(private readonly audit: AuditService) {}

  async note(entry: HandlerInput<typeof auditRoutes.note>, call: AnyCall) {
    await this.audit.write({ ...entry, call });
    return { ok: true as const };
  }
}

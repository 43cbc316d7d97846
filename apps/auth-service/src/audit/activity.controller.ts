import { activityRoutes } from '@giftwell/contracts/auth/audit';
import type { HandlerInput } from '@giftwell/contracts/core/route';
import { Serves, type UserCall } from '@giftwell/server-kit';
import { AuditService } from './audit.service.js';

@Serves(activityRoutes)
export class ActivityController {
  constructor(private readonly audit: AuditService) {}

  list({ before }: HandlerInput<typeof activityRoutes.list>, { userId }: UserCall) {
    return this.audit.activitiesOf(userId, before);
  }
}

import type { ServiceSchema } from '@giftwell/server-kit';
import { UserEntity } from './accounts/user.entity.js';
import { AuditEntryEntity } from './audit/audit-entry.entity.js';
import { CreateUsers1795219200000 } from './migrations/1795219200000-create-users.js';

import { UsernameSkeletons1795300000000 } from './migrations/1795300000000-username-skeletons.js';

export const database: ServiceSchema = {
  schema: 'auth',
  entities: [UserEntity, AuditEntryEntity],
  migrations: [CreateUsers1795219200000, UsernameSkeletons1795300000000],
};

import type { ServiceSchema } from '@giftwell/server-kit';
import { CalendarSettingsEntity } from './calendar/calendar-settings.entity.js';
import { CreatePlanning1795230000000 } from './migrations/1795230000000-create-planning.js';
import { IdempotencyKeys1795240000000 } from './migrations/1795240000000-idempotency-keys.js';
import { OccasionEntity } from './occasions/occasion.entity.js';
import { RecipientPictureEntity } from './pictures/recipient-picture.entity.js';
import { RecipientEntity } from './recipients/recipient.entity.js';

export const database: ServiceSchema = {
  schema: 'planning',
  entities: [CalendarSettingsEntity, OccasionEntity, RecipientEntity, RecipientPictureEntity],
  migrations: [CreatePlanning1795230000000, IdempotencyKeys1795240000000],
};

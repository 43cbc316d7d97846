import { database as auth } from '@giftwell/auth-service/data-source';
import { database as giftAi } from '@giftwell/gift-ai-service/data-source';
import { database as payments } from '@giftwell/payments-service/data-source';
import { database as planning } from '@giftwell/planning-service/data-source';
import { runMigrations } from '@giftwell/server-kit';

await runMigrations('Giftwell', [
  { service: 'auth-service', database: auth, roleVariable: 'AUTH_DATABASE_ROLE' },
  { service: 'gift-ai-service', database: giftAi, roleVariable: 'GIFT_AI_DATABASE_ROLE' },
  { service: 'planning-service', database: planning, roleVariable: 'PLANNING_DATABASE_ROLE' },
  { service: 'payments-service', database: payments, roleVariable: 'PAYMENTS_DATABASE_ROLE' },
]);

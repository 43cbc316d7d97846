import { runMigration } from '@giftwell/server-kit';
import { database } from './data-source.js';

await runMigration('payments-service', database);

import { runMigration } from '@giftwell/server-kit';
import { database } from './data-source.js';

await runMigration('planning-service', database);

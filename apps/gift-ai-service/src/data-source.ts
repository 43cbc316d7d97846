import { IdempotencyKeyRow, type ServiceSchema } from '@giftwell/server-kit';
import { MlModelEntity } from './learning/ml-model.entity.js';
import { Suggestions1764000000000 } from './migrations/1764000000000-suggestions.js';
import { Heartbeats1796050000000 } from './migrations/1796050000000-heartbeats.js';
import { Sharing1764100000000 } from './migrations/1764100000000-sharing.js';
import { Learning1764200000000 } from './migrations/1764200000000-learning.js';
import { Refinement1764300000000 } from './migrations/1764300000000-refinement.js';
import { Transcriptions1764400000000 } from './migrations/1764400000000-transcriptions.js';
import { Pictures1764500000000 } from './migrations/1764500000000-pictures.js';
import { IdempotencyKeys1764600000000 } from './migrations/1764600000000-idempotency-keys.js';
import { GiftRecord1764700000000 } from './migrations/1764700000000-gift-record.js';
import { Runs1764710000000 } from './migrations/1764710000000-runs.js';
import { RecordedGifts1764720000000 } from './migrations/1764720000000-recorded-gifts.js';
import { RenamedRecipients1764750000000 } from './migrations/1764750000000-renamed-recipients.js';
import { ShareSenders1764730000000 } from './migrations/1764730000000-share-senders.js';
import { UserPreferencesEntity } from './preferences/user-preferences.entity.js';
import { RenamedRecipientEntity } from './recipient-names/renamed-recipient.entity.js';
import { RunEntity } from './runs/run.entity.js';
import { SharedSuggestionEntity } from './shared-suggestions/shared-suggestion.entity.js';
import { DeletedRecipientEntity, RecordedGiftEntity } from './suggestions/recorded-gift.entity.js';
import { SuggestionEntity } from './suggestions/suggestion.entity.js';
import { TranscriptionEntity } from './transcription/transcription.entity.js';

export const database: ServiceSchema = {
  schema: 'gift_ai',
  entities: [
    DeletedRecipientEntity,
    IdempotencyKeyRow,
    MlModelEntity,
    RecordedGiftEntity,
    RenamedRecipientEntity,
    RunEntity,
    SharedSuggestionEntity,
    SuggestionEntity,
    TranscriptionEntity,
    UserPreferencesEntity,
  ],
  migrations: [
    Suggestions1764000000000,
    Sharing1764100000000,
    Learning1764200000000,
    Refinement1764300000000,
    Transcriptions1764400000000,
    Pictures1764500000000,
    IdempotencyKeys1764600000000,
    GiftRecord1764700000000,
    Runs1764710000000,
    RecordedGifts1764720000000,
    ShareSenders1764730000000,
    RenamedRecipients1764750000000,
    Heartbeats1796050000000,
  ],
};

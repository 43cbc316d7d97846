import type { ServiceSchema } from '@giftwell/server-kit';
import { UserEntity } from './accounts/user.entity.js';
import { AuditEntryEntity } from './audit/audit-entry.entity.js';
import { DataExportEntity } from './exports/data-export.entity.js';
import { PendingRegistrationEntity } from './sign-ups/pending-registration.entity.js';
import { MailEntity } from './mail/mail.entity.js';
import { SuppressedAddressEntity } from './mail/suppressed-address.entity.js';
import { SeenHintEntity } from './hints/seen-hint.entity.js';
import { AddressOptOutEntity } from './preferences/address-opt-out.entity.js';
import { MailOptOutEntity } from './preferences/mail-opt-out.entity.js';
import { CreateUsers1795219200000 } from './migrations/1795219200000-create-users.js';
import { UsernameSkeletons1795300000000 } from './migrations/1795300000000-username-skeletons.js';
import { CreateMails1795400000000 } from './migrations/1795400000000-create-mails.js';
import { CreateTokens1795500000000 } from './migrations/1795500000000-create-tokens.js';
import { CreatePendingRegistrations1795600000000 } from './migrations/1795600000000-create-pending-registrations.js';
import { CreateMailOptOuts1795700000000 } from './migrations/1795700000000-create-mail-opt-outs.js';
import { LinkGoogle1795800000000 } from './migrations/1795800000000-link-google.js';
import { AuditedAddresses1796200000000 } from './migrations/audit/1796200000000-audited-addresses.js';
import { AuditIndexes1795900000000 } from './migrations/1795900000000-audit-indexes.js';
import { SeenHints1795950000000 } from './migrations/1795950000000-seen-hints.js';
import { CreatePasskeys1795910000000 } from './migrations/1795910000000-create-passkeys.js';
import { PasskeyEntity } from './passkeys/passkey.entity.js';
import { DataExports1796000000000 } from './migrations/1796000000000-data-exports.js';
import { PushDevices1796010000000 } from './migrations/1796010000000-push-devices.js';
import { LimitGuestMails1796100000000 } from './migrations/1796100000000-limit-guest-mails.js';
import { ListsOfMails1796120000000 } from './migrations/1796120000000-lists-of-mails.js';
import { MailTopics1796130000000 } from './migrations/1796130000000-mail-topics.js';
import { AccountTokenEntity } from './tokens/account-token.entity.js';
import { PushDeviceEntity } from './web-push/push-device.entity.js';

export const database: ServiceSchema = {
  schema: 'auth',
  entities: [
    DataExportEntity,
    AuditEntryEntity,
    MailEntity,
    SuppressedAddressEntity,
    AccountTokenEntity,
    PasskeyEntity,
    PushDeviceEntity,
    PendingRegistrationEntity,
    MailOptOutEntity,
    AddressOptOutEntity,
    SeenHintEntity,
    // Last, because a deletion finds some rows by the address of the account.
    UserEntity,
  ],
  migrations: [
    CreateUsers1795219200000,
    UsernameSkeletons1795300000000,
    CreateMails1795400000000,
    CreateTokens1795500000000,
    CreatePendingRegistrations1795600000000,
    CreateMailOptOuts1795700000000,
    LinkGoogle1795800000000,
    AuditIndexes1795900000000,
    CreatePasskeys1795910000000,
    SeenHints1795950000000,
    DataExports1796000000000,
    PushDevices1796010000000,
    LimitGuestMails1796100000000,
    ListsOfMails1796120000000,
    MailTopics1796130000000,
    AuditedAddresses1796200000000,
  ],
};

import { IdempotencyKeyRow, type ServiceSchema } from '@giftwell/server-kit';
import { AuditRowEntity } from './ledger/audit-row.entity.js';
import { ContributionEntity } from './contributions/contribution.entity.js';
import { RefundEntity } from './contributions/refund.entity.js';
import { GiftRecordEntity } from './gift-records/gift-record.entity.js';
import { GroupChangeEntity } from './group-purchases/group-change.entity.js';
import { GroupIdeaEntity, IdeaVoteEntity } from './group-purchases/group-idea.entity.js';
import { GroupPurchaseEntity } from './group-purchases/group-purchase.entity.js';
import { LedgerEntryEntity } from './ledger/ledger-entry.entity.js';
import { LedgerLineEntity } from './ledger/ledger-line.entity.js';
import { CreatePayments1795350000000 } from './migrations/1795350000000-create-payments.js';
import { Heartbeats1796050000000 } from './migrations/1796050000000-heartbeats.js';
import { Ledger1795351000000 } from './migrations/1795351000000-ledger.js';
import { OrderOwners1795400000000 } from './migrations/1795400000000-order-owners.js';
import { TriggerSearchPath1796020000000 } from './migrations/1796020000000-trigger-search-path.js';
import { WishlistItems1796030000000 } from './migrations/1796030000000-wishlist-items.js';
import { GiftRecords1796040000000 } from './migrations/1796040000000-gift-records.js';
import { OrderRequests1796050000001 } from './migrations/1796050000001-order-requests.js';
import { ThanksPhotos1796060000000 } from './migrations/1796060000000-thanks-photos.js';
import { Contributors1796070000000 } from './migrations/1796070000000-contributors.js';
import { PaymentsOfPledges1796130000000 } from './migrations/1796130000000-payments-of-pledges.js';
import { BrowsersOfGuests1796140000000 } from './migrations/1796140000000-browsers-of-guests.js';
import { RefundsOfAll1796150000000 } from './migrations/1796150000000-refunds-of-all.js';
import { ToldEndings1796160000000 } from './migrations/1796160000000-told-endings.js';
import { BoughtGifts1796170000000 } from './migrations/endings/1796170000000-bought-gifts.js';
import { MissedGoals1796190000000 } from './migrations/endings/1796190000000-missed-goals.js';
import { AuditedAddresses1796200000000 } from './migrations/audit/1796200000000-audited-addresses.js';
import { ComingRefunds1796210000000 } from './migrations/endings/1796210000000-coming-refunds.js';
import { PaymentsOnTheirWay1796230000000 } from './migrations/paying/1796230000000-payments-on-their-way.js';
import { HiddenUsers1796240000000 } from './migrations/1796240000000-hidden-users.js';
import { ProviderEventEntity } from './paypal/provider-event.entity.js';

export const database: ServiceSchema = {
  schema: 'payments',
  entities: [
    IdempotencyKeyRow,
    AuditRowEntity,
    ContributionEntity,
    GiftRecordEntity,
    GroupChangeEntity,
    GroupIdeaEntity,
    GroupPurchaseEntity,
    IdeaVoteEntity,
    LedgerEntryEntity,
    LedgerLineEntity,
    ProviderEventEntity,
    RefundEntity,
  ],
  migrations: [
    CreatePayments1795350000000,
    Ledger1795351000000,
    OrderOwners1795400000000,
    TriggerSearchPath1796020000000,
    WishlistItems1796030000000,
    GiftRecords1796040000000,
    Heartbeats1796050000000,
    OrderRequests1796050000001,
    ThanksPhotos1796060000000,
    Contributors1796070000000,
    PaymentsOfPledges1796130000000,
    BrowsersOfGuests1796140000000,
    RefundsOfAll1796150000000,
    ToldEndings1796160000000,
    BoughtGifts1796170000000,
    MissedGoals1796190000000,
    AuditedAddresses1796200000000,
    ComingRefunds1796210000000,
    PaymentsOnTheirWay1796230000000,
    HiddenUsers1796240000000,
  ],
};

import { IdempotencyKeyRow, type ServiceSchema } from '@giftwell/server-kit';
import { CalendarFeedEntity } from './calendar-feed/calendar-feed.entity.js';
import { AskEntity } from './asks/ask.entity.js';
import { CalendarImportEntity } from './bulk-add/calendar-import.entity.js';
import { CalendarScanEntity } from './calendar-import/calendar-scan.entity.js';
import { CalendarSettingsEntity } from './calendar/calendar-settings.entity.js';
import { GiftBudgetEntity } from './gift-plan/gift-budget.entity.js';
import { GiftEntity } from './gifts/gift.entity.js';
import { GroupGiftEntity } from './group-gifts/group-gift.entity.js';
import { LinkPreviewEntity } from './link-previews/link-preview.entity.js';
import { CreatePlanning1795230000000 } from './migrations/1795230000000-create-planning.js';
import { Heartbeats1796050000000 } from './migrations/1796050000000-heartbeats.js';
import { IdempotencyKeys1795240000000 } from './migrations/1795240000000-idempotency-keys.js';
import { Gifts1795250000000 } from './migrations/1795250000000-gifts.js';
import { Feasts1795260000000 } from './migrations/1795260000000-feasts.js';
import { QuotaBounds1795270000000 } from './migrations/1795270000000-quota-bounds.js';
import { ToldAgesAndExamples1795280000000 } from './migrations/1795280000000-told-ages-and-examples.js';
import { SuggestedGifts1795290000000 } from './migrations/1795290000000-suggested-gifts.js';
import { GiftRevisions1795300000000 } from './migrations/1795300000000-gift-revisions.js';
import { ReminderHour1795310000000 } from './migrations/1795310000000-reminder-hour.js';
import { Wishlists1795340000000 } from './migrations/sharing/1795340000000-wishlists.js';
import { Reservations1795341000000 } from './migrations/sharing/1795341000000-reservations.js';
import { WishlistInvitations1795342000000 } from './migrations/sharing/1795342000000-wishlist-invitations.js';
import { PhotosAndLinkPreviews1795371000000 } from './migrations/sharing/1795371000000-photos-and-link-previews.js';
import { Reminders1795360000000 } from './migrations/reminders/1795360000000-reminders.js';
import { CalendarFeeds1795380000000 } from './migrations/1795380000000-calendar-feeds.js';
import { Asks1795372000000 } from './migrations/sharing/1795372000000-asks.js';
import { PhotoCodes1795411000000 } from './migrations/sharing/1795411000000-photo-codes.js';
import { GroupGifts1796030000000 } from './migrations/sharing/1796030000000-group-gifts.js';
import { KeptGroupGifts1796040000000 } from './migrations/sharing/1796040000000-kept-group-gifts.js';
import { PhotosOfGroupGifts1796060000000 } from './migrations/sharing/1796060000000-photos-of-group-gifts.js';
import { ListCodesOfReservations1796145000000 } from './migrations/sharing/1796145000000-list-codes-of-reservations.js';
import { ToldInterests1796146000000 } from './migrations/sharing/1796146000000-told-interests.js';
import { BoughtGroupGifts1796180000000 } from './migrations/sharing/1796180000000-bought-group-gifts.js';
import { CalendarImports1795390000000 } from './migrations/1795390000000-calendar-imports.js';
import { TriggerSearchPath1796020000000 } from './migrations/1796020000000-trigger-search-path.js';
import { ReminderTriggers1796070000000 } from './migrations/reminders/1796070000000-reminder-triggers.js';
import { OriginOfSnoozed1796130000000 } from './migrations/reminders/1796130000000-origin-of-snoozed.js';
import { OccasionEntity } from './occasions/occasion.entity.js';
import { PhotoEntity } from './pictures/photo.entity.js';
import { RecipientPictureEntity } from './pictures/recipient-picture.entity.js';
import { RecipientEntity } from './recipients/recipient.entity.js';
import { ReminderScheduleEntity } from './reminders/reminder-schedule.entity.js';
import { ReminderEntity } from './reminders/reminder.entity.js';
import { ReservationEntity } from './reservations/reservation.entity.js';
import { WishlistEntity } from './wishlists/wishlist.entity.js';
import { WishlistInvitationEntity } from './wishlists/wishlist-invitation.entity.js';
import { WishlistItemEntity } from './wishlists/wishlist-item.entity.js';

export const database: ServiceSchema = {
  schema: 'planning',
  entities: [
    IdempotencyKeyRow,
    CalendarFeedEntity,
    AskEntity,
    CalendarImportEntity,
    CalendarScanEntity,
    CalendarSettingsEntity,
    GiftBudgetEntity,
    GiftEntity,
    GroupGiftEntity,
    LinkPreviewEntity,
    OccasionEntity,
    PhotoEntity,
    RecipientEntity,
    RecipientPictureEntity,
    ReservationEntity,
    WishlistEntity,
    WishlistInvitationEntity,
    WishlistItemEntity,
    ReminderEntity,
    // Last, because changes of the others add to it.
    ReminderScheduleEntity,
  ],
  migrations: [
    CreatePlanning1795230000000,
    IdempotencyKeys1795240000000,
    Gifts1795250000000,
    Feasts1795260000000,
    QuotaBounds1795270000000,
    ToldAgesAndExamples1795280000000,
    SuggestedGifts1795290000000,
    GiftRevisions1795300000000,
    ReminderHour1795310000000,
    Wishlists1795340000000,
    Reservations1795341000000,
    WishlistInvitations1795342000000,
    PhotosAndLinkPreviews1795371000000,
    Asks1795372000000,
    Reminders1795360000000,
    CalendarFeeds1795380000000,
    CalendarImports1795390000000,
    PhotoCodes1795411000000,
    TriggerSearchPath1796020000000,
    GroupGifts1796030000000,
    KeptGroupGifts1796040000000,
    Heartbeats1796050000000,
    PhotosOfGroupGifts1796060000000,
    ReminderTriggers1796070000000,
    OriginOfSnoozed1796130000000,
    ListCodesOfReservations1796145000000,
    ToldInterests1796146000000,
    BoughtGroupGifts1796180000000,
  ],
};

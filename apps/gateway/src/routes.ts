import { addressRoutes, signUpRoutes } from '@giftwell/contracts/auth/address';
import { accountDeletionRoutes } from '@giftwell/contracts/auth/account-deletion';
import { activityRoutes } from '@giftwell/contracts/auth/audit';
import { accountRoutes, sessionRoutes } from '@giftwell/contracts/auth/auth';
import { googleRoutes, googleSignInRoutes } from '@giftwell/contracts/auth/google';
import { hintRoutes } from '@giftwell/contracts/auth/hints';
import { notificationRoutes, webPushRoutes } from '@giftwell/contracts/auth/notifications';
import { ownExportRoutes, exportRoutes } from '@giftwell/contracts/auth/exports';
import { passkeyRoutes, passkeySignInRoutes } from '@giftwell/contracts/auth/passkeys';
import { passwordRoutes } from '@giftwell/contracts/auth/password';
import { profileRoutes } from '@giftwell/contracts/auth/profile';
import type { Routes } from '@giftwell/contracts/core/route';
import { learningRoutes } from '@giftwell/contracts/gift-ai/learning';
import { runRoutes } from '@giftwell/contracts/gift-ai/runs';
import { sharedSuggestionRoutes } from '@giftwell/contracts/gift-ai/shared-suggestions';
import { suggestionRoutes } from '@giftwell/contracts/gift-ai/suggestions';
import { transcriptionRoutes } from '@giftwell/contracts/gift-ai/transcription';
import { extractionRoutes } from '@giftwell/contracts/gift-ai/voice';
import { wizardRoutes } from '@giftwell/contracts/gift-ai/wizard';
import { boughtGiftRoutes } from '@giftwell/contracts/payments/bought-gifts';
import { giftRecordRoutes } from '@giftwell/contracts/payments/gift-records';
import { groupClosingRoutes } from '@giftwell/contracts/payments/group-closings';
import { groupPurchaseRoutes } from '@giftwell/contracts/payments/group-purchases';
import { paypalRoutes } from '@giftwell/contracts/payments/paypal';
import { publicGroupRoutes } from '@giftwell/contracts/payments/public-groups';
import { calendarImportRoutes } from '@giftwell/contracts/calendar/calendar-import';
import { calendarSettingsRoutes } from '@giftwell/contracts/planning/calendar-settings';
import { giftPlanRoutes } from '@giftwell/contracts/planning/gift-plan';
import { askRoutes, publicAskRoutes } from '@giftwell/contracts/wishes/asks';
import { linkPreviewRoutes } from '@giftwell/contracts/wishes/link-previews';
import { giftRoutes } from '@giftwell/contracts/planning/gifts';
import { occasionRoutes } from '@giftwell/contracts/planning/occasions';
import { photoRoutes } from '@giftwell/contracts/wishes/photos';
import { quickNoteRoutes } from '@giftwell/contracts/planning/quick-notes';
import { recipientWordRoutes } from '@giftwell/contracts/planning/recipient-words';
import { recipientRoutes } from '@giftwell/contracts/planning/recipients';
import { publicWishlistRoutes, reservationRoutes } from '@giftwell/contracts/planning/reservations';
import { calendarFeedRoutes } from '@giftwell/contracts/dates/calendar-feed';
import { reminderRoutes } from '@giftwell/contracts/dates/reminders';
import { wishlistInvitationRoutes } from '@giftwell/contracts/planning/wishlist-invitations';
import { wishlistRoutes } from '@giftwell/contracts/planning/wishlists';
import { googleCalendarRoutes } from '@giftwell/contracts/gateway/google-calendar';
import { planFileRoutes } from '@giftwell/contracts/gateway/plan-export';
import { photoImageRoutes } from '@giftwell/contracts/gateway/photos';
import { calendarFileRoutes } from '@giftwell/contracts/gateway/calendar-file';
import { pushRoutes } from '@giftwell/contracts/gateway/push';
import { pictureRoutes } from '@giftwell/contracts/gateway/pictures';
import { uploadRoutes } from '@giftwell/contracts/gateway/uploads';

/** The services' public resources. A resource is public only if it is listed here. */
export const mounted: Routes[] = [
  accountRoutes,
  activityRoutes,
  addressRoutes,
  googleRoutes,
  hintRoutes,
  notificationRoutes,
  webPushRoutes,
  exportRoutes,
  passkeyRoutes,
  passwordRoutes,
  signUpRoutes,
  suggestionRoutes,
  runRoutes,
  sharedSuggestionRoutes,
  wizardRoutes,
  extractionRoutes,
  transcriptionRoutes,
  learningRoutes,
  recipientRoutes,
  occasionRoutes,
  giftRoutes,
  giftPlanRoutes,
  quickNoteRoutes,
  recipientWordRoutes,
  calendarSettingsRoutes,
  reminderRoutes,
  calendarFeedRoutes,
  calendarImportRoutes,
  wishlistRoutes,
  wishlistInvitationRoutes,
  publicWishlistRoutes,
  reservationRoutes,
  linkPreviewRoutes,
  photoRoutes,
  groupPurchaseRoutes,
  publicGroupRoutes,
  boughtGiftRoutes,
  groupClosingRoutes,
  giftRecordRoutes,
  paypalRoutes,
  askRoutes,
  publicAskRoutes,
];

/** Routes that the gateway answers itself. */
export const ownRoutes: Routes[] = [
  accountDeletionRoutes,
  profileRoutes,
  ownExportRoutes,
  sessionRoutes,
  googleSignInRoutes,
  googleCalendarRoutes,
  passkeySignInRoutes,
  pushRoutes,
  pictureRoutes,
  photoImageRoutes,
  planFileRoutes,
  calendarFileRoutes,
  uploadRoutes,
];

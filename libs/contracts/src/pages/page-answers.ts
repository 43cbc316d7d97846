import type { sessionRoutes } from '../auth/auth.js';
import type { ResponseOutput } from '../core/route.js';
import type { sharedSuggestionRoutes } from '../gift-ai/shared-suggestions.js';
import type { suggestionRoutes } from '../gift-ai/suggestions.js';
import type { groupPurchaseRoutes } from '../payments/group-purchases.js';
import type { publicGroupRoutes } from '../payments/public-groups.js';
import type { calendarSettingsRoutes } from '../planning/calendar-settings.js';
import type { giftPlanRoutes } from '../planning/gift-plan.js';
import type { giftRoutes } from '../planning/gifts.js';
import type { occasionRoutes } from '../planning/occasions.js';
import type { recipientRoutes } from '../planning/recipients.js';
import type { publicWishlistRoutes } from '../planning/reservations.js';
import type { wishlistRoutes } from '../planning/wishlists.js';
import type { publicAskRoutes } from '../wishes/asks.js';

/** The id of the document's element with the answers as JSON. */
export const pageAnswersId = 'page-answers';
/** An attribute of this element: the document is rendered for the user of its session. */
export const renderedForUser = 'data-for-user';

/**
 * Answers that the gateway adds to a page's document, so that the page need not request them. Each comes from one
 * route, with parameters only from the page's address.
 */
export interface PageAnswers {
  session: ResponseOutput<typeof sessionRoutes.current>;
  sharedSuggestion: ResponseOutput<typeof sharedSuggestionRoutes.get>;
  /** The same for everyone: without what is taken. */
  publicWishlist: ResponseOutput<typeof publicWishlistRoutes.get>;
  /** For guests, or for a signed-in user who may see it. */
  publicGroup: ResponseOutput<typeof publicGroupRoutes.get>;
  groupPurchases: ResponseOutput<typeof groupPurchaseRoutes.list>;
  ask: ResponseOutput<typeof publicAskRoutes.get>;
  recipients: ResponseOutput<typeof recipientRoutes.list>;
  /** The recipient in the page's address, and the first of their gifts. */
  recipient: ResponseOutput<typeof recipientRoutes.get>;
  gifts: ResponseOutput<typeof giftRoutes.list>;
  /** Of this year. */
  plan: ResponseOutput<typeof giftPlanRoutes.get>;
  upcoming: ResponseOutput<typeof occasionRoutes.upcoming>;
  calendarSettings: ResponseOutput<typeof calendarSettingsRoutes.get>;
  wishlists: ResponseOutput<typeof wishlistRoutes.list>;
  saved: ResponseOutput<typeof suggestionRoutes.listSaved>;
}

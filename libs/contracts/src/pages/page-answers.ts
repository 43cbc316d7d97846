import type { sessionRoutes } from '../auth/auth.js';
import type { ResponseOutput } from '../core/route.js';
import type { sharedSuggestionRoutes } from '../gift-ai/shared-suggestions.js';
import type { suggestionRoutes } from '../gift-ai/suggestions.js';
import type { calendarSettingsRoutes } from '../planning/calendar-settings.js';
import type { giftPlanRoutes } from '../planning/gift-plan.js';
import type { giftRoutes } from '../planning/gifts.js';
import type { occasionRoutes } from '../planning/occasions.js';
import type { recipientRoutes } from '../planning/recipients.js';

/** The id of the element of a document that holds its answers as JSON. */
export const pageAnswersId = 'page-answers';

/**
 * The answers that the gateway writes into the document of a page, so that the page need not request them. Each is that of one
 * route with parameters from the page's address alone.
 */
export interface PageAnswers {
  session: ResponseOutput<typeof sessionRoutes.current>;
  sharedSuggestion: ResponseOutput<typeof sharedSuggestionRoutes.get>;
  recipients: ResponseOutput<typeof recipientRoutes.list>;
  /** The one whom the page's address names, and the first of their gifts. */
  recipient: ResponseOutput<typeof recipientRoutes.get>;
  gifts: ResponseOutput<typeof giftRoutes.list>;
  /** Of this year. */
  plan: ResponseOutput<typeof giftPlanRoutes.get>;
  upcoming: ResponseOutput<typeof occasionRoutes.upcoming>;
  calendarSettings: ResponseOutput<typeof calendarSettingsRoutes.get>;
  saved: ResponseOutput<typeof suggestionRoutes.listSaved>;
}

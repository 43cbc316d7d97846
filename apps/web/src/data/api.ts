import { accountRoutes, sessionRoutes } from '@giftwell/contracts/auth/auth';
import { createClient, streamRoute, type CallOptions } from '@giftwell/contracts/core/client';
import type { RequestInput } from '@giftwell/contracts/core/route';
import { runRoutes } from '@giftwell/contracts/gift-ai/runs';
import { sharedSuggestionRoutes } from '@giftwell/contracts/gift-ai/shared-suggestions';
import { suggestionRoutes, type Suggestion } from '@giftwell/contracts/gift-ai/suggestions';
import { wizardRoutes, type GenerateAnswer } from '@giftwell/contracts/gift-ai/wizard';
import { calendarSettingsRoutes } from '@giftwell/contracts/planning/calendar-settings';
import { occasionRoutes } from '@giftwell/contracts/planning/occasions';
import { recipientRoutes } from '@giftwell/contracts/planning/recipients';

const baseUrl = '/api';

export const api = {
  account: createClient(accountRoutes, { baseUrl }),
  sessions: createClient(sessionRoutes, { baseUrl }),
  suggestions: createClient(suggestionRoutes, { baseUrl }),
  runs: createClient(runRoutes, { baseUrl }),
  sharedSuggestions: createClient(sharedSuggestionRoutes, { baseUrl }),
  recipients: createClient(recipientRoutes, { baseUrl }),
  occasions: createClient(occasionRoutes, { baseUrl }),
  calendarSettings: createClient(calendarSettingsRoutes, { baseUrl }),
};

/** Requests nine ideas and reports each as it arrives. */
export const generateSuggestions = (
  input: RequestInput<typeof wizardRoutes.generate>,
  onItem: (suggestion: Suggestion) => void,
  options: CallOptions = {},
): Promise<GenerateAnswer> => streamRoute(wizardRoutes.generate, input, onItem, { baseUrl }, options);

/** Requests refined ideas and reports each as it arrives. */
export const refineSuggestions = (
  input: RequestInput<typeof wizardRoutes.refine>,
  onItem: (suggestion: Suggestion) => void,
  options: CallOptions = {},
): Promise<GenerateAnswer> => streamRoute(wizardRoutes.refine, input, onItem, { baseUrl }, options);

import type { RefinementType } from '@giftwell/contracts/gift-ai/vocabulary';
import type { QueryClient } from '@tanstack/react-query';
import { refineSuggestions } from '../../../data/api.js';
import { errorCode, errorKind, errorMessage } from '../../../ui/feedback/app-error.js';
import { toast } from '../../../ui/feedback/toasts.js';
import { meQuery } from '../../../data/use-user.js';
import { runOf, type Run } from '../generation.js';

/** Labels of the eight buttons, and headings of their ideas. */
export const refinements: Record<RefinementType, { label: string; heading: string }> = {
  more_unique: { label: 'More unique', heading: 'More unusual ideas' },
  more_practical: { label: 'More practical', heading: 'More practical ideas' },
  higher_budget: { label: 'Higher budget', heading: 'Ideas for a little more' },
  lower_budget: { label: 'Lower budget', heading: 'Ideas for a little less' },
  more_personal: { label: 'More personal', heading: 'More personal ideas' },
  trending: { label: 'Trending', heading: 'What people like right now' },
  experience_focused: { label: 'Experiences', heading: 'Things to do, not to have' },
  handmade_artisan: { label: 'Handmade', heading: 'Made by hand' },
};

export interface Refined {
  type: RefinementType;
  run: Run;
}

/**
 * Requests other ideas for a refinement. If the session seems to have ended, it is checked once and the request
 * repeated.
 */
export function refinementOf(
  { key, input }: Run,
  refinementType: RefinementType,
  shown: readonly string[],
  queryClient: QueryClient,
): Run {
  const originals = shown.slice(-60).map((name) => ({ name }));
  const excludeItems = shown.slice(-260, -60);
  const request = {
    originalSuggestions: originals,
    wizardData: input,
    refinementType,
    excludeItems,
    run: key,
  };
  return runOf({
    ...{ key, input, refinement: refinementType },
    ask: async (onItem, options) => {
      try {
        return await refineSuggestions(request, onItem, options);
      } catch (error) {
        if (errorKind(error) !== 'unauthenticated') throw error;
        await queryClient.fetchQuery({ ...meQuery, staleTime: 0 });
        return refineSuggestions(request, onItem, options);
      }
    },
  });
}

export function showRefinementError(error: Error): void {
  // A rate limit isn't an error: the buttons show the wait.
  const isPause = errorKind(error) === 'rate_limited';
  toast({ ...(!isPause && { variant: 'destructive' }), ...failureWords(error) });
}

function failureWords(error: Error): { title: string; description: string } {
  const kind = errorKind(error);
  if (kind === 'unauthenticated') {
    return { title: 'Session Expired', description: 'Please refresh the page and log in again.' };
  }
  // The wizard data is missing or no longer valid.
  if (kind === 'invalid') {
    return { title: 'Cannot refine', description: 'Please run the wizard again and start from there.' };
  }
  if (kind === 'rate_limited') return { title: 'Just a moment, please', description: errorMessage(error) };
  if (errorCode(error) === 'offline') {
    return { title: 'Connection problem', description: errorMessage(error) };
  }
  return { title: 'Refinement Failed', description: 'Unable to refine suggestions. Please try again.' };
}

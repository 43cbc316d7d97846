import type { Suggestion } from '@giftwell/contracts/gift-ai/suggestions';
import type { GenerateAnswer, Understood, WizardInput } from '@giftwell/contracts/gift-ai/wizard';
import { queryOptions, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { RefinementType } from '@giftwell/contracts/gift-ai/vocabulary';
import { generateSuggestions } from '../../data/api.js';
import { suggestionKey } from '../../data/stores/saved-suggestions.js';
import { addToSessionRun, beginSessionRun } from '../../data/stores/session-runs.js';
import { staggered } from './staggered.js';

type Ask = (
  onItem: (suggestion: Suggestion) => void,
  options: { signal: AbortSignal },
) => Promise<GenerateAnswer>;

interface Generation {
  suggestions: readonly Suggestion[];
  fallback: boolean;
  /** The basis of the ideas, which arrives with the complete answer. */
  understood: Understood | null;
}

/** One request: from the wizard, for another round, or a refinement. */
export interface Run {
  /** Identifies this request. */
  id: number;
  /** The key of its run, which is the address of its ideas. */
  key: string;
  input: WizardInput;
  ask: Ask;
  refinement: RefinementType | null;
  /** Ideas from before a reload, which are not requested again. */
  restored?: Generation;
  /** Further rounds and refinements from before a reload. */
  further?: readonly Run[];
}
let lastRun = 0;
export const runOf = ({
  key,
  input,
  ask,
  refinement = null,
}: Pick<Run, 'key' | 'input' | 'ask'> & Partial<Run>): Run => ({
  id: ++lastRun,
  ...{ key, input, ask, refinement },
});
/** `onAnswer` is called with each complete answer. */
export const newRun = (key: string, input: WizardInput, onAnswer: (answer: GenerateAnswer) => void): Run =>
  runOf({
    key,
    input,
    ask: async (onItem, options) => {
      beginSessionRun(key, input);
      const answer = await generateSuggestions({ ...input, run: key }, onItem, options);
      onAnswer(answer);
      return answer;
    },
  });

export const nothing: Generation = { suggestions: [], fallback: false, understood: null };
const runKey = (run: Run) => ['suggestions', 'generated', run.id] as const;

/** Requests the ideas on first use; `data` has what arrived so far, and `isFetching` is true while more is expected. */
export function useGeneration(run: Run) {
  const queryClient = useQueryClient();
  return useQuery(generationQuery(run, queryClient));
}

const generationQuery = (run: Run, queryClient: QueryClient) =>
  queryOptions({
    queryKey: runKey(run),
    gcTime: 0,
    meta: { askedOnce: true },
    initialData: run.restored,
    // An interrupted request leaves a partial answer, which must be requested again.
    refetchOnMount: run.restored ? false : 'always',
    queryFn: async ({ signal }): Promise<Generation> => {
      const shown = () => queryClient.getQueryData<Generation>(runKey(run)) ?? nothing;
      const show = (generation: Generation) => queryClient.setQueryData<Generation>(runKey(run), generation);
      show(nothing);
      const arrivals = staggered(
        (suggestion: Suggestion) => show({ ...nothing, suggestions: [...shown().suggestions, suggestion] }),
        signal,
      );
      try {
        const answer = await run.ask(arrivals.add, { signal });
        addToSessionRun(run.key, answer, run.refinement);
        await arrivals.settled();
        return merge(shown, answer);
      } catch (error) {
        await arrivals.settled();
        throw error;
      }
    },
  });

/** The complete answer, with ratings and saves made while it arrived. */
function merge(shown: () => Generation, { suggestions, fallback, understood }: GenerateAnswer): Generation {
  const known = new Map(shown().suggestions.map((each) => [suggestionKey(each), each]));
  return {
    suggestions: suggestions.map((each) => known.get(suggestionKey(each)) ?? each),
    ...{ fallback, understood },
  };
}

/** The names of all ideas that these runs have shown. */
export const shownNames = (queryClient: QueryClient, runs: readonly Run[]): string[] =>
  runs.flatMap((run) =>
    (queryClient.getQueryData<Generation>(runKey(run)) ?? nothing).suggestions.map(({ name }) => name),
  );

/** Cancels the request; the shown ideas stay. */
export const stopGeneration = (queryClient: QueryClient, run: Run) =>
  queryClient.cancelQueries({ queryKey: runKey(run) }, { revert: false });

/** Updates the rating or saved state of a shown idea. */
export function changeShown(
  queryClient: QueryClient,
  run: Run,
  of: Suggestion,
  change: Partial<Pick<Suggestion, 'rating' | 'saved'>>,
) {
  queryClient.setQueryData<Generation>(
    runKey(run),
    (old) =>
      old && {
        ...old,
        suggestions: old.suggestions.map((each) =>
          suggestionKey(each) === suggestionKey(of) ? { ...each, ...change } : each,
        ),
      },
  );
}

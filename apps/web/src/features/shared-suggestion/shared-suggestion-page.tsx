import { shareCodeSchema } from '@giftwell/contracts/core/ids';
import type { SharedSuggestion } from '@giftwell/contracts/gift-ai/shared-suggestions';
import { queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '../../data/api.js';
import { sharedSuggestionKey } from '../../data/query-keys.js';
import { useUser } from '../../data/use-user.js';
import { usePageTitle } from '../../ui/feedback/use-page-title.js';
import { PageLoadState } from '../../ui/pages/page-load-state.js';
import { SharedIdea } from './shared-idea.js';

interface SharedSuggestionPageProps {
  shareCode: string;
  home: string;
  /** Starts the wizard. */
  onStart: () => void;
}

const sharedQuery = (shareCode: string) =>
  queryOptions({
    queryKey: sharedSuggestionKey(shareCode),
    queryFn: ({ signal }) => api.sharedSuggestions.get({ shareCode }, { signal }),
    enabled: shareCodeSchema.safeParse(shareCode).success,
  });

/** The page of a shared link. */
export function SharedSuggestionPage({ shareCode, home, onStart }: SharedSuggestionPageProps) {
  const query = useQuery(sharedQuery(shareCode));
  const { data, isLoading } = query;
  usePageTitle(data?.title ?? (isLoading ? 'A shared gift idea' : 'Gift suggestion not found'));
  useCountedView(data);
  useOwnLook(query);

  if (data) return <SharedIdea shared={data} onStart={onStart} />;
  return (
    <PageLoadState query={query} what="this idea" title="Gift suggestion not found" to={home}>
      This shared gift suggestion may have expired or been removed.
    </PageLoadState>
  );
}

/** The document is the same for everyone; the owner's browser requests the idea again to offer revoking it. */
function useOwnLook({ data, isFetchedAfterMount, refetch }: UseQueryResult<SharedSuggestion>) {
  const { status } = useUser();
  const cameAlong = data !== undefined && !isFetchedAfterMount;
  useEffect(() => {
    if (status === 'signed-in' && cameAlong) void refetch();
  }, [status, cameAlong, refetch]);
}

/** Reported once; errors are ignored. */
function useCountedView(shared: SharedSuggestion | undefined) {
  const shareCode = shared?.shareCode;
  useEffect(() => {
    if (shareCode) api.sharedSuggestions.view({ shareCode }).catch(() => undefined);
  }, [shareCode]);
}

import { shareCodeSchema } from '@giftwell/contracts/core/ids';
import type { SharedSuggestion } from '@giftwell/contracts/gift-ai/shared-suggestions';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import { queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { api } from '../../data/api.js';
import { sharedSuggestionKey } from '../../data/query-keys.js';
import { useUser } from '../../data/use-user.js';
import { errorKind } from '../../ui/feedback/app-error.js';
import { LostParcel } from '../../ui/illustrations/illustrations.js';
import { LoadProblemPage } from '../../ui/feedback/load-problem-page.js';
import { MessagePage } from '../../ui/feedback/message-page.js';
import { usePageTitle } from '../../ui/feedback/use-page-title.js';
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
  const { data, error, isLoading, refetch } = query;
  usePageTitle(data?.title ?? (isLoading ? 'A shared gift idea' : 'Gift suggestion not found'));
  useCountedView(data);
  useOwnLook(query);

  if (data) return <SharedIdea shared={data} onStart={onStart} />;
  if (isLoading) return <Waiting />;
  if (error && errorKind(error) !== 'not_found')
    return <LoadProblemPage error={error} what="this idea" onRetry={() => void refetch()} />;
  return (
    <MessagePage
      illustration={<LostParcel />}
      title="Gift suggestion not found"
      action={
        <Button component={Link} to={home} variant="contained">
          Go to Home
        </Button>
      }
    >
      This shared gift suggestion may have expired or been removed.
    </MessagePage>
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

function Waiting() {
  return (
    <Container maxWidth="sm" aria-busy="true" sx={{ py: { xs: 4, sm: 8 } }}>
      <Skeleton variant="rounded" height={28} width={190} />
      <Skeleton variant="rounded" height={52} sx={{ mt: 3 }} />
      <Skeleton variant="rounded" height={420} sx={{ mt: 4 }} />
    </Container>
  );
}

import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import { errorKind } from '../feedback/app-error.js';
import { LoadProblemPage } from '../feedback/load-problem-page.js';
import { NotFoundMessage, type NotFoundMessageProps } from './not-found-message.js';

interface PageLoadStateProps extends NotFoundMessageProps {
  query: Pick<UseQueryResult, 'error' | 'isLoading' | 'refetch'>;
  /** What is missing: `this wishlist`. */
  what: string;
}

/** The page of a link as long as it has no data: it loads, failed to, or leads to nothing. */
export function PageLoadState({ query: { error, isLoading, refetch }, what, ...lost }: PageLoadStateProps) {
  if (isLoading) return <Waiting />;
  if (error && errorKind(error) !== 'not_found')
    return <LoadProblemPage error={error} what={what} onRetry={() => void refetch()} />;
  return <NotFoundMessage {...lost} />;
}

const Waiting = () => (
  <Container maxWidth="md" aria-busy="true" aria-label="Loading" sx={{ py: { xs: 4, sm: 7 } }}>
    <Skeleton variant="rounded" height={28} width={120} />
    <Skeleton variant="rounded" height={56} sx={{ mt: 3 }} />
    <Skeleton variant="rounded" height={420} sx={{ mt: 4 }} />
  </Container>
);

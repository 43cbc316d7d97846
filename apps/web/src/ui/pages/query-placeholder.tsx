import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import { LoadError } from '../feedback/load-error.js';

interface QueryPlaceholderProps {
  query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>;
  /** What is missing: `your people`. */
  what: string;
  /** Of the placeholders, in pixels. */
  heights: readonly number[];
}

/** In place of a part of a page without data: that it loads, or failed to. */
export function QueryPlaceholder({
  query: { error, isFetching, refetch },
  what,
  heights,
}: QueryPlaceholderProps) {
  if (error)
    return <LoadError error={error} what={what} retrying={isFetching} onRetry={() => void refetch()} />;
  return (
    <Box aria-busy="true" aria-label="Loading" role="status" sx={{ display: 'grid', gap: 2 }}>
      {heights.map((height, at) => (
        <Skeleton key={at} variant="rounded" height={height} />
      ))}
    </Box>
  );
}

import type { Suggestion } from '@giftwell/contracts/gift-ai/suggestions';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { GiftTag } from '../../shared/gift-tag.js';
import { suggestionKey, useSaved } from '../../shared/saved-suggestions.js';
import { SavedTag } from './saved-tag.js';
import { useForget, useUnsave } from './saved.api.js';

const Grid = ({ children, label }: { children: ReactNode; label: string }) => (
  <Box
    component="ul"
    aria-label={label}
    sx={{
      display: 'grid',
      gap: { xs: 4, sm: 4 },
      gridTemplateColumns: {
        xs: 'minmax(0, 1fr)',
        sm: 'repeat(2, minmax(0, 1fr))',
        md: 'repeat(3, minmax(0, 1fr))',
      },
      listStyle: 'none',
      m: 0,
      p: 0,
      pt: 2,
    }}
  >
    {children}
  </Box>
);

/** What the server keeps for the signed-in user. */
export function AccountList({ suggestions }: { suggestions: readonly (Suggestion & { id: number })[] }) {
  const unsave = useUnsave();
  return (
    <Grid label="Saved ideas">
      {suggestions.map((suggestion) => (
        <li key={suggestion.id}>
          <SavedTag
            headingLevel="h2"
            suggestion={suggestion}
            removing={unsave.isPending && unsave.variables.id === suggestion.id}
            onRemove={() => unsave.mutate(suggestion)}
          />
        </li>
      ))}
    </Grid>
  );
}

/** What only this browser keeps. */
export function BrowserList() {
  const forget = useForget();
  return (
    <Grid label="Saved in this browser">
      {useSaved().map((suggestion) => (
        <li key={suggestionKey(suggestion)}>
          <SavedTag
            headingLevel="h3"
            suggestion={suggestion}
            removing={forget.isPending && forget.variables.name === suggestion.name}
            onRemove={() => forget.mutate(suggestion)}
          />
        </li>
      ))}
    </Grid>
  );
}

export function ListSkeleton() {
  return (
    <Box role="status" aria-label="Loading your saved ideas">
      <Grid label="Loading">
        {[0, 1, 2].map((each) => (
          <li key={each}>
            <GiftTag aria-hidden>
              <Skeleton width="35%" />
              <Skeleton width="80%" height={36} />
              <Skeleton width="25%" sx={{ mb: 2 }} />
              <Skeleton variant="rounded" height={96} />
            </GiftTag>
          </li>
        ))}
      </Grid>
    </Box>
  );
}

import type { RecipientSummary } from '@giftwell/contracts/planning/recipients';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useInfiniteQuery } from '@tanstack/react-query';
import { memo, useMemo, useState } from 'react';
import { focusPage } from '../../ui/fields/focus.js';
import { ShowMore } from '../../ui/feedback/show-more.js';
import { LoadError } from '../../ui/feedback/load-error.js';
import { useDebounced } from '../../ui/fields/use-debounced.js';
import { counted } from '../../ui/text/counted.js';
import type { Coming } from '../../data/coming.js';
import { everyone, type PeopleFilter } from '../../data/query-keys.js';
import { PeopleFilters } from './people-filters.js';
import type { IdeasLink } from './recipient-card.js';
import { RecipientList } from './recipient-list.js';
import { recipientsQuery, useRemoveDemoData } from './recipients.api.js';

interface PeopleSectionProps {
  coming: readonly Coming[];
  /** Path of a recipient's page. */
  pathOf: (id: number) => string;
  planning: number | undefined;
  ideas: ReadonlyMap<number, IdeasLink>;
  onPlan: (recipient: RecipientSummary) => void;
  onEdit: (recipient: RecipientSummary) => void;
}

/** With fewer people no search is shown. */
const worthSearching = 9;

const isNarrowed = ({ search, group }: PeopleFilter) => search.trim() !== '' || group !== '';

/** All recipients, with filters if there are many. */
export const PeopleSection = memo(function PeopleSection({ coming, ...rest }: PeopleSectionProps) {
  const [filter, setFilter] = useState(everyone);
  const search = useDebounced(filter.search.trim());
  const people = useInfiniteQuery(recipientsQuery({ ...filter, search }));
  const { data, error } = people;
  const recipients = useMemo(() => data?.pages.flatMap((page) => page.recipients) ?? [], [data]);
  const isFiltered = isNarrowed(filter);
  const total = data?.pages.at(-1)?.total ?? 0;
  const clear = () => {
    // The button disappears with the filter, so the focus must move.
    focusPage();
    setFilter({ ...filter, search: '', group: '' });
  };
  return (
    <Box component="section" aria-labelledby="people">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 2, minHeight: 50 }}>
        <Typography id="people" variant="h4" component="h2" sx={{ mr: 'auto' }}>
          Your people
        </Typography>
        {recipients.some(({ isExample }) => isExample) && <RemoveExamples />}
        {(isFiltered || total >= worthSearching) && (
          <>
            <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
              {counted(total, 'person', 'people')}
            </Typography>
            <PeopleFilters filter={filter} onChange={setFilter} />
          </>
        )}
      </Box>
      {!data && (
        <LoadError
          error={error}
          what="your people"
          retrying={people.isFetching}
          onRetry={() => void people.refetch()}
        />
      )}
      {data && recipients.length === 0 && <NoMatch onClear={clear} />}
      {recipients.length > 0 && <RecipientList recipients={recipients} coming={coming} {...rest} />}
      <ShowMore
        shown={recipients.length}
        total={total}
        loading={people.isFetchingNextPage}
        failed={people.isFetchNextPageError}
        onMore={() => void people.fetchNextPage()}
      />
    </Box>
  );
});

const NoMatch = ({ onClear }: { onClear: () => void }) => (
  <Box sx={{ display: 'grid', justifyItems: 'start', gap: 2, py: 3 }}>
    <Typography>No matching people.</Typography>
    <Button variant="outlined" onClick={onClear}>
      Show everyone
    </Button>
  </Box>
);

function RemoveExamples() {
  const { mutate, isPending } = useRemoveDemoData();
  return (
    <Button variant="outlined" aria-busy={isPending} onClick={isPending ? undefined : () => mutate()}>
      {isPending ? 'Removing them…' : 'Remove example people'}
    </Button>
  );
}

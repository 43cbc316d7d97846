import type { RecipientSummary } from '@giftwell/contracts/planning/recipients';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { focusPage } from '../../ui/fields/focus.js';
import { SearchField } from '../../ui/fields/search-field.js';
import { ShowMore } from '../../ui/feedback/show-more.js';
import { TroubleNote } from '../../ui/feedback/trouble-note.js';
import { useSettled } from '../../ui/fields/use-settled.js';
import type { Coming } from '../../data/coming.js';
import { RecipientList } from './recipient-list.js';
import { recipientsQuery, useRemoveDemoData } from './recipients.api.js';

interface PeopleSectionProps {
  coming: readonly Coming[];
  /** Where everything about a recipient is. */
  pathOf: (id: number) => string;
  planning: number | undefined;
  onPlan: (recipient: RecipientSummary) => void;
  onEdit: (recipient: RecipientSummary) => void;
}

/** Below this number, no search is shown. */
const worthSearching = 9;

/** All recipients, by name. */
export function PeopleSection({ coming, ...rest }: PeopleSectionProps) {
  const [search, setSearch] = useState('');
  const people = useInfiniteQuery(recipientsQuery(useSettled(search.trim())));
  const { data, error } = people;
  const recipients = useMemo(() => data?.pages.flatMap((page) => page.recipients) ?? [], [data]);
  const total = data?.pages.at(-1)?.total ?? 0;
  const clear = () => {
    // The button disappears with the search, so the focus must move.
    focusPage();
    setSearch('');
  };
  return (
    <Box component="section" aria-labelledby="people">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 2, minHeight: 50 }}>
        <Typography id="people" variant="h4" component="h2" sx={{ mr: 'auto' }}>
          Your people
        </Typography>
        {recipients.some(({ isExample }) => isExample) && <RemoveExamples />}
        {(search || total >= worthSearching) && (
          <>
            <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
              {total} {total === 1 ? 'person' : 'people'}
            </Typography>
            <SearchField label="Search by name" value={search} onChange={setSearch} />
          </>
        )}
      </Box>
      {!data && (
        <TroubleNote
          error={error}
          what="your people"
          retrying={people.isFetching}
          onRetry={() => void people.refetch()}
        />
      )}
      {data && recipients.length === 0 && (
        <Box sx={{ display: 'grid', justifyItems: 'start', gap: 2, py: 3 }}>
          <Typography>No one by that name.</Typography>
          <Button variant="outlined" onClick={clear}>
            Show everyone
          </Button>
        </Box>
      )}
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
}

function RemoveExamples() {
  const { mutate, isPending } = useRemoveDemoData();
  return (
    <Button variant="outlined" aria-busy={isPending} onClick={isPending ? undefined : () => mutate()}>
      {isPending ? 'Removing them…' : 'Remove example people'}
    </Button>
  );
}

import { occasionLabels, occasionTypes } from '@giftwell/contracts/gift-ai/vocabulary';
import type { Occasion } from '@giftwell/contracts/planning/occasions';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { focusPage, useFocusWhenEmptied } from '../../ui/fields/focus.js';
import { SearchField } from '../../ui/fields/search-field.js';
import { ShowMore } from '../../ui/feedback/show-more.js';
import { LoadError } from '../../ui/feedback/load-error.js';
import { useDebounced } from '../../ui/fields/use-debounced.js';
import { counted } from '../../ui/text/counted.js';
import { NothingTracked } from './invitations.js';
import { OccasionList } from './occasion-list.js';
import { Cards } from './occasions.styles.js';
import { occasionsQuery, type OccasionFilter } from './occasions.api.js';

interface OccasionsSectionProps {
  isUser: boolean;
  /** The occasion that the wizard is being opened for. */
  planning: number | undefined;
  onPlan: (occasion: Occasion) => void;
  onEdit: (occasion: Occasion) => void;
  onAdd: () => void;
}

/** With fewer occasions no search is shown. */
const worthFiltering = 9;
const everything: OccasionFilter = { search: '', type: '' };

/** The list of occasions, with filters if it is long. */
export function OccasionsSection({ isUser, onAdd, ...card }: OccasionsSectionProps) {
  const [filter, setFilter] = useState(everything);
  const search = useDebounced(filter.search.trim());
  const list = useInfiniteQuery({ ...occasionsQuery({ search, type: filter.type }), enabled: isUser });
  const { data, error } = list;
  const occasions = useMemo(() => data?.pages.flatMap((page) => page.occasions) ?? [], [data]);
  const total = data?.pages.at(-1)?.total ?? 0;
  const isFiltered = filter.search.trim() !== '' || filter.type !== '';
  const isEmpty = data !== undefined && total === 0 && !isFiltered && !search && !list.isPlaceholderData;
  useFocusWhenEmptied(isEmpty);

  if (isEmpty) return <NothingTracked onAdd={onAdd} />;
  if (!data)
    return error ? (
      <LoadError
        error={error}
        what="your occasions"
        retrying={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    ) : (
      <CardsSkeleton />
    );
  return (
    <>
      {(isFiltered || total >= worthFiltering) && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <SearchField
            label="Search by name"
            value={filter.search}
            onChange={(search) => setFilter({ ...filter, search })}
          />
          <NativeSelect
            value={filter.type}
            onChange={({ target }) => setFilter({ ...filter, type: target.value as OccasionFilter['type'] })}
            input={<OutlinedInput inputProps={{ 'aria-label': 'Type' }} />}
            sx={{ flex: '1 1 180px', maxWidth: { sm: 240 } }}
          >
            <option value="">All types</option>
            {occasionTypes.map((type) => (
              <option key={type} value={type}>
                {occasionLabels[type]}
              </option>
            ))}
          </NativeSelect>
          <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
            {counted(total, 'occasion')}
          </Typography>
        </Box>
      )}
      {occasions.length > 0 ? (
        <OccasionList occasions={occasions} today={data.pages[0]!.today} {...card} />
      ) : (
        <Box sx={{ display: 'grid', justifyItems: 'start', gap: 2, py: 3 }}>
          <Typography>No matching occasions.</Typography>
          <Button
            variant="outlined"
            onClick={() => {
              // The button disappears with the filter, so the focus must move.
              focusPage();
              setFilter(everything);
            }}
          >
            Show all occasions
          </Button>
        </Box>
      )}
      <ShowMore
        shown={occasions.length}
        total={total}
        loading={list.isFetchingNextPage}
        failed={list.isFetchNextPageError}
        onMore={() => void list.fetchNextPage()}
      />
    </>
  );
}

const CardsSkeleton = () => (
  <>
    <Box role="status" sx={visuallyHidden}>
      Loading your occasions…
    </Box>
    <Cards aria-hidden>
      {[0, 1, 2, 3, 4, 5].map((each) => (
        <li key={each}>
          <Skeleton variant="rounded" height={168} sx={{ borderRadius: '14px' }} />
        </li>
      ))}
    </Cards>
  </>
);

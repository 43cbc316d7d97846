import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadError } from '../../ui/feedback/load-error.js';
import { useDebounced } from '../../ui/fields/use-debounced.js';
import { namesQuery, namesShown } from './occasions.api.js';

interface RecipientChoiceProps {
  value: number | null;
  onChange: (id: number | null) => void;
  /** The current recipient, who may be far down the list. */
  known: { id: number; name: string } | undefined;
  problem: string | undefined;
}

/** The recipient of an occasion, with a search when there are more than fit into a list. */
export function RecipientChoice({ value, onChange, known, problem }: RecipientChoiceProps) {
  const [search, setSearch] = useState('');
  const asked = useDebounced(search.trim());
  const all = useQuery(namesQuery());
  const found = useQuery(namesQuery(asked));
  const { data } = found;
  const [chosen, setChosen] = useState(known);
  const names = data?.names ?? [];
  const kept = chosen && !names.some(({ id }) => id === chosen.id) ? [chosen] : [];
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {(all.data?.total ?? 0) > namesShown && (
        <TextField
          type="search"
          label="Find a name"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          helperText={asked && data ? `${data.total} found; choose below` : undefined}
          slotProps={{ htmlInput: { maxLength: 100, autoComplete: 'off' } }}
        />
      )}
      <NamesProblem query={found} />
      <TextField
        select
        required
        label="Recipient"
        value={value ?? ''}
        onChange={({ target }) => {
          const id = Number(target.value) || null;
          setChosen([...kept, ...names].find((each) => each.id === id));
          onChange(id);
        }}
        error={problem !== undefined}
        helperText={problem}
        slotProps={{ select: { native: true } }}
      >
        <option value="">Choose a recipient</option>
        {[...kept, ...names].map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </TextField>
    </Box>
  );
}

const NamesProblem = ({
  query: { data, error, isFetching, refetch },
}: {
  query: Pick<UseQueryResult, 'data' | 'error' | 'isFetching' | 'refetch'>;
}) =>
  !data &&
  error && (
    <LoadError error={error} what="your people" retrying={isFetching} onRetry={() => void refetch()} />
  );

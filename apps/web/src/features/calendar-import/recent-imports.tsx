import { importUndoDays } from '@giftwell/contracts/calendar/calendar-import';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { LoadError } from '../../ui/feedback/load-error.js';
import { formatDate } from '../../ui/fields/dates.js';
import { counted } from '../../ui/text/counted.js';
import { importsQuery, useUndoImport } from './calendar-import.api.js';

const sources = { google: 'Google Calendar', file: 'File', text: 'Pasted text' } as const;

/** Imports of the last weeks, each of which can be undone as a whole. */
export function RecentImports() {
  const { data, error, isFetching, refetch } = useQuery(importsQuery);
  const undo = useUndoImport();
  if (!data && error)
    return (
      <LoadError
        error={error}
        what="your recent imports"
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data || data.imports.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="recent-imports">
      <Typography id="recent-imports" variant="h6" component="h3">
        Recent imports
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        You can undo an import for {importUndoDays} days.
      </Typography>
      <Box component="ul" sx={{ display: 'grid', gap: 0.5, m: 0, p: 0, listStyle: 'none' }}>
        {data.imports.map(({ id, source, createdAt, occasions }) => {
          const said = `${sources[source]}, ${formatDate(createdAt.slice(0, 10))}: ${counted(occasions, 'date')}`;
          return (
            <Box component="li" key={id} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
              <Typography variant="body2" sx={{ flex: 1 }}>
                {said}
              </Typography>
              <Button
                size="small"
                variant="text"
                aria-label={`Undo import: ${said}`}
                aria-busy={undo.isPending}
                onClick={undo.isPending ? undefined : () => undo.mutate(id)}
              >
                Undo
              </Button>
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}

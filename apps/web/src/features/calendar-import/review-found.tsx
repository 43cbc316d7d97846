import type { CalendarScan } from '@giftwell/contracts/calendar/calendar-import';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { ShowMore } from '../../ui/feedback/show-more.js';
import { useAddFound } from './calendar-import.api.js';
import { FoundItem } from './found-item.js';
import {
  canAdd,
  countsText,
  groupOf,
  groups,
  hasDates,
  rowsOf,
  sentOf,
  type FoundRow,
} from './found-rows.js';

interface ReviewFoundProps {
  scan: CalendarScan;
  onAgain: () => void;
  onDone: () => void;
}

/** Rows of a group that are shown at once. */
const shownAtOnce = 40;

/** Step 2: what was found, by how sure it is. */
export function ReviewFound({ scan, onAgain, onDone }: ReviewFoundProps) {
  const [rows, setRows] = useState(() => rowsOf(scan));
  const [problem, setProblem] = useState<string | null>(null);
  const add = useAddFound();
  const chosen = rows.filter(({ isChosen }) => isChosen);
  const addable = rows.filter(canAdd);
  const change = (key: number, changes: Partial<FoundRow>) =>
    setRows((all) => all.map((row) => (row.key === key ? { ...row, ...changes } : row)));
  const chooseAll = (isChosen: boolean) =>
    setRows((all) => all.map((row) => (canAdd(row) ? { ...row, isChosen } : row)));
  const send = () => {
    if (chosen.length === 0)
      return setProblem('No contacts selected. Please select at least one contact to add.');
    setProblem(null);
    add.mutate({ recipients: chosen.map(sentOf), source: scan.source }, { onSuccess: onDone });
  };
  if (rows.length === 0) return <NothingFound scan={scan} onAgain={onAgain} />;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography role="status">{countsText(scan)}</Typography>
      {scan.isDateOrderOpen && (
        <Typography>
          Some dates can be read two ways, like 5/3. Please check the ones with “Swap day and month”.
        </Typography>
      )}
      <FormControlLabel
        label={`Select all (${chosen.length} of ${addable.length} selected)`}
        control={
          <Checkbox
            checked={addable.length > 0 && chosen.length === addable.length}
            indeterminate={chosen.length > 0 && chosen.length < addable.length}
            onChange={(_event, isChosen) => chooseAll(isChosen)}
          />
        }
      />
      {groups.map(([group, title]) => (
        <FoundGroup
          key={group}
          title={title}
          rows={rows.filter((row) => groupOf(row) === group)}
          onChange={change}
        />
      ))}
      {problem && (
        <Typography role="alert" color="error">
          {problem}
        </Typography>
      )}
      <Box
        sx={{
          ...{ display: 'flex', flexWrap: 'wrap', gap: 1.5, justifyContent: 'flex-end' },
          // Over the padding of the dialog, so that no row shows below.
          ...{ position: 'sticky', bottom: (theme) => theme.spacing(-3), mb: -3, zIndex: 1 },
          ...{ mx: { xs: -2.5, sm: -4 }, px: { xs: 2.5, sm: 4 }, py: 1.5 },
          ...{ bgcolor: 'background.paper', borderTop: 1, borderColor: 'divider' },
          '& button': { flex: { xs: 'auto', sm: 'none' }, px: { xs: 1.5, sm: 2.5 } },
        }}
      >
        <Button variant="outlined" onClick={onAgain}>
          Scan something else
        </Button>
        <Button variant="contained" aria-busy={add.isPending} onClick={add.isPending ? undefined : send}>
          {add.isPending ? 'Adding them…' : `Add ${chosen.length} selected`}
        </Button>
      </Box>
    </Box>
  );
}

interface FoundGroupProps {
  title: string;
  rows: FoundRow[];
  onChange: (key: number, changes: Partial<FoundRow>) => void;
}

function FoundGroup({ title, rows, onChange }: FoundGroupProps) {
  const [max, setMax] = useState(shownAtOnce);
  const shown = useMemo(() => rows.slice(0, max), [rows, max]);
  if (rows.length === 0) return null;
  return (
    <Box component="section" aria-label={title}>
      <Typography variant="h6" component="h3" sx={{ mb: 1 }}>
        {title} ({rows.length})
      </Typography>
      <Box component="ul" sx={{ display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none' }}>
        {shown.map((row) => (
          <FoundItem key={row.key} row={row} onChange={(changes) => onChange(row.key, changes)} />
        ))}
      </Box>
      <ShowMore
        shown={shown.length}
        total={rows.length}
        loading={false}
        failed={false}
        onMore={() => setMax(max + shownAtOnce)}
      />
    </Box>
  );
}

const noDates = {
  google: 'There’s nothing in your calendar yet.',
  file: 'This file has no dates that we can read. Please choose a calendar or an address book (.ics, .csv or .vcf).',
  text: 'There are no dates in this text. Please write a name and a date on each line, like “Mia, May 3”.',
};

const NothingFound = ({ scan, onAgain }: Pick<ReviewFoundProps, 'scan' | 'onAgain'>) => (
  <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
    <Typography variant="h6" component="h3">
      {scan.source === 'google' ? 'Calendar connected but no occasions found' : 'No occasions found'}
    </Typography>
    <Typography>
      {hasDates(scan)
        ? `${countsText(scan)} Birthdays and anniversaries are often in a separate calendar.`
        : noDates[scan.source]}
    </Typography>
    <Button variant="contained" onClick={onAgain}>
      Try Again
    </Button>
  </Box>
);

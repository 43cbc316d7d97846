import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import { useRef, type KeyboardEvent } from 'react';
import { errorMessage } from '../../ui/feedback/app-error.js';
import { QuickAddResult } from './quick-add-result.js';
import { QuickAddRow } from './quick-add-row.js';
import { linesMax } from './read-lines.js';
import { notesOf, useLines } from './use-lines.js';
import { useQuickAdd } from './quick-add.api.js';

interface QuickAddFormProps {
  onDirty: (dirty: boolean) => void;
  onLeave: () => void;
  onDescribe: (id: number) => void;
}

/** The same padding as in the header. */
const edges = { xs: 2.5, sm: 4 };

const addLabel = (ready: number, all: number) => {
  if (all <= 1 || ready === 0) return 'Add';
  return ready < all ? `Add ${ready} of ${all}` : `Add all ${all}`;
};

/** The text, the parsed lines, and the result. */
export function QuickAddForm({ onDirty, onLeave, onDescribe }: QuickAddFormProps) {
  const lines = useLines();
  const adding = useQuickAdd();
  const field = useRef<HTMLTextAreaElement>(null);
  const ready = lines.rows.filter(({ problem }) => problem === null);

  const write = (text: string) => {
    lines.write(text);
    onDirty(text.trim() !== '');
    if (adding.isError) adding.reset();
  };
  const add = () => {
    if (adding.isPending) return;
    if (ready.length === 0) return field.current?.focus();
    adding.mutate(
      ready.map(({ entry }) => entry),
      {
        onSuccess: () => {
          onDirty(lines.without(ready.map(({ line }) => line)));
          field.current?.focus();
        },
      },
    );
  };
  // A single unambiguous line that is used as a whole needs no review.
  const [only, ...others] = lines.rows;
  const isSure =
    others.length === 0 && only?.problem === null && !only.otherDay && notesOf(only).length === 0;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || !isSure) return;
    event.preventDefault();
    add();
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
      sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, flex: 1 }}
    >
      <DialogContent
        sx={{ px: edges, pt: '20px !important', display: 'grid', alignContent: 'start', gap: 2 }}
      >
        <TextField
          label="Name and date"
          placeholder={'Rosa, May 3'}
          helperText="Press Enter to add a line, or paste many at once. We assume birthdays unless you say otherwise. The date is optional, and so is the year."
          multiline
          minRows={1}
          maxRows={6}
          autoFocus
          value={lines.text}
          onChange={({ target }) => write(target.value)}
          onKeyDown={onKeyDown}
          inputRef={field}
          slotProps={{ htmlInput: { autoComplete: 'off', enterKeyHint: 'done' } }}
        />
        <div role="status">
          {adding.data && (
            <QuickAddResult
              key={adding.submittedAt}
              added={adding.data}
              onDescribe={lines.text.trim() ? null : onDescribe}
            />
          )}
        </div>
        {adding.error && (
          <FormHelperText error role="alert">
            {errorMessage(adding.error, 'That didn’t work. Please try again.')}
          </FormHelperText>
        )}
        {lines.rows.length > 0 && (
          <Rows
            lines={lines}
            onLeftOut={(isAnyLeft) => {
              onDirty(isAnyLeft);
              field.current?.focus();
            }}
          />
        )}
        {lines.tooMany > 0 && (
          <FormHelperText>Showing the first {linesMax} lines. Add them to see the rest.</FormHelperText>
        )}
      </DialogContent>
      <DialogActions disableSpacing sx={{ px: edges, borderTop: 1, borderColor: 'divider' }}>
        <Button variant="text" color="inherit" onClick={onLeave}>
          {lines.text.trim() ? 'Cancel' : 'Done'}
        </Button>
        <Button type="submit" variant="contained" aria-busy={adding.isPending} disabled={ready.length === 0}>
          {adding.isPending ? 'Adding…' : addLabel(ready.length, lines.rows.length)}
        </Button>
      </DialogActions>
    </Box>
  );
}

interface RowsProps {
  lines: ReturnType<typeof useLines>;
  /** Called with whether other lines remain. */
  onLeftOut: (isAnyLeft: boolean) => void;
}

const Rows = ({ lines, onLeftOut }: RowsProps) => (
  <Box
    component="ul"
    aria-label="What we read"
    sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}
  >
    {lines.rows.map((row) => (
      <QuickAddRow
        key={row.line}
        row={row}
        onChange={(entry) => lines.change(row.line, entry)}
        onRemove={() => onLeftOut(lines.without([row.line]))}
      />
    ))}
  </Box>
);

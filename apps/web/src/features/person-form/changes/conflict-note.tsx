import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import type { Conflict } from './merge-values.js';

interface ConflictNoteProps {
  name: string;
  conflicts: readonly Conflict[];
  onTake: (conflict: Conflict) => void;
}

/** Shows what was also changed elsewhere. Saving again keeps the form's values. */
export function ConflictNote({ name, conflicts, onTake }: ConflictNoteProps) {
  const box = useRef<HTMLDivElement>(null);
  const isShown = conflicts.length > 0;
  // The button that had the focus was disabled while the form was saved.
  useEffect(() => {
    if (isShown) box.current?.focus();
  }, [isShown]);
  return (
    <Box role="alert" ref={box} tabIndex={-1} sx={{ flexShrink: 0, outline: 'none' }}>
      {isShown && (
        <Box sx={note}>
          <Typography sx={{ fontWeight: 660 }}>{name} was also changed somewhere else</Typography>
          <Typography variant="body2">
            Nothing is saved yet. Save again to keep what you entered, or take the other version:
          </Typography>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, display: 'grid', gap: 1 }}>
            {conflicts.map((conflict) => (
              <Box component="li" key={`${conflict.label} ${conflict.theirs}`} sx={row}>
                <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                  {conflict.label}: <b>{shortened(conflict.theirs)}</b>
                </Box>
                <Button
                  size="small"
                  variant="outlined"
                  color="inherit"
                  aria-label={`Take ${conflict.label}: ${shortened(conflict.theirs)}`}
                  onClick={() => onTake(conflict)}
                >
                  Take this
                </Button>
              </Box>
            ))}
          </Box>
        </Box>
      )}
    </Box>
  );
}

const longest = 160;
const shortened = (text: string) => (text.length > longest ? `${text.slice(0, longest).trimEnd()}…` : text);

const row = { display: 'flex', alignItems: 'center', gap: 1.5 };
const note = {
  px: { xs: 2.5, sm: 4 },
  py: 1.5,
  maxHeight: '40dvh',
  overflowY: 'auto',
  backgroundColor: 'marigold.main',
  color: 'marigold.contrastText',
};

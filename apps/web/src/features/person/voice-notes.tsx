import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

const shownFirst = 3;

/** The giver's notes about them. */
export function VoiceNotes({ notes }: { notes: readonly string[] }) {
  const [all, setAll] = useState(false);
  if (notes.length === 0) return null;
  const shown = all ? notes : notes.slice(0, shownFirst);
  return (
    <Box component="section" aria-labelledby="notes">
      <Typography id="notes" variant="h4" component="h2" sx={{ mb: 1.5 }}>
        Notes
      </Typography>
      <Box
        component="ul"
        aria-labelledby="notes"
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}
      >
        {shown.map((note, at) => (
          <Box
            component="li"
            // Two notes may be equal.
            key={at}
            sx={{
              pl: 2,
              borderLeft: 3,
              borderColor: 'primary.main',
              overflowWrap: 'anywhere',
              whiteSpace: 'pre-line',
            }}
          >
            {note}
          </Box>
        ))}
      </Box>
      {notes.length > shownFirst && (
        <Button variant="text" size="small" sx={{ mt: 1 }} aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Show fewer' : `Show all ${notes.length}`}
        </Button>
      )}
    </Box>
  );
}

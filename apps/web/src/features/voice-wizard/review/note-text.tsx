import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** A note with the understood words highlighted. */
export function NoteText({ note, words }: { note: string; words: readonly string[] }) {
  return (
    <Box
      component="blockquote"
      sx={{
        m: 0,
        pl: 2,
        borderLeft: 3,
        borderColor: 'primary.main',
        overflowWrap: 'anywhere',
        whiteSpace: 'pre-line',
        '& mark': {
          color: 'inherit',
          bgcolor: 'blush.main',
          borderRadius: '4px',
          px: '2px',
          mx: '-2px',
          boxShadow: 'inset 0 -2px 0 var(--mui-palette-marigold-main)',
        },
      }}
    >
      {partsOf(note, words)}
    </Box>
  );
}

/** Splits a note into parts and marks those in `words`; overlapping ones are merged. */
function partsOf(note: string, words: readonly string[]): ReactNode[] {
  const marked = new Array<boolean>(note.length).fill(false);
  for (const each of words)
    for (let at = note.indexOf(each); each && at >= 0; at = note.indexOf(each, at + each.length))
      marked.fill(true, at, at + each.length);
  const parts: ReactNode[] = [];
  for (let from = 0; from < note.length;) {
    const change = marked.indexOf(!marked[from], from);
    const to = change < 0 ? note.length : change;
    const text = note.slice(from, to);
    parts.push(marked[from] ? <mark key={from}>{text}</mark> : text);
    from = to;
  }
  return parts;
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { Bow } from '../../../ui/illustrations/ribbon.js';
import { focusPage } from '../../../ui/fields/focus.js';
import { useImportSaved } from './use-import-saved.js';

interface NoteProps {
  title: string;
  children: ReactNode;
  action: ReactNode;
}

/** A note above the ideas, with actions. */
export function Note({ title, children, action }: NoteProps) {
  const titleId = useId();
  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2.5,
        rowGap: 1.5,
        px: { xs: 2, sm: 3 },
        py: 2,
        mb: 2,
        borderRadius: '14px',
        bgcolor: 'blush.main',
        color: 'blush.contrastText',
      }}
    >
      <Bow sx={{ display: { xs: 'none', sm: 'block' } }} />
      <Box sx={{ flex: '1 1 17rem', minWidth: 0 }}>
        <Typography variant="h5" component="h2" id={titleId}>
          {title}
        </Typography>
        <Typography variant="body2">{children}</Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{action}</Box>
    </Box>
  );
}

interface ImportSavedNoteProps {
  /** Without it, the note stays until the ideas are imported. */
  onNotNow?: () => void;
}

/** Offers a signed-in user to import the ideas of this browser. */
export function ImportSavedNote({ onNotNow }: ImportSavedNoteProps) {
  const { count, importSaved, isPending } = useImportSaved();
  if (count === 0) return null;
  // Both buttons disappear with the note.
  const leave = (act: () => void) => () => {
    focusPage();
    act();
  };
  return (
    <Note
      title={`Add your ${count === 1 ? 'saved idea' : `${count} saved ideas`} to your account?`}
      action={
        <>
          <Button variant="contained" disabled={isPending} onClick={leave(importSaved)}>
            {isPending ? 'Importing…' : 'Import'}
          </Button>
          {onNotNow && (
            <Button variant="text" color="inherit" disabled={isPending} onClick={leave(onNotNow)}>
              Not now
            </Button>
          )}
        </>
      }
    >
      {`${count === 1 ? 'It’s' : 'They’re'} only in this browser. In your account you’ll see ${count === 1 ? 'it' : 'them'} on every device.`}
    </Note>
  );
}

/** The same, on other pages than the saved ideas. */
export const ImportSavedBanner = ({ onNotNow }: Required<ImportSavedNoteProps>) => (
  <Container maxWidth="lg" sx={{ pt: 2 }}>
    <ImportSavedNote onNotNow={onNotNow} />
  </Container>
);

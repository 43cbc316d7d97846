import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { errorMessage } from '../../ui/feedback/app-error.js';
import { problemsOf } from './server-problems.js';

interface RefusalNoteProps {
  error: Error;
  fields: readonly string[];
  failure: { title: string; otherwise: string };
}

/** The error above a form, unless it belongs to a field. */
export function RefusalNote({ error, fields, failure }: RefusalNoteProps) {
  const isAtField = Object.keys(problemsOf(error, fields)).length > 0;
  return (
    <Box
      role="alert"
      sx={{
        px: 2,
        py: 1.25,
        borderRadius: '12px',
        overflowWrap: 'anywhere',
        border: 1,
        borderColor: 'divider',
        borderLeft: '6px solid',
        borderLeftColor: 'error.main',
      }}
    >
      <Typography sx={{ fontWeight: 660 }}>{failure.title}</Typography>
      {!isAtField && <Typography variant="body2">{errorMessage(error, failure.otherwise)}</Typography>}
    </Box>
  );
}

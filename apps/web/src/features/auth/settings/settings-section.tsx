import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

/** A block of a card of the settings, with a heading of its own. */
export function SettingsSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{
        display: 'grid',
        gap: 2,
        justifyItems: 'start',
        '& + &': { mt: 4, pt: 4, borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Typography id={id} variant="h4" component="h3">
        {title}
      </Typography>
      {children}
    </Box>
  );
}

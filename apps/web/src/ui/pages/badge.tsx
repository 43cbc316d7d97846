import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** A few words above the title of a page: what it is, or its state. */
export const Badge = ({ children }: { children: ReactNode }) => (
  <Typography
    component="p"
    variant="caption"
    sx={{
      display: 'inline-flex',
      alignItems: 'center',
      gap: 1,
      px: 1.5,
      py: 0.5,
      borderRadius: 99,
      backgroundColor: 'blush.main',
      fontWeight: 600,
    }}
  >
    {children}
  </Typography>
);

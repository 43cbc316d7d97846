import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Why a form couldn't be saved. */
export const SaveProblem = ({ children }: { children: ReactNode }) => (
  <Box role="alert" sx={{ p: 2, borderRadius: '12px', bgcolor: 'blush.main', color: 'blush.contrastText' }}>
    {children}
  </Box>
);

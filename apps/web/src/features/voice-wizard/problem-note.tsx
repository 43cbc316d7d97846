import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Problem } from './voice-problem.js';

/** An error where it happened, announced to screen readers. */
export const ProblemNote = ({ problem, children }: { problem: Problem | null; children?: ReactNode }) => (
  <Box role="alert" sx={{ '&:empty': { display: 'none' } }}>
    {problem && (
      <Box
        sx={{
          display: 'grid',
          gap: 1,
          justifyItems: 'start',
          p: 2,
          borderRadius: 2,
          border: 1,
          borderColor: 'error.main',
        }}
      >
        <Box>
          <Typography sx={{ fontWeight: 640, color: 'error.main' }}>{problem.title}</Typography>
          {problem.text && <Typography sx={{ color: 'text.secondary' }}>{problem.text}</Typography>}
        </Box>
        {children}
      </Box>
    )}
  </Box>
);

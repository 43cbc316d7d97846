import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { Ref } from 'react';
import { CloseIcon } from '../../ui/icons/icons.js';

interface ResultsHeaderProps {
  titleId: string;
  titleRef?: Ref<HTMLHeadingElement>;
  /** For whom, for what, for how much. */
  summary?: string;
  onClose: () => void;
}

export const ResultsHeader = ({ titleId, titleRef, summary, onClose }: ResultsHeaderProps) => (
  <Box sx={{ px: { xs: 2.5, sm: 4 }, pt: { xs: 2, sm: 3 }, pb: 2, display: 'flex', gap: 2 }}>
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <Typography
        id={titleId}
        ref={titleRef}
        tabIndex={-1}
        variant="h2"
        sx={{ fontSize: { xs: '1.625rem', sm: '2rem' } }}
      >
        Perfect Gift Suggestions
      </Typography>
      <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>{summary}</Typography>
    </Box>
    <IconButton aria-label="Close" onClick={onClose} sx={{ alignSelf: 'flex-start', mr: -1 }}>
      <CloseIcon />
    </IconButton>
  </Box>
);

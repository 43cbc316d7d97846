import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { ReactNode, Ref } from 'react';
import { CloseIcon, EditIcon, RefreshIcon } from '../../ui/icons/icons.js';

interface ResultsHeaderProps {
  titleId: string;
  titleRef?: Ref<HTMLHeadingElement>;
  /** Recipient, occasion and budget. */
  summary?: string;
  /** Returns to the answers. */
  onEdit?: () => void;
  onRestart?: () => void;
  onClose: () => void;
}

export const ResultsHeader = (props: ResultsHeaderProps) => {
  const { titleId, titleRef, summary, onEdit, onRestart, onClose } = props;
  return (
    <Box sx={header}>
      <Box sx={{ gridArea: 'title', minWidth: 0 }}>
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
      {onEdit && onRestart && (
        <Box sx={{ gridArea: 'ways', display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Way icon={<EditIcon />} onClick={onEdit}>
            Edit Wizard
          </Way>
          <Way icon={<RefreshIcon />} onClick={onRestart}>
            Try Wizard Again
          </Way>
        </Box>
      )}
      <IconButton aria-label="Close Suggestions" onClick={onClose} sx={{ gridArea: 'close', mr: -1 }}>
        <CloseIcon />
      </IconButton>
    </Box>
  );
};

interface WayProps {
  icon: ReactNode;
  onClick: () => void;
  children: string;
}
const Way = ({ icon, onClick, children }: WayProps) => (
  <Button
    variant="outlined"
    color="inherit"
    size="small"
    startIcon={icon}
    onClick={onClick}
    sx={{ flex: { xs: 1, md: 'none' }, minHeight: 44, px: 1.5, whiteSpace: 'nowrap' }}
  >
    {children}
  </Button>
);

/** On narrow screens both actions are below the title. */
const header = {
  px: { xs: 2.5, sm: 4 },
  pt: { xs: 2, sm: 3 },
  pb: 2,
  display: 'grid',
  columnGap: 2,
  rowGap: 1.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr) auto auto' },
  gridTemplateAreas: { xs: '"title close" "ways ways"', md: '"title ways close"' },
};

import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { CloseIcon } from '../icons/icons.js';

interface DialogHeaderProps {
  titleId: string;
  title: string;
  closeLabel?: string;
  onLeave: () => void;
}

/** The header of a dialog without steps. */
export const DialogHeader = ({ titleId, title, closeLabel = 'Close', onLeave }: DialogHeaderProps) => (
  <Box
    sx={{
      px: { xs: 2.5, sm: 4 },
      pt: { xs: 1.5, sm: 2.5 },
      pb: { xs: 1.5, sm: 2 },
      display: 'flex',
      gap: 2,
      borderBottom: 1,
      borderColor: 'divider',
    }}
  >
    <Typography id={titleId} variant="h3" component="h2" sx={{ flex: 1, minWidth: 0, alignSelf: 'center' }}>
      {title}
    </Typography>
    <IconButton aria-label={closeLabel} onClick={onLeave} sx={{ mr: -1 }}>
      <CloseIcon />
    </IconButton>
  </Box>
);

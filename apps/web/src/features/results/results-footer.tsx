import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import { EditIcon, RefreshIcon } from '../../ui/icons/icons.js';

interface ResultsFooterProps {
  onClose: () => void;
  onEdit?: () => void;
  onRestart: () => void;
}

export function ResultsFooter({ onClose, onEdit, onRestart }: ResultsFooterProps) {
  return (
    <DialogActions
      disableSpacing
      sx={{
        px: { xs: 2, sm: 4 },
        py: { xs: 1.5, sm: 2 },
        flexWrap: 'wrap',
        borderTop: 1,
        borderColor: 'divider',
        backgroundColor: 'background.paper',
        '& > button': { px: { xs: 1, sm: 2.5 } },
        '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } },
      }}
    >
      {onEdit && (
        <Button
          variant="outlined"
          startIcon={<EditIcon />}
          onClick={onEdit}
          sx={{ flex: { xs: 1, sm: 'none' } }}
        >
          Edit Wizard
        </Button>
      )}
      <Button
        variant="outlined"
        startIcon={<RefreshIcon />}
        onClick={onRestart}
        sx={{ flex: { xs: 1, sm: 'none' } }}
      >
        Try Wizard Again
      </Button>
      <Button
        variant="contained"
        onClick={onClose}
        sx={{ ml: { sm: 'auto' }, width: { xs: '100%', sm: 'auto' } }}
      >
        Close Suggestions
      </Button>
    </DialogActions>
  );
}

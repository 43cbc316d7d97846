import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { CloseIcon } from '../icons/icons.js';
import { RibbonProgress } from './ribbon-progress.js';

export interface StepHeaderProps {
  titleId: string;
  title: string;
  /** Starts at 1. */
  step: number;
  steps: number;
  /** The step's question, for screen readers. */
  question: string;
  /** Also shows a percentage. */
  withPercent?: boolean;
  closeLabel: string;
  onClose: () => void;
}

/** The progress in a dialog of several steps. */
export function StepHeader({
  titleId,
  title,
  step,
  steps,
  question,
  withPercent = false,
  closeLabel,
  onClose,
}: StepHeaderProps) {
  return (
    <Box sx={{ px: { xs: 2.5, sm: 4 }, pt: { xs: 2, sm: 3 }, pb: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <Typography id={titleId} variant="h5" component="h2" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        <Typography variant="body2" sx={counter}>
          Step {step} of {steps}
        </Typography>
        {withPercent && (
          <Typography variant="body2" sx={{ ...counter, ml: 'auto' }}>
            {Math.round((step / steps) * 100)}%
          </Typography>
        )}
        <IconButton
          aria-label={closeLabel}
          onClick={onClose}
          sx={{ ...(withPercent ? {} : { ml: 'auto' }), mr: -1 }}
        >
          <CloseIcon />
        </IconButton>
      </Box>
      <Box aria-live="polite" sx={visuallyHidden}>
        {`Step ${step} of ${steps}: ${question}`}
      </Box>
      <RibbonProgress label={`${title} progress`} step={step} steps={steps} />
    </Box>
  );
}

const counter = { color: 'text.secondary', fontVariantNumeric: 'tabular-nums', flexShrink: 0 };

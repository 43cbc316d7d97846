import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { CloseIcon } from '../../shared/icons.js';
import { unseen } from '../../shared/unseen.js';
import { closeWizard } from '../../shared/wizard-store.js';
import { RibbonProgress } from './ribbon-progress.js';
import { stepsOf, useDraft } from './wizard-draft.js';

interface WizardHeaderProps {
  titleId: string;
  /** Of the step, for those who listen. */
  question: string;
}

/** Where one is in the wizard. */
export function WizardHeader({ titleId, question }: WizardHeaderProps) {
  const step = useDraft((state) => state.position + 1);
  const steps = useDraft((state) => stepsOf(state).length);
  return (
    <Box sx={{ px: { xs: 2.5, sm: 4 }, pt: { xs: 2, sm: 3 }, pb: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <Typography id={titleId} variant="h5" component="h2">
          Gift Wizard
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          Step {step} of {steps}
        </Typography>
        <IconButton aria-label="Close wizard" onClick={closeWizard} sx={{ ml: 'auto', mr: -1 }}>
          <CloseIcon />
        </IconButton>
      </Box>
      <Box aria-live="polite" sx={unseen}>
        {`Step ${step} of ${steps}: ${question}`}
      </Box>
      <RibbonProgress step={step} steps={steps} />
    </Box>
  );
}

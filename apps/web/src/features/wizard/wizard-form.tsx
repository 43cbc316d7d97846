import type { WizardInput } from '@giftwell/contracts/gift-ai/wizard';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, type ComponentType, type KeyboardEvent, type SyntheticEvent } from 'react';
import { ContextualTips, type TipContext } from '../../shared/contextual-tips.js';
import { ArrowLeftIcon, ArrowRightIcon, GiftIcon } from '../../shared/icons.js';
import { AboutStep } from './about-step.js';
import { BudgetStep } from './budget-step.js';
import { NameStep } from './name-step.js';
import { OccasionStep } from './occasion-step.js';
import { canLeave, goBack, goOn, isLast, stepOf, useDraft } from './wizard-draft.js';
import { WizardHeader } from './wizard-header.js';
import { promptOf } from './wizard-prompts.js';
import type { Step } from './wizard-steps.js';
import { WordsStep } from './words-step.js';

const pages: Record<Step, ComponentType> = {
  name: NameStep,
  occasion: OccasionStep,
  about: AboutStep,
  interests: () => <WordsStep key="interests" kind="interests" />,
  personality: () => <WordsStep key="personality" kind="personality" />,
  lifestyle: () => <WordsStep key="lifestyle" kind="lifestyle" />,
  budget: BudgetStep,
};

const tipsOf: Partial<Record<Step, TipContext>> = {
  name: 'wizard-start',
  occasion: 'occasion',
  interests: 'interests',
  personality: 'personality',
  budget: 'budget',
};

interface WizardFormProps {
  titleId: string;
  onSubmit: (input: WizardInput) => void;
}

export function WizardForm({ titleId, onSubmit }: WizardFormProps) {
  const state = useDraft();
  const step = stepOf(state);
  const complete = canLeave(state);
  const last = isLast(state);
  const { title, hint } = promptOf(step, state.draft);
  const Page = pages[step];
  const tips = tipsOf[step];
  const content = useFirstFieldFocus(step);

  const advance = () => {
    const input = goOn();
    if (input) onSubmit(input);
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    advance();
  };
  // Fields submit the form on Enter by themselves; this is for when the focus rests on the sheet.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !(event.target as Element).closest('input, textarea, button')) advance();
  };

  return (
    <Box
      component="form"
      noValidate
      onSubmit={submit}
      onKeyDown={onKeyDown}
      sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, flex: 1 }}
    >
      <WizardHeader titleId={titleId} question={title} />
      <DialogContent ref={content} sx={{ px: { xs: 2.5, sm: 4 }, pt: '4px !important', pb: 3 }}>
        <Box
          key={step}
          sx={{
            animation: 'step-in 0.3s ease-out',
            '@keyframes step-in': { from: { opacity: 0, transform: 'translateX(12px)' } },
          }}
        >
          <Typography variant="h2" component="h3" sx={{ fontSize: { xs: '1.75rem', sm: '2rem' }, mb: 1 }}>
            {title}
          </Typography>
          <Typography sx={{ color: 'text.secondary', mb: 3 }}>{hint}</Typography>
          <Page />
        </Box>
        {tips && <ContextualTips context={tips} />}
      </DialogContent>
      <DialogActions
        disableSpacing
        sx={{
          px: { xs: 2.5, sm: 4 },
          justifyContent: 'space-between',
          borderTop: 1,
          borderColor: 'divider',
        }}
      >
        <Button
          variant="text"
          color="inherit"
          startIcon={<ArrowLeftIcon />}
          onClick={goBack}
          disabled={state.position === 0}
        >
          Previous
        </Button>
        <Button
          type="submit"
          variant="contained"
          endIcon={last ? <GiftIcon /> : <ArrowRightIcon />}
          disabled={!complete}
        >
          {last ? 'Get Suggestions' : 'Next'}
        </Button>
      </DialogActions>
    </Box>
  );
}

/** Each step starts at its top, with the focus in its first field (in a radio group: the chosen one). */
function useFirstFieldFocus(step: Step) {
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const first = content.current?.querySelector<HTMLInputElement>('input, textarea');
    const chosen =
      first?.type === 'radio' && content.current?.querySelector<HTMLElement>('input[type=radio]:checked');
    (chosen || first)?.focus({ preventScroll: true });
    if (content.current) content.current.scrollTop = 0;
  }, [step]);
  return content;
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, type KeyboardEvent, type ReactNode, type SyntheticEvent } from 'react';
import { ArrowLeftIcon, ArrowRightIcon } from '../icons/icons.js';

export interface DialogStepProps {
  header: ReactNode;
  /** Identifies the step: a new one slides in, scrolled to its top. */
  step: string;
  /** A short name of the step above its question. */
  overline?: string;
  title: string;
  hint: string;
  children: ReactNode;
  /** Below the step; doesn't move with it. */
  aside?: ReactNode;
  /** Null on the first step. */
  onPrevious: (() => void) | null;
  /** On the button or Enter. */
  onAdvance: () => void;
  /** Replaces "Next". */
  finish?: { label: string; icon?: ReactNode } | null | undefined;
  blocked?: boolean;
  /** On Enter in a field while the button is blocked: says what is missing. */
  onBlocked?: () => void;
}

/** One step of a dialog: a question, its fields, and the buttons back and next. */
export function DialogStep(props: DialogStepProps) {
  const { header, step, overline, title, hint, children, aside } = props;
  const { onPrevious, onAdvance, finish, blocked, onBlocked } = props;
  const content = useFirstFieldFocus(step);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    onAdvance();
  };
  // Fields submit the form on Enter by themselves; this is for the dialog itself, and for texts with several lines.
  const onKeyDown = (event: KeyboardEvent) => {
    const field = (event.target as Element).closest('input, textarea, button, select');
    const isText = field?.tagName === 'TEXTAREA' && (event.ctrlKey || event.metaKey);
    if (event.key !== 'Enter') return;
    if (!field || isText) onAdvance();
    // Browsers don't submit a form whose button is disabled.
    else if (blocked && field.tagName === 'INPUT') onBlocked?.();
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={submit}
      onKeyDown={onKeyDown}
      sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, flex: 1 }}
    >
      {header}
      <DialogContent ref={content} sx={{ px: { xs: 2.5, sm: 4 }, pt: '4px !important', pb: 3 }}>
        <Box
          key={step}
          sx={{
            animation: 'step-in 0.3s ease-out',
            '@keyframes step-in': { from: { opacity: 0, transform: 'translateX(12px)' } },
          }}
        >
          {overline && (
            <Typography variant="body2" sx={{ color: 'primary.main', fontWeight: 660, mb: 0.5 }}>
              {overline}
            </Typography>
          )}
          <Typography variant="h2" component="h3" sx={{ fontSize: { xs: '1.75rem', sm: '2rem' }, mb: 1 }}>
            {title}
          </Typography>
          <Typography sx={{ color: 'text.secondary', mb: 3 }}>{hint}</Typography>
          {children}
        </Box>
        {aside}
      </DialogContent>
      <DialogActions
        disableSpacing
        sx={{ px: { xs: 2.5, sm: 4 }, justifyContent: 'space-between', borderTop: 1, borderColor: 'divider' }}
      >
        <Button
          variant="text"
          color="inherit"
          startIcon={<ArrowLeftIcon />}
          onClick={onPrevious ?? undefined}
          disabled={onPrevious === null}
        >
          Previous
        </Button>
        <Button
          type="submit"
          variant="contained"
          endIcon={finish ? finish.icon : <ArrowRightIcon />}
          disabled={blocked}
        >
          {finish?.label ?? 'Next'}
        </Button>
      </DialogActions>
    </Box>
  );
}

/** Each step starts at its top, with the focus in its first field (in a radio group the chosen one). */
function useFirstFieldFocus(step: string) {
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

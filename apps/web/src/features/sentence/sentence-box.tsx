import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useEffect, useId, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { useSentence, setSentence } from './sentence.js';

/** The server's limit. */
const longest = 6_000;
const nothingSaid = 'Please say or type something first';
const notLoaded = 'We couldn’t reach Giftwell. Please check your connection and try again.';
/** The reader is loaded when there is a sentence. */
const loadReader = () => import('./understand.js');

/** One field to describe a person. Uncontrolled, so that text typed before hydration isn't lost. */
export function SentenceBox() {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isReading, setIsReading] = useState(false);
  const reading = useRef<AbortController>(null);
  // Keeps text from before hydration, else restores text from another page or from before the wizard.
  useEffect(() => {
    const { text } = useSentence.getState();
    if (field.current?.value) setSentence(field.current.value);
    else if (field.current) field.current.value = text;
    return () => reading.current?.abort();
  }, []);

  const complain = (words: string | null) => {
    setProblem(words);
    if (words) field.current?.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const text = field.current?.value.trim() ?? '';
    if (isReading) return;
    if (!text) return complain(nothingSaid);
    setSentence(text);
    setProblem(null);
    setIsReading(true);
    const { signal } = (reading.current = new AbortController());
    const words = await loadReader().then(
      ({ understand }) => understand(text, signal),
      () => notLoaded,
    );
    if (signal.aborted) return;
    setIsReading(false);
    complain(words);
  };
  return (
    // `dialog`: without JavaScript the form does nothing, instead of putting the text into the address.
    <Sheet method="dialog" noValidate onSubmit={(event) => void submit(event)}>
      <label htmlFor={id}>Describe them in a sentence</label>
      <div className="field" data-wrong={problem !== null}>
        <textarea
          id={id}
          ref={field}
          rows={2}
          maxLength={longest}
          placeholder="My sister Hanna turns 36, bakes, hates clutter, about $50"
          autoComplete="off"
          aria-invalid={problem !== null}
          aria-describedby={`${id}-problem`}
          onChange={({ target }) => {
            setSentence(target.value);
            setProblem(null);
          }}
          onKeyDown={sendOnEnter}
        />
        <Button
          type="submit"
          variant="contained"
          aria-busy={isReading}
          // Not `disabled`, because a disabled button loses the focus.
          aria-disabled={isReading}
        >
          {isReading ? 'Reading…' : 'Get ideas'}
        </Button>
      </div>
      <Typography id={`${id}-problem`} role="alert" variant="body2" className="problem">
        {problem}
      </Typography>
      <Box role="status" sx={visuallyHidden}>
        {isReading && 'Reading what you wrote'}
      </Box>
    </Sheet>
  );
}

/** Shift+Enter makes a new line; during text composition Enter belongs to the composition. */
function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

// Our own input, like the first question: the wizard's field is larger than the whole page.
const Sheet = styled('form')(({ theme }) => {
  const { palette } = theme.vars!;
  return {
    maxWidth: '38rem',
    '& label': { display: 'block', marginBottom: 6, fontWeight: 600, fontSize: '0.9375rem' },
    '& .field': {
      display: 'flex',
      alignItems: 'flex-end',
      gap: 8,
      padding: 8,
      borderRadius: 18,
      border: `1px solid ${theme.alpha(palette.text.primary, 0.5)}`,
      backgroundColor: palette.background.paper,
    },
    '& .field:hover': { borderColor: palette.text.primary },
    '& .field[data-wrong=true]': { borderColor: palette.error.main },
    '& .field:focus-within:has(textarea:focus-visible)': {
      outline: `2px solid ${palette.secondary.main}`,
      outlineOffset: -1,
    },
    '& textarea': {
      flex: 1,
      minWidth: 0,
      // Grows with the text if the browser supports it.
      fieldSizing: 'content',
      minHeight: 64,
      maxHeight: 180,
      padding: '6px 8px',
      border: 0,
      outline: 'none',
      resize: 'none',
      background: 'none',
      color: 'inherit',
      font: 'inherit',
      lineHeight: 1.5,
      '&::placeholder': { color: palette.text.secondary, opacity: 1 },
    },
    '& .field button': { flexShrink: 0, minHeight: 48 },
    '& .field button[aria-disabled=true]': { opacity: 0.75, cursor: 'default' },
    '& .problem': { color: palette.error.main, marginTop: 6, '&:empty': { display: 'none' } },
    [theme.breakpoints.down('sm')]: {
      '& .field': { flexDirection: 'column', alignItems: 'stretch' },
      '& textarea': { minHeight: 76 },
    },
  };
});

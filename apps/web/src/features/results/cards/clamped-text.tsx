import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useLayoutEffect, useRef, useState } from 'react';

interface ClampedTextProps {
  /** The topic of the text, for screen readers that read only the button. */
  about: string;
  children: string;
}

/** Two lines of a text, with a button for the rest; a text that fits has no button. */
export function ClampedText({ about, children }: ClampedTextProps) {
  const id = useId();
  const text = useRef<HTMLParagraphElement>(null);
  const [open, setOpen] = useState(false);
  const [isLonger, setIsLonger] = useState(false);

  useLayoutEffect(() => {
    const shown = text.current;
    if (!shown || open) return undefined;
    const measure = () => setIsLonger(shown.scrollHeight > shown.clientHeight + 1);
    measure();
    if (!('ResizeObserver' in window)) return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(shown);
    return () => observer.disconnect();
  }, [open, children]);

  return (
    <Box sx={{ position: 'relative', mt: 1.25 }}>
      <Typography ref={text} id={id} variant="body2" sx={open ? undefined : twoLines}>
        {children}
      </Typography>
      {isLonger && (
        <More
          type="button"
          data-open={open}
          aria-expanded={open}
          aria-controls={id}
          aria-label={`${open ? 'Less' : 'More'} about ${about}`}
          onClick={() => setOpen(!open)}
        >
          {open ? 'less' : 'more'}
        </More>
      )}
    </Box>
  );
}

const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
};

/** Over the end of the second line, so that it needs no line of its own. */
const More = styled('button')(({ theme }) => {
  const { paper } = theme.vars!.palette.background;
  return {
    ...theme.typography.body2,
    minHeight: 24,
    minWidth: 44,
    padding: 0,
    border: 0,
    borderRadius: 6,
    cursor: 'pointer',
    fontWeight: 620,
    textAlign: 'end',
    textDecoration: 'underline',
    textUnderlineOffset: 3,
    color: theme.vars!.palette.text.primary,
    background: 'none',
    '&[data-open=false]': {
      position: 'absolute',
      right: 0,
      bottom: 0,
      paddingLeft: 36,
      background: `linear-gradient(to right, transparent, ${paper} 32px)`,
    },
    '&[data-open=true]': { textAlign: 'start' },
  };
});

import Typography from '@mui/material/Typography';
import { useEffect, useRef, type ReactNode } from 'react';

/** The heading of a stage, which gets the focus. `focus` is false if a field gets it. */
export function StageHeading({ focus = true, children }: { focus?: boolean; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focus) heading.current?.focus({ preventScroll: true });
  }, [focus]);
  return (
    <Typography
      ref={heading}
      tabIndex={-1}
      variant="h2"
      component="h3"
      sx={{ fontSize: { xs: '1.75rem', sm: '2rem' }, mb: 1, outline: 0, overflowWrap: 'anywhere' }}
    >
      {children}
    </Typography>
  );
}
